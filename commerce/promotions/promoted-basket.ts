import type { ActivePromotion } from './active-promotions.rules'
import type { BonusChoiceDiscount, Discount } from './discount.schemas'
import type { PromotedProduct } from './product-selection.rules'

/** All amounts are cents. */
export interface PromotedLine extends PromotedProduct {
  itemId: string
  shipmentId: string
  quantity: number
  priceMinor: number
  /** A product's option, and the product's line: it counts towards the order's value only. */
  optionOf?: { itemId: string; optionId: string }
  /** Of one piece in another price book; undefined: it has none there. */
  priceInBook?(priceBookId: string): number | undefined
}

export interface ValuedLine {
  line: PromotedLine
  minor: number
}

export interface PromotedShipment {
  shipmentId: string
  shippingMethodId: string | undefined
  /** What shipping costs for lines at what promotions left of their prices. */
  priceMinor(goods: readonly ValuedLine[]): number
}

/** What one promotion takes off a line, the order or a shipment's delivery. */
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

/** Products that come along for nothing. */
export interface AwardedBonus {
  promotionId: string
  text: string
  couponCode?: string
  discount: Discount
  productId: string
  quantity: number
  /** A line that earned it: it travels with that one. */
  itemId: string
}

/** Products of which the shopper may pick. */
export interface BonusChoice {
  /** Stays the same as long as the promotion applies. */
  id: string
  promotionId: string
  text: string
  couponCode?: string
  discount: BonusChoiceDiscount
  maxItems: number
}

/** A promotion that more goods would earn. */
export interface ApproachingDiscount {
  active: ActivePromotion
  /** Absent: of the order. */
  shipmentId?: string
  thresholdMinor: number
  /** What counts towards it so far. */
  reachedMinor: number
  discount: Discount
}

export interface AppliedPromotions {
  /** By item id. */
  lines: ReadonlyMap<string, DiscountedLine>
  orderAdjustments: Adjustment[]
  /** By shipment id. */
  shipments: ReadonlyMap<string, DiscountedShipping>
  /** Of the codes that brought something. */
  appliedCouponItemIds: ReadonlySet<string>
  bonuses: AwardedBonus[]
  bonusChoices: BonusChoice[]
  approaching: ApproachingDiscount[]
}
