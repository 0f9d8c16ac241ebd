import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { showPickupCode } from '../../rules/pickup-code'
import type { PickupState } from '../../rules/pickup-states'
import { SHOP_TIME_ZONE } from '../../rules/shop-day'
import { dayInWords, isDay } from './delivery-lines.rules'
import { wordsIn } from '../languages/languages'
import type { MailBlock, MailContent } from './mail-content'
import type { OrderMailContext } from './order-confirmation.rules'
import { toGoods } from './order-notices.rules'

function toCode(code: unknown, label: string): MailBlock[] {
  if (typeof code !== 'string') return []
  return [{ kind: 'code', label, code: showPickupCode(code), qr: code }]
}

/** Tells the buyer that a pickup is ready, still waits, was collected, or went back because nobody came. */
export function toPickupMail(
  order: ShopperOrdersTypes.Order,
  shipmentId: string,
  state: PickupState | 'reminder' | 'part' | 'closed',
  context: OrderMailContext,
): MailContent {
  const { siteId, locale, link } = context
  const { notices, confirmation, pickups } = wordsIn(locale)
  const { orderNo = '', shipments = [], productItems = [] } = order
  const shipment = shipments.find((one) => one.shipmentId === shipmentId)
  const goods = productItems.filter((one) => one.shipmentId === shipmentId)
  const isRest = goods.some(({ c_collectedQuantity: handed }) => Number(handed) > 0)
  const told = state === 'returned' && isRest ? 'rest' : state
  const words = pickups[told === 'placed' || told === 'preparing' ? 'ready' : told]
  const until = shipment?.c_pickupKeptUntil
  const subject = words.subject(orderNo)
  const text = words.text(orderNo, shipment?.shippingAddress?.companyName)
  return {
    reference: `pickup:${orderNo}:${shipmentId}:${state}`,
    to: order.customerInfo?.email ?? '',
    siteId,
    locale,
    subject,
    preheader: text,
    heading: subject,
    blocks: [
      { kind: 'text', text: notices.greeting(order.customerName) },
      { kind: 'text', text },
      ...(isDay(until)
        ? [{ kind: 'text' as const, text: pickups.keptUntil(dayInWords(until, locale ?? 'en-US')) }]
        : []),
      ...toCode(shipment?.c_pickupCode, pickups.code),
      { kind: 'button', text: confirmation.seeOrder, href: link },
      ...toGoods(notices.parcel, goods, context),
    ],
  }
}

/** Tells the buyer what was collected of a pickup, and that the rest waits. */
export function toPartMail(
  order: ShopperOrdersTypes.Order,
  shipmentId: string,
  { items, number }: { items: readonly { itemId: string; quantity: number }[]; number: number },
  context: OrderMailContext,
): MailContent {
  const quantities = new Map(items.map(({ itemId, quantity }) => [itemId, quantity]))
  const productItems = (order.productItems ?? []).flatMap((item) => {
    const quantity = quantities.get(item.itemId ?? '')
    return quantity === undefined ? [] : [{ ...item, quantity }]
  })
  const mail = toPickupMail({ ...order, productItems }, shipmentId, 'part', context)
  return { ...mail, reference: `pickup:${order.orderNo}:${shipmentId}:part-${number}` }
}

/**
 * Tells the buyer that the shop is closed when the pickup was due, or would be collected.
 * @param waits whether it is ready; otherwise it is ready at that time
 */
export function toMovedPickupMail(
  order: ShopperOrdersTypes.Order,
  shipmentId: string,
  { movedTo, waits }: { movedTo: Date; waits: boolean },
  context: OrderMailContext,
): MailContent {
  const { siteId, locale, link } = context
  const { notices, confirmation, pickups } = wordsIn(locale)
  const { orderNo = '', shipments = [], productItems = [] } = order
  const shipment = shipments.find((one) => one.shipmentId === shipmentId)
  const goods = productItems.filter((one) => one.shipmentId === shipmentId)
  const subject = pickups.moved.subject(orderNo)
  const shop = shipment?.shippingAddress?.companyName
  const text = pickups.moved[waits ? 'waits' : 'ready'](orderNo, shop, momentIn(locale, movedTo))
  return {
    reference: `pickup:${orderNo}:${shipmentId}:moved:${movedTo.toISOString()}`,
    to: order.customerInfo?.email ?? '',
    siteId,
    locale,
    subject,
    preheader: text,
    heading: subject,
    blocks: [
      { kind: 'text', text: notices.greeting(order.customerName) },
      { kind: 'text', text },
      { kind: 'button', text: confirmation.seeOrder, href: link },
      ...toGoods(notices.parcel, goods, context),
    ],
  }
}

function momentIn(locale: string | undefined, moment: Date): string {
  const format = new Intl.DateTimeFormat(locale ?? 'en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone: SHOP_TIME_ZONE },
  })
  return format.format(moment)
}
