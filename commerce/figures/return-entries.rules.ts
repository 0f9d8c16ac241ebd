import { amountOf } from '../orders/refund.rules'
import type { OrderRefund } from '../orders/order-document.schemas'
import { dayIn, type CountedOrder, type Entry } from './figure-entry'

const CANCELLED = 'cancelled'

interface Given {
  day: string
  reason: string
  /** With gift cards. */
  minor: number
  giftCardsMinor: number
  items: readonly { itemId: string; quantity: number }[]
}

/**
 * What was refunded or cancelled, on the day on which it was: the day of the sale stays as it was.
 * Of a cancelled order that is what no refund had given back before, so that nothing is left of it.
 */
export function returnEntries(order: CountedOrder): Entry[] {
  const { document, timezone } = order
  const refunds = (document.refunds ?? []).filter(isInEffect).map((refund): Given => {
    return {
      day: dayIn(refund.at, timezone),
      reason: refund.reason,
      // what was given up is no income either
      minor: amountOf(refund) + refund.waivedMinor,
      giftCardsMinor: refund.giftCards.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      items: refund.items,
    }
  })
  const all = order.status === 'cancelled' ? [...refunds, cancellationOf(order, refunds)] : refunds
  return all.flatMap((given) => toEntries(order, given))
}

/** What a changed order costs less is no return: the sale itself is counted anew. */
const isInEffect = ({ parts, ofEdit = false }: OrderRefund) =>
  !ofEdit && (parts.length === 0 || parts.some(({ state }) => state !== 'refused'))

function cancellationOf(order: CountedOrder, refunds: readonly Given[]): Given {
  const { document, timezone, createdAt } = order
  const history = document.history ?? []
  const entry = history.filter(({ text }) => text.startsWith(CANCELLED)).at(-1)
  const sum = (of: 'minor' | 'giftCardsMinor') => refunds.reduce((all, one) => all + one[of], 0)
  const back = new Map<string, number>()
  for (const { itemId, quantity } of refunds.flatMap(({ items }) => items)) {
    back.set(itemId, (back.get(itemId) ?? 0) + quantity)
  }
  const items = (document.content.productItems ?? []).flatMap(({ itemId = '', quantity = 0 }) => {
    const left = quantity - (back.get(itemId) ?? 0)
    return left > 0 ? [{ itemId, quantity: left }] : []
  })
  const reason = entry?.text.replace(/^cancelled:?\s*/, '') ?? ''
  return {
    // nobody noted when an imported order was cancelled
    day: dayIn(entry?.at ?? createdAt, timezone),
    reason: reason === '' ? 'Cancelled' : `Cancelled: ${reason}`,
    minor: order.totalMinor - sum('minor'),
    giftCardsMinor: order.giftCardsMinor - sum('giftCardsMinor'),
    items,
  }
}

function toEntries(order: CountedOrder, given: Given): Entry[] {
  const { day, reason, items } = given
  const lines = items.flatMap(({ itemId, quantity }) => {
    const item = order.document.content.productItems?.find((one) => one.itemId === itemId)
    return item ? [{ item, quantity, shop: order.shops.get(item.shipmentId ?? '') ?? '' }] : []
  })
  const shop = shopOf(order, lines)
  const money = {
    returned: given.minor - given.giftCardsMinor,
    returned_gift_cards: given.giftCardsMinor,
  }
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const add = { returns: 1, returned_units: units, ...money }
  return [
    { kind: 'order', day, shop: '', key: '', add },
    { kind: 'shop', day, shop, key: '', add },
    { kind: 'refund', day, shop, key: reason.trim(), add },
    ...lines.map(({ item, quantity, shop: of }): Entry => {
      const key = item.productId ?? ''
      return { kind: 'product', day, shop: of, key, add: { returned_units: quantity } }
    }),
  ]
}

/** The shop of all its items, or of the whole order; none if they are of several. */
function shopOf({ shops }: CountedOrder, lines: readonly { shop: string }[]): string {
  const found = new Set(lines.length > 0 ? lines.map(({ shop }) => shop) : shops.values())
  const [only = ''] = found
  return found.size === 1 ? only : ''
}
