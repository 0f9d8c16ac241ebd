import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { showPickupCode } from '../../rules/pickup-code'
import type { PickupState } from '../../rules/pickup-states'
import { SHOP_TIME_ZONE } from '../../rules/shop-day'
import { dayInWords, isDay } from './delivery-lines.rules'
import { wordsIn } from '../languages/languages'
import type { MailBlock, MailContent } from './mail-content'
import { momentInWords, toOrderMail } from './order-mail.rules'
import type { OrderMailContext } from './order-confirmation.rules'
import { toGoods } from './order-notices.rules'
import { textToOf } from './text-messages'

type Shipment = NonNullable<ShopperOrdersTypes.Order['shipments']>[number]

function toCode(code: unknown, label: string): MailBlock[] {
  if (typeof code !== 'string') return []
  return [{ kind: 'code', label, code: showPickupCode(code), qr: code }]
}

/** A line of a pickup, with as many as the mail is about. */
export interface PickupLine {
  itemId: string
  quantity: number
  /** Pieces that are missing in it, and what is there instead. */
  missing?: readonly MissingPiece[]
}

interface MissingPiece {
  productId: string
  name: string
  quantity: number
  replacement?: { productId: string; name: string }
}

type PickupMailState = PickupState | 'reminder' | 'part' | 'closed'

function toLines(
  { productItems = [] }: ShopperOrdersTypes.Order,
  lines: readonly PickupLine[],
  context: OrderMailContext,
): MailBlock[] {
  const { notices, pickups } = wordsIn(context.locale)
  const nameOf = ({ productId, name }: { productId: string; name: string }) =>
    context.pieceNames.get(productId) ?? name
  const toNote = ({ quantity, replacement, ...piece }: MissingPiece) =>
    replacement
      ? pickups.instead(`${quantity} × ${nameOf(replacement)}`, nameOf(piece))
      : pickups.without(`${quantity} × ${nameOf(piece)}`)
  const goods = productItems.flatMap((item) => {
    const line = lines.find(({ itemId }) => itemId === item.itemId)
    return line ? [{ ...item, quantity: line.quantity }] : []
  })
  const notesOf = (id: string | undefined) =>
    lines.find(({ itemId }) => itemId === id)?.missing?.map(toNote) ?? []
  return toGoods(notices.parcel, goods, context, ({ itemId }) => notesOf(itemId))
}

function toKept(shipment: Shipment | undefined, locale: string | undefined): string[] {
  const until = shipment?.c_pickupKeptUntil
  if (!isDay(until)) return []
  return [wordsIn(locale).pickups.keptUntil(dayInWords(until, locale ?? 'en-US'))]
}

/** Tells the buyer that a pickup is ready, still waits, was collected, or went back because nobody came. */
export function toPickupMail(
  order: ShopperOrdersTypes.Order,
  shipmentId: string,
  { state, lines }: { state: PickupMailState; lines: readonly PickupLine[] },
  context: OrderMailContext,
): MailContent {
  const { locale, link, claimLink } = context
  const { claims, confirmation, pickups } = wordsIn(locale)
  const { orderNo = '', shipments = [], productItems = [] } = order
  const shipment = shipments.find((one) => one.shipmentId === shipmentId)
  const own = productItems.filter((one) => one.shipmentId === shipmentId)
  const isRest = own.some(({ c_collectedQuantity: handed }) => Number(handed) > 0)
  const rests = { returned: 'rest', closed: 'closedRest' } as const
  const told = isRest && (state === 'returned' || state === 'closed') ? rests[state] : state
  const words = pickups[told === 'placed' || told === 'preparing' ? 'ready' : told]
  return toOrderMail(order, context, {
    reference: `pickup:${orderNo}:${shipmentId}:${state}`,
    // whoever collected it knows
    textTo: state === 'collected' ? undefined : textToOf(order, shipmentId, context),
    subject: words.subject(orderNo),
    texts: [
      words.text(orderNo, shipment?.shippingAddress?.companyName),
      ...toKept(shipment, locale),
    ],
    blocks: [
      ...toCode(shipment?.c_pickupCode, pickups.code),
      { kind: 'button', text: confirmation.seeOrder, href: link },
      ...toLines(order, lines, context),
      ...(state === 'collected' || state === 'part'
        ? ([{ kind: 'link', text: claims.link, href: claimLink }] as const)
        : []),
    ],
  })
}

/** Tells the buyer what was collected of a pickup, and that the rest waits. */
export function toPartMail(
  order: ShopperOrdersTypes.Order,
  shipmentId: string,
  { items, number }: { items: readonly { itemId: string; quantity: number }[]; number: number },
  context: OrderMailContext,
): MailContent {
  const mail = toPickupMail(order, shipmentId, { state: 'part', lines: items }, context)
  // whoever was there knows
  return {
    ...mail,
    reference: `pickup:${order.orderNo}:${shipmentId}:part-${number}`,
    textTo: undefined,
  }
}

/**
 * Tells the buyer that the shop is closed when the pickup was due, or would be collected.
 * @param waits whether it is ready; otherwise it is ready at that time
 */
export function toMovedPickupMail(
  order: ShopperOrdersTypes.Order,
  shipmentId: string,
  { movedTo, waits, lines }: { movedTo: Date; waits: boolean; lines: readonly PickupLine[] },
  context: OrderMailContext,
): MailContent {
  const { confirmation, pickups, locale } = wordsIn(context.locale)
  const { orderNo = '', shipments = [] } = order
  const shipment = shipments.find((one) => one.shipmentId === shipmentId)
  const shop = shipment?.shippingAddress?.companyName
  const moment = momentInWords(movedTo, locale, SHOP_TIME_ZONE)
  return toOrderMail(order, context, {
    reference: `pickup:${orderNo}:${shipmentId}:moved:${movedTo.toISOString()}`,
    textTo: textToOf(order, shipmentId, context),
    subject: pickups.moved.subject(orderNo),
    texts: [
      pickups.moved[waits ? 'waits' : 'ready'](orderNo, shop, moment),
      ...toKept(shipment, context.locale),
    ],
    blocks: [
      { kind: 'button', text: confirmation.seeOrder, href: context.link },
      ...toLines(order, lines, context),
    ],
  })
}
