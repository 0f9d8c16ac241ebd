import { groupPairs } from '../../rules/group-pairs'
import type { ActivePromotion } from './active-promotions.rules'
import { applyDeals } from './apply-deals'
import { awardBonus } from './award-bonus'
import { countPieces, type DiscountState } from './discount-state'
import { discountMinor, findTier, refuseTier } from './discount.rules'
import type { Discount, Tier } from './discount.schemas'
import { isSelected } from './product-selection.rules'
import type { PromotedLine } from './promoted-basket'
import type { Promotion } from './promotion.schemas'
import { prorate } from './prorate'

export function applyProductPromotion(state: DiscountState, active: ActivePromotion): void {
  const { promotion } = active
  const goods = state.promotedLines.filter(({ optionOf }) => !optionOf)
  const byProduct = groupPairs(goods.map((line) => [line.productIds[0] ?? '', line]))
  for (const lines of promotion.identicalProducts ? byProduct.values() : [goods]) {
    const open = lines.filter((line) => !state.isTaken(line, promotion, { itemId: line.itemId }))
    if (promotion.deals.length > 0) applyDeals(state, active, open)
    const reached = state.measure(lines, promotion)
    const tier = findTier(promotion, reached)
    if (tier) applyTier(state, active, tier, open)
    else refuseTier(promotion, reached, state.trace, placeOf(promotion, lines))
  }
}

/** Returns the product's line if each product qualifies separately. */
function placeOf({ identicalProducts }: Promotion, [first]: readonly PromotedLine[]) {
  return identicalProducts && first ? { itemId: first.itemId } : undefined
}

function applyTier(
  state: DiscountState,
  active: ActivePromotion,
  { discount, threshold }: Tier,
  lines: readonly PromotedLine[],
): void {
  const { promotion } = active
  const selected = lines.filter((line) => isSelected(line, promotion.discounted))
  if (selected.length === 0) state.trace?.(promotion.id, { kind: 'nothing_to_discount' })
  else traceOthers(state, promotion, lines, selected)
  switch (discount.type) {
    case 'bonus':
    case 'bonus_choice': {
      const earning = lines.filter((line) => isSelected(line, promotion.qualifying))
      const pieces = countPieces(earning)
      const times = promotion.condition === 'quantity' || threshold === 0 ? pieces : 1
      const each = promotion.condition === 'quantity' ? Math.max(1, threshold) : 1
      awardBonus(state, active, discount, earning, Math.floor(times / each))
      return
    }
    case 'free_shipping':
    case 'fixed_shipping':
      if (selected.length === 0) return
      state.shippingClaims.push({ active, discount, lines: new Set(selected) })
      return
    case 'percentage_off_options':
      discountLines(state, active, discount, listOptions(state, selected, discount.optionIds))
      return
    case 'total_fixed_price':
      takeOffTogether(state, active, discount, selected)
      return
    case 'free':
    case 'percentage':
    case 'amount':
    case 'fixed_price':
    case 'price_book_price':
      discountLines(state, active, discount, selected)
  }
}

function traceOthers(
  { trace }: DiscountState,
  { id }: Promotion,
  lines: readonly PromotedLine[],
  selected: readonly PromotedLine[],
): void {
  if (!trace) return
  for (const line of lines) {
    if (!selected.includes(line)) trace(id, { kind: 'not_discounted' }, { itemId: line.itemId })
  }
}

function listOptions(
  state: DiscountState,
  lines: readonly PromotedLine[],
  optionIds: readonly string[],
): PromotedLine[] {
  const itemIds = new Set(lines.map(({ itemId }) => itemId))
  return state.promotedLines.filter(
    (line) =>
      line.optionOf &&
      itemIds.has(line.optionOf.itemId) &&
      optionIds.includes(line.optionOf.optionId) &&
      !state.isClosed(line),
  )
}

function discountLines(
  state: DiscountState,
  active: ActivePromotion,
  discount: Discount,
  lines: readonly PromotedLine[],
): void {
  let left = active.promotion.maxApplications ?? Infinity
  for (const line of lines) {
    const pieces = Math.min(left, line.quantity)
    if (pieces === 0) {
      const { id, maxApplications: most = 0 } = active.promotion
      state.trace?.(id, { kind: 'applications_used', most }, { itemId: line.itemId })
      continue
    }
    state.discountPieces(active, discount, line, pieces)
    left -= pieces
  }
}

/** Applies one total price for all lines; the reduction is prorated by the lines' values. */
function takeOffTogether(
  state: DiscountState,
  active: ActivePromotion,
  discount: Discount,
  lines: readonly PromotedLine[],
): void {
  const minor = discountMinor(discount, state.valueOf(lines))
  const shares = prorate(
    minor,
    lines.map((line) => state.stateOf(line).afterItemMinor),
  )
  lines.forEach((line, index) => state.takeOff(active, discount, line, shares[index] ?? 0))
}
