import type { PricingContext } from '../pricing/pricing-context'
import {
  listActivePromotions,
  type ActivePromotion,
  type EnteredCoupon,
} from './active-promotions.rules'
import { applyOrderPromotion } from './apply-order-promotion'
import { applyProductPromotion } from './apply-product-promotion'
import { applyShippingPromotion, priceShipping } from './apply-shipping-promotion'
import { listApproaching } from './approaching-discounts.rules'
import { DiscountState } from './discount-state'
import type { AppliedPromotions, PromotedLine, PromotedShipment } from './promoted-basket'
import type { Promotion } from './promotion.schemas'
import type { PromotionTrace } from './promotion-trace'

export interface PromotedBasket {
  lines: readonly PromotedLine[]
  shipments: readonly PromotedShipment[]
  coupons: readonly EnteredCoupon[]
  currency: string
  /** `CREDIT_CARD`, and also `CREDIT_CARD.Visa` for a card whose type is known. */
  paymentMethodIds: readonly string[]
}

/**
 * Calculates all discounts of a basket: products first, then the order, then shipping. Each class
 * is ordered by exclusivity, rank and id; each promotion starts from the prices that earlier ones
 * left. A globally exclusive promotion that applies is the only one; a class-exclusive one excludes
 * others of its class from the same line, order or shipment. Order discounts are prorated to the
 * cent. Shipping prices depend on the value of the goods before order discounts. A pure function:
 * the same basket always gives the same result.
 * @param trace receives the reasons why the other promotions give no discount; it does not change
 * the result.
 */
export function promoteBasket(
  basket: PromotedBasket,
  promotions: readonly Promotion[],
  pricingContext: PricingContext,
  trace?: PromotionTrace,
): AppliedPromotions {
  const active = listActivePromotions(promotions, basket.coupons, pricingContext, trace).filter(
    (one) => suits(one, basket, trace),
  )
  const isGlobal = ({ promotion }: ActivePromotion) => promotion.exclusivity === 'global'
  for (const one of active.filter(isGlobal)) {
    const alone = applyInTurn(basket, [one], trace)
    if (!alone.hasApplied) continue
    for (const { promotion } of active) {
      if (promotion !== one.promotion) {
        trace?.(promotion.id, { kind: 'excluded', by: one.promotion.id })
      }
    }
    return alone
  }
  const others = active.filter((one) => !isGlobal(one))
  const state = applyInTurn(basket, others, trace)
  state.approaching.push(...listApproaching(state, others))
  return state
}

function suits(
  { promotion }: ActivePromotion,
  { currency, paymentMethodIds }: PromotedBasket,
  trace: PromotionTrace | undefined,
): boolean {
  const { id, paymentMethodIds: wanted, currency: only } = promotion
  const isPaidSo = wanted === undefined || wanted.some((one) => paymentMethodIds.includes(one))
  if (!isPaidSo) trace?.(id, { kind: 'other_payment', paymentMethodIds: wanted })
  const isInCurrency = only === undefined || only === currency
  if (!isInCurrency) trace?.(id, { kind: 'other_currency', currency: only })
  return isPaidSo && isInCurrency
}

function applyInTurn(
  basket: PromotedBasket,
  active: readonly ActivePromotion[],
  trace: PromotionTrace | undefined,
): DiscountState {
  const state = new DiscountState(basket.lines, basket.shipments, trace)
  const applyClass = (
    promotionClass: Promotion['promotionClass'],
    apply: (state: DiscountState, one: ActivePromotion) => void,
  ) => {
    for (const one of active) {
      if (one.promotion.promotionClass !== promotionClass) continue
      const by = state.findExcluding(one.promotion)
      if (by === undefined) apply(state, one)
      else trace?.(one.promotion.id, { kind: 'excluded', by })
    }
  }
  applyClass('product', applyProductPromotion)
  applyClass('order', applyOrderPromotion)
  priceShipping(state)
  applyClass('shipping', applyShippingPromotion)
  return state
}
