import type { ActivePromotion } from './active-promotions.rules'
import type { BonusChoiceDiscount, Discount } from './discount.schemas'
import type { PromotedProduct } from './product-selection.rules'

/** All amounts are cents. */
export interface PromotedLine extends PromotedProduct {
  itemId: string
  shipmentId: string
  quantity: number
  priceMinor: number
  /**
   * For an option of a product: the product's line. It counts only toward the value of the order.
   */
  optionOf?: { itemId: string; optionId: string }
  /** Price of one piece in another price book; undefined if it has none there. */
  priceInBook?(priceBookId: string): number | undefined
}

export interface ValuedLine {
  line: PromotedLine
  minor: number
}

export interface PromotedShipment {
  shipmentId: string
  shippingMethodId: string | undefined
  /** Returns the shipping cost for lines at their prices after promotions. */
  priceMinor(goods: readonly ValuedLine[]): number
}

/** The discount of one promotion on a line, the order or a shipment's delivery. */
export interface Adjustment {
  promotionId: string
  text: string
  couponCode?: string
  discount: Discount
  /** Cents taken off, above 0. */
  minor: number
}

export interface DiscountedLine {
  adjustments: Adjustment[]
  afterItemMinor: number
  afterOrderMinor: number
}

export interface DiscountedShipping {
  adjustments: Adjustment[]
  basePriceMinor: number
  priceMinor: number
}

/** Products that are added for free. */
export interface AwardedBonus {
  promotionId: string
  text: string
  couponCode?: string
  discount: Discount
  productId: string
  quantity: number
  /** A line that earned the bonus, which is added to the same shipment. */
  itemId: string
}

/** Products from which the shopper may choose. */
export interface BonusChoice {
  /** Stable as long as the promotion applies. */
  id: string
  promotionId: string
  text: string
  couponCode?: string
  discount: BonusChoiceDiscount
  maxItems: number
}

/** A promotion that applies if more goods are added. */
export interface ApproachingDiscount {
  active: ActivePromotion
  /** Absent for a discount on the order. */
  shipmentId?: string
  thresholdMinor: number
  /** The amount counted toward the threshold so far. */
  reachedMinor: number
  discount: Discount
}

export interface AppliedPromotions {
  /** By item id. */
  lines: ReadonlyMap<string, DiscountedLine>
  orderAdjustments: Adjustment[]
  /** By shipment id. */
  shipments: ReadonlyMap<string, DiscountedShipping>
  /** Items of the codes with an effect. */
  appliedCouponItemIds: ReadonlySet<string>
  bonuses: AwardedBonus[]
  bonusChoices: BonusChoice[]
  approaching: ApproachingDiscount[]
}
