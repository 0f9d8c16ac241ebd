import type { Promotion, Recurrence } from './promotion.schemas'

/** Why a promotion, or a part of it, brought nothing. Amounts are cents. */
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
  /** By another promotion that never applies beside it. */
  | { kind: 'excluded'; by: string }
  /** The line, the order or the shipment belongs to a promotion that is exclusive in its class. */
  | { kind: 'taken'; by: string }
  | { kind: 'no_qualifying_product' }
  | {
      kind: 'threshold'
      condition: Promotion['condition']
      threshold: number
      reached: number
    }
  | { kind: 'pieces_missing'; role: 'bought' | 'discounted'; missing: number }
  /** One price for several that cost less by themselves. */
  | { kind: 'cheaper_apart' }
  | { kind: 'nothing_to_discount' }
  | { kind: 'not_discounted' }
  | { kind: 'discounted_already' }
  | { kind: 'applications_used'; most: number }
  | { kind: 'other_shipping_method'; methodIds: readonly string[] }
  | { kind: 'other_goods' }
  | { kind: 'no_shipping_method' }
  /** A product that would come along is sold out, or offline. */
  | { kind: 'bonus_unavailable'; productId: string }
  | { kind: 'worth_nothing' }

/** What a refusal is about; absent: the whole basket. */
export interface RefusalPlace {
  campaignId?: string
  /** It would have been enough to meet this one of several conditions. */
  isOneEnough?: true
  itemId?: string
  shipmentId?: string
}

/** Called with the reason why a promotion brings nothing, while a basket is evaluated. */
export type PromotionTrace = (
  promotionId: string,
  refusal: PromotionRefusal,
  place?: RefusalPlace,
) => void
