import type { ActivePromotion } from './active-promotions.rules'
import { awardBonus } from './award-bonus'
import type { DiscountState } from './discount-state'
import { discountMinor, findTier } from './discount.rules'
import { isSelected } from './product-selection.rules'
import type { PromotedLine } from './promoted-basket'
import type { Promotion } from './promotion.schemas'
import { prorate } from './prorate'

/** Tries one order promotion; what it takes off is prorated over the lines it is about. */
export function applyOrderPromotion(state: DiscountState, active: ActivePromotion): void {
  const { promotion } = active
  if (state.isClosed(state.orderAdjustments)) return
  const counting = promotion.excludesDiscounted
    ? state.promotedLines.filter((line) => state.stateOf(line).adjustments.length === 0)
    : state.promotedLines
  const reached = state.measure(counting, promotion)
  const tier = findTier(promotion, reached)
  if (tier?.discount.type === 'bonus' || tier?.discount.type === 'bonus_choice') {
    const earning = counting.filter((line) => isEarning(line, promotion))
    awardBonus(state, active, tier.discount, earning, 1)
    return
  }
  const lines = counting.filter((line) => isSelected(line, promotion.discounted))
  const weights = lines.map((line) => state.stateOf(line).afterOrderMinor)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const minor = tier ? discountMinor(tier.discount, whole) : 0
  if (!tier || minor === 0) return
  state.orderAdjustments.push(state.note(active, tier.discount, minor))
  const shares = prorate(minor, weights)
  lines.forEach((line, index) => {
    state.stateOf(line).afterOrderMinor -= shares[index] ?? 0
  })
  if (promotion.exclusivity === 'class') state.close(state.orderAdjustments)
}

function isEarning(line: PromotedLine, { qualifying }: Promotion): boolean {
  return !line.optionOf && isSelected(line, qualifying)
}
