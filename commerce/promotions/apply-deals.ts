import type { ActivePromotion } from './active-promotions.rules'
import type { DiscountState } from './discount-state'
import { discountMinor } from './discount.rules'
import type { Constraint, Deal } from './discount.schemas'
import { isSelected } from './product-selection.rules'
import type { PromotedLine } from './promoted-basket'
import type { PromotionRefusal } from './promotion-trace'
import { prorate } from './prorate'

type Pieces = Map<PromotedLine, number>

/**
 * The most expensive pieces count as bought and the cheapest are discounted; for "three for 10" the
 * most expensive pieces are taken first.
 */
export function applyDeals(
  state: DiscountState,
  active: ActivePromotion,
  lines: readonly PromotedLine[],
): void {
  const left: Pieces = new Map(lines.map((line) => [line, line.quantity]))
  let applications = active.promotion.maxApplications ?? Infinity
  for (const deal of active.promotion.deals) {
    const orders = toPickingOrders(state, deal, lines)
    const discounted: Pieces = new Map()
    let times = 0
    // once the deal has applied, the reason why it does not apply again is not reported
    const refuse = (refusal: PromotionRefusal) => {
      if (times === 0) state.trace?.(active.promotion.id, refusal)
    }
    while (applications > 0) {
      const picked = pickOnce(deal, left, orders, refuse)
      if (!picked) break
      if (!isWorthIt(state, deal, picked)) {
        refuse({ kind: 'cheaper_apart' })
        break
      }
      for (const [line, pieces] of picked.bought) addTo(left, line, -pieces)
      for (const [line, pieces] of picked.got) {
        addTo(left, line, -pieces)
        addTo(discounted, line, pieces)
      }
      applications -= 1
      times += 1
    }
    takeOff(state, active, deal, discounted, times)
  }
}

interface PickingOrders {
  buying: PromotedLine[]
  getting: PromotedLine[]
}

function toPickingOrders(
  state: DiscountState,
  { buy, get, discount }: Deal,
  lines: readonly PromotedLine[],
): PickingOrders {
  const unit = (line: PromotedLine) => state.stateOf(line).afterItemMinor / line.quantity
  const dearestFirst = [...lines].sort((a, b) => unit(b) - unit(a))
  const canBeGot = (line: PromotedLine) => get.some(({ selection }) => isSelected(line, selection))
  // pieces that cannot be discounted are bought first
  const buying =
    buy.length === 0
      ? []
      : [...dearestFirst].sort((a, b) => Number(canBeGot(a)) - Number(canBeGot(b)))
  const isTogether = discount.type === 'total_fixed_price'
  return { buying, getting: isTogether ? dearestFirst : [...dearestFirst].reverse() }
}

function pickOnce(
  { buy, get, isExact, discount }: Deal,
  left: Pieces,
  orders: PickingOrders,
  refuse: (refusal: PromotionRefusal) => void,
) {
  const needsAll = isExact || discount.type === 'total_fixed_price' || get.length > 1
  const bought: Pieces = new Map()
  const got: Pieces = new Map()
  const free = (line: PromotedLine) =>
    (left.get(line) ?? 0) - (bought.get(line) ?? 0) - (got.get(line) ?? 0)
  const pick = ({ quantity, selection }: Constraint, from: PromotedLine[], into: Pieces) => {
    let missing = quantity
    for (const line of from) {
      if (missing === 0) break
      if (!isSelected(line, selection)) continue
      const pieces = Math.min(missing, free(line))
      if (pieces > 0) addTo(into, line, pieces)
      missing -= pieces
    }
    return missing
  }
  for (const constraint of buy) {
    const missing = pick(constraint, orders.buying, bought)
    if (missing === 0) continue
    refuse({ kind: 'pieces_missing', role: 'bought', missing })
    return undefined
  }
  for (const constraint of get) {
    const missing = pick(constraint, orders.getting, got)
    if (needsAll ? missing === 0 : missing < constraint.quantity) continue
    refuse({ kind: 'pieces_missing', role: 'discounted', missing })
    return undefined
  }
  return { bought, got }
}

function isWorthIt(state: DiscountState, { discount }: Deal, { got }: { got: Pieces }): boolean {
  if (discount.type !== 'total_fixed_price') return true
  const value = [...got].reduce((sum, [line, pieces]) => sum + state.portionOf(line, pieces), 0)
  return value > discount.amountMinor
}

function takeOff(
  state: DiscountState,
  active: ActivePromotion,
  { discount }: Deal,
  discounted: Pieces,
  times: number,
): void {
  const picked = [...discounted]
  if (discount.type !== 'total_fixed_price') {
    for (const [line, pieces] of picked) state.discountPieces(active, discount, line, pieces)
    return
  }
  const portions = picked.map(([line, pieces]) => state.portionOf(line, pieces))
  const whole = portions.reduce((sum, portion) => sum + portion, 0)
  const together = { ...discount, amountMinor: discount.amountMinor * times }
  const shares = prorate(discountMinor(together, whole), portions)
  picked.forEach(([line], index) => state.takeOff(active, discount, line, shares[index] ?? 0))
}

function addTo(pieces: Pieces, line: PromotedLine, count: number): void {
  pieces.set(line, (pieces.get(line) ?? 0) + count)
}
