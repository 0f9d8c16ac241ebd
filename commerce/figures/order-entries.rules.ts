import type { OrderStatus } from '../../contracts/order-list'
import { toMinor } from '../money'
import { readCustomMix } from '../custom-mix.schemas'
import { shopIdOf } from '../orders/pickup.rules'
import { dayIn, minuteIn, type CountedOrder, type Entry, type OrderOfFigures } from './figure-entry'
import type { FigureKind } from './figure-kinds.constants'
import { pickupEntries } from './pickup-entries.rules'
import { returnEntries } from './return-entries.rules'
import { shopOfLine, takingsByShop } from './shop-shares.rules'

/** Orders that were placed and paid count, also after they were cancelled. */
const COUNTED: readonly OrderStatus[] = ['new', 'open', 'completed', 'cancelled']

/**
 * Returns what an order adds to the figures; nothing until it is placed and paid, nor once another
 * order has replaced it.
 * @param promises shipment → when its pickup was promised
 */
export function entriesOf(
  order: OrderOfFigures,
  promises: Readonly<Record<string, string>>,
  timezone: string,
): Entry[] {
  if (order.paymentStatus !== 'authorised' || !COUNTED.includes(order.status)) return []
  const { content } = order.document
  const shops = new Map(
    (content.shipments ?? []).map((one) => [one.shipmentId ?? '', shopIdOf(one) ?? '']),
  )
  const giftCardsMinor = (content.giftCertificateItems ?? []).reduce(
    (sum, { amount = 0 }) => sum + toMinor(amount, order.currency),
    0,
  )
  const counted = { ...order, timezone, shops, giftCardsMinor }
  return [
    ...saleEntries(counted),
    ...discountEntries(counted),
    ...returnEntries(counted),
    ...pickupEntries(counted, promises),
  ]
}

function saleEntries(order: CountedOrder): Entry[] {
  const { document, createdAt, timezone, totalMinor, giftCardsMinor } = order
  const { productItems = [], shipments = [] } = document.content
  const day = dayIn(createdAt, timezone)
  const takings = totalMinor - giftCardsMinor
  const units = productItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
  const used = new Set(productItems.map(({ shipmentId = '' }) => shipmentId))
  const recipients = shipments.filter(({ shipmentId = '' }) => used.has(shipmentId)).length
  const whole = { kind: 'order', day, shop: '', key: '' } as const
  const add = {
    ...{ orders: 1, units, takings, goods: order.productMinor, shipping: order.shippingMinor },
    ...{ tax: order.taxMinor, gift_cards: giftCardsMinor },
  }
  return [
    { ...whole, add },
    { ...whole, kind: 'minute', key: minuteIn(createdAt, timezone), add: { orders: 1, takings } },
    ...shopEntries(order, day),
    ...productEntries(order, day),
    ...(recipients > 0
      ? [
          {
            ...whole,
            kind: 'recipients' as const,
            key: String(recipients),
            add: { orders: 1, takings },
          },
        ]
      : []),
  ]
}

const shopEntries = (order: CountedOrder, day: string): Entry[] =>
  [...takingsByShop(order)].map(([shop, sums]) => ({
    ...{ kind: 'shop', day, shop, key: '', add: { orders: 1, ...sums } },
  }))

/** Per shop and product; what no line explains has no product. */
function productEntries(order: CountedOrder, day: string): Entry[] {
  const { currency, document, productMinor } = order
  const { productItems = [] } = document.content
  const entries = new Map<string, Entry>()
  const addTo = (kind: FigureKind, shop: string, key: string, units: number, goods: number) => {
    const id = [kind, shop, key].join('\n')
    const { add } = entries.get(id) ?? { add: { orders: 1, units: 0, goods: 0 } }
    const sums = { orders: 1, units: (add.units ?? 0) + units, goods: (add.goods ?? 0) + goods }
    entries.set(id, { kind, day, shop, key, add: sums })
  }
  let left = productMinor
  for (const item of productItems) {
    const { productId = '', quantity = 0 } = item
    const shop = shopOfLine(order, item)
    const goods = [item, ...(item.optionItems ?? [])].reduce(
      (sum, one) => sum + toMinor(one.priceAfterOrderDiscount ?? one.price ?? 0, currency),
      0,
    )
    left -= goods
    addTo('product', shop, productId, quantity, goods)
    for (const piece of readCustomMix(item.c_customMix)?.pieces ?? []) {
      addTo('piece', shop, piece.productId, piece.quantity * quantity, 0)
    }
  }
  if (left !== 0) addTo('product', '', '', 0, left)
  return [...entries.values()]
}

/** Promotions and codes that took something off, and codes that were applied. */
function discountEntries(order: CountedOrder): Entry[] {
  const { currency, document, createdAt, timezone, totalMinor, giftCardsMinor } = order
  const { couponItems = [], ...content } = document.content
  const discounts = { promotion: new Map<string, number>(), code: new Map<string, number>() }
  const priced = [
    ...(content.productItems ?? []).flatMap((item) => [item, ...(item.optionItems ?? [])]),
    ...(content.shippingItems ?? []),
    { priceAdjustments: content.orderPriceAdjustments },
  ]
  for (const { code, statusCode } of couponItems) {
    if (statusCode === 'applied') discounts.code.set(code, 0)
  }
  for (const { promotionId, couponCode, price = 0 } of priced.flatMap(
    ({ priceAdjustments = [] }) => priceAdjustments,
  )) {
    const off = toMinor(-price, currency)
    const { promotion, code } = discounts
    if (promotionId) promotion.set(promotionId, (promotion.get(promotionId) ?? 0) + off)
    if (couponCode) code.set(couponCode, (code.get(couponCode) ?? 0) + off)
  }
  const day = dayIn(createdAt, timezone)
  const takings = totalMinor - giftCardsMinor
  return (['promotion', 'code'] as const).flatMap((kind) =>
    [...discounts[kind]].map(([key, discount]) => ({
      ...{ kind, day, shop: '', key, add: { orders: 1, discount, takings } },
    })),
  )
}
