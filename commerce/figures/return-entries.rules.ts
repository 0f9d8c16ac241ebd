import { amountOf, lineCostMinor, piecesPerBox } from '../orders/refund.rules'
import type { OrderRefund } from '../orders/order-document.schemas'
import { dayIn, type CountedOrder, type Entry } from './figure-entry'
import { divide, shopOfLine, takingsByShop } from './shop-shares.rules'

/** As the engine and imports note it; notes of operators may begin with the word too. */
const CANCELLED = 'cancelled: '

interface Given {
  day: string
  reason: string
  /** With gift cards. */
  minor: number
  giftCardsMinor: number
  items: readonly { itemId: string; quantity: number }[]
  /** Without gift cards. */
  byShop: ReadonlyMap<string, number>
}

/**
 * What was refunded or cancelled, on the day on which it was: the day of the sale stays as it was.
 * Of a cancelled order that is what no refund had given back before, so that nothing is left of it.
 */
export function returnEntries(order: CountedOrder): Entry[] {
  const { document, timezone } = order
  const refunds = (document.refunds ?? []).filter(isInEffect).map((refund): Given => {
    // what was given up is no income either
    const minor = amountOf(refund) + refund.waivedMinor
    const giftCardsMinor = refund.giftCards.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    return {
      ...{ day: dayIn(refund.at, timezone), reason: refund.reason, minor, giftCardsMinor },
      items: refund.items,
      byShop: divide(minor - giftCardsMinor, sharesOf(order, partsOf(order, refund))),
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
  const entry = history.find(({ text }) => text.startsWith(CANCELLED))
  const sum = (of: 'minor' | 'giftCardsMinor') => refunds.reduce((all, one) => all + one[of], 0)
  const back = new Map<string, number>()
  for (const { itemId, quantity } of refunds.flatMap(({ items }) => items)) {
    back.set(itemId, (back.get(itemId) ?? 0) + quantity)
  }
  const items = (document.content.productItems ?? []).flatMap(({ itemId = '', quantity = 0 }) => {
    const left = quantity - (back.get(itemId) ?? 0)
    return left > 0 ? [{ itemId, quantity: left }] : []
  })
  const reason = entry?.text.slice(CANCELLED.length).trim() ?? ''
  const sold = takingsByShop(order)
  const shops = new Set([...sold.keys(), ...refunds.flatMap(({ byShop }) => [...byShop.keys()])])
  const left = [...shops].map((shop): [string, number] => {
    const given = refunds.reduce((all, { byShop }) => all + (byShop.get(shop) ?? 0), 0)
    return [shop, (sold.get(shop)?.takings ?? 0) - given]
  })
  return {
    // nobody noted when an imported order was cancelled
    day: dayIn(entry?.at ?? createdAt, timezone),
    reason: reason === '' ? 'Cancelled' : `Cancelled: ${reason}`,
    minor: order.totalMinor - sum('minor'),
    giftCardsMinor: order.giftCardsMinor - sum('giftCardsMinor'),
    items,
    byShop: new Map(left),
  }
}

/** The lines of a refund; single pieces of a box are a part of its line. */
const partsOf = (order: CountedOrder, { items, boxPieces }: OrderRefund): Given['items'] => [
  ...items,
  ...linesOf(order, boxPieces).map(({ item, quantity }) => ({
    itemId: item.itemId ?? '',
    quantity: quantity / piecesPerBox(item),
  })),
]

/** What the given back lines cost in each shop; without lines, what all of the order cost there. */
function sharesOf(order: CountedOrder, items: Given['items']): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const { item, quantity } of linesOf(order, items)) {
    const cost = (lineCostMinor(order, item) * quantity) / (item.quantity ?? 1)
    const shop = shopOfLine(order, item)
    shares.set(shop, (shares.get(shop) ?? 0) + cost)
  }
  if (shares.size > 0) return shares
  return new Map([...takingsByShop(order)].map(([shop, { takings }]) => [shop, takings]))
}

const linesOf = ({ document }: CountedOrder, items: Given['items']) =>
  items.flatMap(({ itemId, quantity }) => {
    const item = document.content.productItems?.find((one) => one.itemId === itemId)
    return item ? [{ item, quantity }] : []
  })

function toEntries(order: CountedOrder, given: Given): Entry[] {
  const { day, giftCardsMinor } = given
  const lines = linesOf(order, given.items)
  const unitsOf = (some: typeof lines) => some.reduce((sum, { quantity }) => sum + quantity, 0)
  const whole = {
    ...{ returns: 1, returned_units: unitsOf(lines) },
    ...{ returned: given.minor - giftCardsMinor, returned_gift_cards: giftCardsMinor },
  }
  const shops = new Set([
    ...[...given.byShop].flatMap(([shop, returned]) => (returned === 0 ? [] : [shop])),
    ...lines.map(({ item }) => shopOfLine(order, item)),
  ])
  const parts = [...(shops.size > 0 ? shops : [''])].map((shop, index) => {
    const own = lines.filter(({ item }) => shopOfLine(order, item) === shop)
    // what is once, and is of no shop, counts for the first
    const once = index === 0 ? { returns: 1, returned_gift_cards: giftCardsMinor } : {}
    const add = { returned_units: unitsOf(own), returned: given.byShop.get(shop) ?? 0, ...once }
    return { shop, add }
  })
  return [
    { kind: 'order', day, shop: '', key: '', add: whole },
    ...parts.flatMap(({ shop, add }): Entry[] => [
      { kind: 'shop', day, shop, key: '', add },
      { kind: 'refund', day, shop, key: given.reason.trim(), add },
    ]),
    ...lines.map(({ item, quantity }): Entry => {
      const [shop, key] = [shopOfLine(order, item), item.productId ?? '']
      return { kind: 'product', day, shop, key, add: { returned_units: quantity } }
    }),
  ]
}
