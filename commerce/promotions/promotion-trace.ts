import type { Promotion, Recurrence } from './promotion.schemas'

/** The reason why a promotion, or part of it, gave no discount. Amounts are in cents. */
export type PromotionRefusal =
  | { kind: 'disabled' }
  | { kind: 'unassigned' }
  | { kind: 'not_begun' | 'ended'; at: string }
  | { kind: 'other_hours'; recurrence: Recurrence }
  | { kind: 'groups_missing'; groupIds: readonly string[]; isEvery: boolean }
  | { kind: 'source_code_missing'; groupIds: readonly string[] }
  | { kind: 'qualifier_missing'; qualifiers: readonly { type: string; value: string }[] }
  | { kind: 'coupon_missing'; couponIds: readonly string[] }
  | { kind: 'other_currency'; currency: string }
  | { kind: 'other_payment'; paymentMethodIds: readonly string[] }
  /** An applied promotion and this one exclude each other. */
  | { kind: 'excluded'; by: string }
  /** Another promotion that is exclusive in its class has claimed the line, order or shipment. */
  | { kind: 'taken'; by: string }
  | { kind: 'no_qualifying_product' }
  | {
      kind: 'threshold'
      condition: Promotion['condition']
      threshold: number
      reached: number
    }
  | { kind: 'pieces_missing'; role: 'bought' | 'discounted'; missing: number }
  /** The pieces cost less separately than at the total price. */
  | { kind: 'cheaper_apart' }
  | { kind: 'nothing_to_discount' }
  | { kind: 'not_discounted' }
  | { kind: 'discounted_already' }
  | { kind: 'applications_used'; most: number }
  | { kind: 'other_shipping_method'; methodIds: readonly string[] }
  | { kind: 'other_goods' }
  | { kind: 'no_shipping_method' }
  /** The bonus product is sold out or offline. */
  | { kind: 'bonus_unavailable'; productId: string }
  | { kind: 'worth_nothing' }

/** The place that a refusal refers to; if empty, the whole basket. */
export interface RefusalPlace {
  campaignId?: string
  /** Set if meeting any one of several conditions would have been enough. */
  isOneEnough?: true
  itemId?: string
  shipmentId?: string
}

/** Called with the reason whenever a promotion gives no discount while a basket is evaluated. */
export type PromotionTrace = (
  promotionId: string,
  refusal: PromotionRefusal,
  place?: RefusalPlace,
) => void
