import type { ActivePromotion } from './active-promotions.rules'
import { describe, type DiscountState } from './discount-state'
import type { Discount } from './discount.schemas'
import type { PromotedLine } from './promoted-basket'

/**
 * Awards bonus products, or a choice of them, as often as they are earned, up to the promotion's
 * limit. They ship with the last line that earned them.
 */
export function awardBonus(
  state: DiscountState,
  active: ActivePromotion,
  discount: Discount,
  earning: readonly PromotedLine[],
  earned: number,
): void {
  const { promotion } = active
  const times = Math.min(earned, promotion.maxApplications ?? Infinity)
  const last = earning.at(-1)
  if (times < 1 || !last) {
    state.trace?.(promotion.id, { kind: 'no_qualifying_product' })
    return
  }
  if (discount.type === 'bonus') {
    const { itemId } = last
    for (const productId of discount.productIds) {
      state.bonuses.push({ ...describe(active), discount, productId, quantity: times, itemId })
    }
    state.markApplied(active)
  }
  if (discount.type === 'bonus_choice') {
    const maxItems = discount.maxItems * times
    const id = `bonus-${promotion.id}`
    const known = state.bonusChoices.find((choice) => choice.id === id)
    if (known) known.maxItems += maxItems
    else state.bonusChoices.push({ id, ...describe(active), discount, maxItems })
    state.markApplied(active)
  }
}
