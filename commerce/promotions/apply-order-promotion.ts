import type { ActivePromotion } from './active-promotions.rules'
import { awardBonus } from './award-bonus'
import type { DiscountState } from './discount-state'
import { discountMinor, findTier, refuseTier } from './discount.rules'
import { isSelected } from './product-selection.rules'
import type { PromotedLine } from './promoted-basket'
import type { Promotion } from './promotion.schemas'
import { prorate } from './prorate'

export function applyOrderPromotion(state: DiscountState, active: ActivePromotion): void {
  const { promotion } = active
  if (state.isTaken(state.orderAdjustments, promotion)) return
  const counting = promotion.excludesDiscounted
    ? state.promotedLines.filter((line) => !isDiscounted(state, line, promotion))
    : state.promotedLines
  const reached = state.measure(counting, promotion)
  const tier = findTier(promotion, reached)
  if (!tier) refuseTier(promotion, reached, state.trace)
  if (tier?.discount.type === 'bonus' || tier?.discount.type === 'bonus_choice') {
    const earning = counting.filter((line) => isEarning(line, promotion))
    awardBonus(state, active, tier.discount, earning, 1)
    return
  }
  const lines = counting.filter((line) => isSelected(line, promotion.discounted))
  const weights = lines.map((line) => state.stateOf(line).afterOrderMinor)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const minor = tier ? discountMinor(tier.discount, whole) : 0
  if (tier && minor === 0) {
    const kind = lines.length === 0 ? 'nothing_to_discount' : 'worth_nothing'
    state.trace?.(promotion.id, { kind })
  }
  if (!tier || minor === 0) return
  state.orderAdjustments.push(state.note(active, tier.discount, minor))
  const shares = prorate(minor, weights)
  lines.forEach((line, index) => {
    state.stateOf(line).afterOrderMinor -= shares[index] ?? 0
  })
  if (promotion.exclusivity === 'class') state.close(state.orderAdjustments, active)
}

function isDiscounted(state: DiscountState, line: PromotedLine, { id }: Promotion): boolean {
  const isIt = state.stateOf(line).adjustments.length > 0
  if (isIt) state.trace?.(id, { kind: 'discounted_already' }, { itemId: line.itemId })
  return isIt
}

function isEarning(line: PromotedLine, { qualifying }: Promotion): boolean {
  return !line.optionOf && isSelected(line, qualifying)
}
