import type { EvaluatedCoupon } from '../../promotions/coupon.rules'
import type { Discount } from '../../promotions/discount.schemas'
import type { Adjustment, BonusChoice } from '../../promotions/promoted-basket'
import type { Promotion } from '../../promotions/promotion.schemas'
import type { ShippedGoods } from '../../shipping/shipping-price.rules'
import type { ShippingMethod } from '../../shipping/shipping.rules'
import type { LineTax, Taxation } from '../../tax/tax.rules'
import type {
  BasketDocument,
  BasketItem,
  BundledItem,
  ChosenOption,
  GiftCertificateItem,
  ManualAdjustment,
  Shipment,
} from './basket-document.schemas'

/** A discount granted by hand, and what it takes off now. Cents, above or equal to 0. */
export interface AppliedManual {
  adjustment: ManualAdjustment
  minor: number
}

/** A chosen option with its price. All amounts are cents. */
export interface PricedOption {
  chosen: ChosenOption
  /** Of the value, e.g. `Ribbon`. */
  name: string
  unitMinor: number
  /** For all pieces of the line. */
  priceMinor: number
}

export interface CalculatedOption extends PricedOption {
  adjustments: readonly Adjustment[]
  /** After discounts of the option itself. */
  afterItemMinor: number
  /** The share in the order's discounts taken off: this is taxed. */
  afterOrderMinor: number
  tax: LineTax | undefined
  fullTaxMinor: number
}

/** A part of a bundle; it costs nothing besides its bundle. */
export interface CalculatedPart {
  part: BundledItem
  name: string
  /** In all pieces of the bundle. */
  quantity: number
}

/** One line with its price. All amounts are cents. */
export interface CalculatedLine {
  item: BasketItem
  name: string
  inventoryListId: string
  /** The product's alone, its options apart, as are all amounts here. */
  unitMinor: number
  /** Before any discount. */
  priceMinor: number
  adjustments: readonly Adjustment[]
  manualAdjustments: readonly AppliedManual[]
  afterItemMinor: number
  /** The share in the order's discounts taken off too: this is taxed. */
  afterOrderMinor: number
  /** undefined while the state of delivery is unknown, or nobody gave an external tax. */
  tax: LineTax | undefined
  /** On the price before any discount. */
  fullTaxMinor: number
  options: readonly CalculatedOption[]
  /** Of a bundle. */
  parts: readonly CalculatedPart[]
  /** Of a box that its shopper filled: what its pieces are called, by product id. */
  pieceNames?: Readonly<Record<string, string>>
  /** Came along with other lines, by itself or chosen; its adjustment takes its price off. */
  isBonus?: boolean
}

/** One shipment with what its goods, its delivery and their taxes cost. */
export interface CalculatedShipment {
  shipment: Shipment
  itemCount: number
  /** The paid part of the quantity; the rest is free. */
  goods: readonly ShippedGoods[]
  /** After discounts of products. */
  merchandiseMinor: number
  /** After discounts of the order too. */
  productTotalMinor: number
  merchandiseTaxMinor: number
  /** On the prices before any discount. */
  fullMerchandiseTaxMinor: number
  /** Gift certificates that belong to it. */
  giftCertificateMinor: number
  /** The chosen method, while it delivers there. */
  method: ShippingMethod | undefined
  /** Before and after discounts of shipping. */
  shippingBaseMinor: number
  shippingMinor: number
  shippingAdjustments: readonly Adjustment[]
  manualShippingAdjustments: readonly AppliedManual[]
  shippingTax: LineTax | undefined
  fullShippingTaxMinor: number
  /** Its total, taxes included. */
  totalMinor: number
  isTaxKnown: boolean
}

/** A code of the basket, and whether it brings something now. */
export interface CalculatedCoupon extends EvaluatedCoupon {
  isApplied: boolean
}

/** Products that the shopper may choose from, `maxItems` pieces in all. */
export interface CalculatedBonusChoice extends BonusChoice {
  products: readonly { productId: string; name: string }[]
}

/** A discount that goods for `thresholdMinor` bring, of which the basket has `reachedMinor`. */
export interface CalculatedApproach {
  promotion: Promotion
  thresholdMinor: number
  reachedMinor: number
  discount: Discount
  /** Absent: of the order. */
  shipmentId?: string
  /** The shipping methods it is about, with what they cost now. */
  methods: { id: string; name: string; description?: string; priceMinor: number }[]
}

export interface CalculatedGiftCertificate {
  item: GiftCertificateItem
  /** 0 unless a client gave one. */
  taxMinor: number
}

export interface CalculatedBasket {
  document: BasketDocument
  currency: string
  /** Of all prices. */
  taxation: Taxation
  lines: CalculatedLine[]
  shipments: CalculatedShipment[]
  giftCertificates: CalculatedGiftCertificate[]
  /** After discounts of products. */
  merchandiseMinor: number
  /** After discounts of the order too. */
  productTotalMinor: number
  orderAdjustments: readonly Adjustment[]
  manualOrderAdjustments: readonly AppliedManual[]
  coupons: readonly CalculatedCoupon[]
  /** Codes of the shopper's context, which hold as if they stood in the basket. */
  contextCoupons: readonly CalculatedCoupon[]
  bonusChoices: readonly CalculatedBonusChoice[]
  /** Discounts that a few more goods would bring. */
  approaching: readonly CalculatedApproach[]
  merchandiseTaxMinor: number
  fullMerchandiseTaxMinor: number
  shippingMinor: number
  shippingTaxMinor: number
  fullShippingTaxMinor: number
  giftCertificateMinor: number
  giftCertificateTaxMinor: number
  /** What is known so far: no shipping without a method, no tax without a state. */
  orderTotalMinor: number
  isTaxKnown: boolean
  isShippingKnown: boolean
}
