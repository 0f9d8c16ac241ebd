import type { Promotion, Recurrence } from './promotion.schemas'

/** The reason why a promotion, or a part of it, granted no discount. Amounts are cents. */
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
  /** Excluded by another promotion that cannot be combined with this one. */
  | { kind: 'excluded'; by: string }
  /**
   * The line, the order or the shipment was taken by a promotion that is exclusive in its class.
   */
  | { kind: 'taken'; by: string }
  | { kind: 'no_qualifying_product' }
  | {
      kind: 'threshold'
      condition: Promotion['condition']
      threshold: number
      reached: number
    }
  | { kind: 'pieces_missing'; role: 'bought' | 'discounted'; missing: number }
  /** The pieces cost less separately than at the price for all of them. */
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

/** The place to which a refusal applies; absent for the whole basket. */
export interface RefusalPlace {
  campaignId?: string
  /** This is one of several conditions of which only one must be met. */
  isOneEnough?: true
  itemId?: string
  shipmentId?: string
}

/** Called during the evaluation of a basket with each reason why a promotion grants no discount. */
export type PromotionTrace = (
  promotionId: string,
  refusal: PromotionRefusal,
  place?: RefusalPlace,
) => void
