import type { ActivePromotion } from './active-promotions.rules'
import type { BonusChoiceDiscount, Discount } from './discount.schemas'
import type { PromotedProduct } from './product-selection.rules'

/** All amounts are in cents. */
export interface PromotedLine extends PromotedProduct {
  itemId: string
  shipmentId: string
  quantity: number
  priceMinor: number
  /**
   * Set for a product's option: the product's line. Options count toward the order's value only.
   */
  optionOf?: { itemId: string; optionId: string }
  /** Price of one piece in another price book; undefined if that book has no price for it. */
  priceInBook?(priceBookId: string): number | undefined
}

export interface ValuedLine {
  line: PromotedLine
  minor: number
}

export interface PromotedShipment {
  shipmentId: string
  shippingMethodId: string | undefined
  priceMinor(goods: readonly ValuedLine[]): number
}

/** The discount that one promotion gives on a line, the order or a shipment. */
export interface Adjustment {
  promotionId: string
  text: string
  couponCode?: string
  discount: Discount
  /** The discount in cents, greater than 0. */
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

export interface AwardedBonus {
  promotionId: string
  text: string
  couponCode?: string
  discount: Discount
  productId: string
  quantity: number
  /** A line that earned the bonus; the bonus ships with it. */
  itemId: string
}

/** Products among which the shopper may choose. */
export interface BonusChoice {
  /** Does not change as long as the promotion applies. */
  id: string
  promotionId: string
  text: string
  couponCode?: string
  discount: BonusChoiceDiscount
  maxItems: number
}

/** A promotion that would apply if the basket had more goods. */
export interface ApproachingDiscount {
  active: ActivePromotion
  /** Absent if the order, not a shipment, has to reach the threshold. */
  shipmentId?: string
  thresholdMinor: number
  /** The value that counts toward the threshold so far. */
  reachedMinor: number
  discount: Discount
}

export interface AppliedPromotions {
  lines: ReadonlyMap<string, DiscountedLine>
  orderAdjustments: Adjustment[]
  shipments: ReadonlyMap<string, DiscountedShipping>
  /** Coupon items whose codes activated an applied promotion. */
  appliedCouponItemIds: ReadonlySet<string>
  bonuses: AwardedBonus[]
  bonusChoices: BonusChoice[]
  approaching: ApproachingDiscount[]
}
