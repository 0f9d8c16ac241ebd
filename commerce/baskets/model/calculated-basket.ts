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

/** A manual discount, and the amount that it currently takes off, in cents (0 or more). */
export interface AppliedManual {
  adjustment: ManualAdjustment
  minor: number
}

/** A chosen option with its price. All amounts are cents. */
export interface PricedOption {
  chosen: ChosenOption
  /** Name of the value, e.g. `Ribbon`. */
  name: string
  unitMinor: number
  /** For the whole quantity of the line. */
  priceMinor: number
}

export interface CalculatedOption extends PricedOption {
  adjustments: readonly Adjustment[]
  /** After the option's own discounts. */
  afterItemMinor: number
  /** After the option's share of the order's discounts. Tax is computed on this amount. */
  afterOrderMinor: number
  tax: LineTax | undefined
  fullTaxMinor: number
}

/** A part of a bundle. Its price is included in the bundle's price. */
export interface CalculatedPart {
  part: BundledItem
  name: string
  /** Total in all bundles of the line. */
  quantity: number
}

/** One line with its price. All amounts are cents. */
export interface CalculatedLine {
  item: BasketItem
  name: string
  inventoryListId: string
  /** Price of one piece. Like all amounts of the line, it excludes the options. */
  unitMinor: number
  /** Before any discount. */
  priceMinor: number
  adjustments: readonly Adjustment[]
  manualAdjustments: readonly AppliedManual[]
  afterItemMinor: number
  /** After the line's share of the order's discounts. Tax is computed on this amount. */
  afterOrderMinor: number
  /**
   * undefined while the place of delivery is unknown. With external taxes: undefined if none was
   * set.
   */
  tax: LineTax | undefined
  /** Tax on the price before any discount. */
  fullTaxMinor: number
  options: readonly CalculatedOption[]
  /** The parts, if the line is a bundle; otherwise empty. */
  parts: readonly CalculatedPart[]
  /** For a box filled by the shopper: the names of its pieces, by product id. */
  pieceNames?: Readonly<Record<string, string>>
  /**
   * Whether the line is a bonus product, automatic or chosen. A discount then takes off its price.
   */
  isBonus?: boolean
}

export interface CalculatedShipment {
  shipment: Shipment
  itemCount: number
  /** The goods from which the shipping cost is computed, without bonus products. */
  goods: readonly ShippedGoods[]
  merchandiseMinor: number
  productTotalMinor: number
  merchandiseTaxMinor: number
  /** Tax on the prices before any discount. */
  fullMerchandiseTaxMinor: number
  giftCertificateMinor: number
  /** The chosen method, if it still delivers this shipment. */
  method: ShippingMethod | undefined
  /** Shipping cost before shipping discounts; `shippingMinor` is the cost after them. */
  shippingBaseMinor: number
  shippingMinor: number
  shippingAdjustments: readonly Adjustment[]
  manualShippingAdjustments: readonly AppliedManual[]
  shippingTax: LineTax | undefined
  fullShippingTaxMinor: number
  totalMinor: number
  isTaxKnown: boolean
}

export interface CalculatedCoupon extends EvaluatedCoupon {
  isApplied: boolean
}

/** Bonus products from which the shopper may choose, up to `maxItems` pieces in total. */
export interface CalculatedBonusChoice extends BonusChoice {
  products: readonly { productId: string; name: string }[]
}

export interface CalculatedApproach {
  promotion: Promotion
  thresholdMinor: number
  reachedMinor: number
  discount: Discount
  /** Absent for a discount on the order. */
  shipmentId?: string
  /** The shipping methods to which the discount applies, with their current prices. */
  methods: { id: string; name: string; description?: string; priceMinor: number }[]
}

export interface CalculatedGiftCertificate {
  item: GiftCertificateItem
  /** 0 unless a client set an external tax. */
  taxMinor: number
}

export interface CalculatedBasket {
  document: BasketDocument
  currency: string
  /** Applies to all prices. */
  taxation: Taxation
  lines: CalculatedLine[]
  shipments: CalculatedShipment[]
  giftCertificates: CalculatedGiftCertificate[]
  merchandiseMinor: number
  productTotalMinor: number
  orderAdjustments: readonly Adjustment[]
  manualOrderAdjustments: readonly AppliedManual[]
  coupons: readonly CalculatedCoupon[]
  /** Codes from the shopper's context, which are treated like codes in the basket. */
  contextCoupons: readonly CalculatedCoupon[]
  bonusChoices: readonly CalculatedBonusChoice[]
  /** Discounts that become available when a few more goods are added. */
  approaching: readonly CalculatedApproach[]
  merchandiseTaxMinor: number
  fullMerchandiseTaxMinor: number
  shippingMinor: number
  shippingTaxMinor: number
  fullShippingTaxMinor: number
  giftCertificateMinor: number
  giftCertificateTaxMinor: number
  /** Includes only what is known so far: no shipping without a method, no tax without a state. */
  orderTotalMinor: number
  isTaxKnown: boolean
  isShippingKnown: boolean
}
