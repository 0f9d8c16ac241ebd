import type { OrderEdit } from '../../contracts/order-edit'
import { badRequest, conflict } from '../http/problem'
import { isUnderWay, parcelsOf } from './fulfilment.rules'
import type { OrderDocument } from './order-document.schemas'
import { notPossible } from './order-problems'
import type { StoredOrder } from './order.repository'
import { pickupStateOf, shopIdOf } from './pickup.rules'
import { hasLeft } from './waiting-lines.rules'

/** Differs after each change of an order. */
export const revisionOf = ({ lastModified, document }: StoredOrder): string =>
  `${lastModified.getTime()}-${document.history?.length ?? 0}`

/** @throws Problem 409 that tells the last change, if the operator saw another revision. */
export function requireRevision(order: StoredOrder, revision: string): void {
  if (revisionOf(order) === revision) return
  const last = order.document.history?.at(-1)
  const what = last ? ` Last: ${last.text.split('\n')[0]}${last.by ? `, by ${last.by}` : ''}.` : ''
  const detail = `The order has changed since you opened it.${what} Look at it again.`
  throw conflict(detail, 'order-changed', { orderNo: order.orderNo })
}

/** Returns why nothing of an order can be changed any more; undefined if something can. */
export function whyLocked(order: StoredOrder): string | undefined {
  const { document, exportStatus } = order
  if (!isUnderWay(order)) return `The order is ${order.status}.`
  if (!document.basket) return 'The order was imported: what its bag held is not known.'
  const wasExported = document.history?.some(({ text }) => text === 'exported') === true
  const isOut = exportStatus === 'exported' && !hasSomethingLeft(document)
  if (wasExported || isOut) return 'The warehouse has the order already.'
  return undefined
}

/** Returns why a shipment can no longer be changed; undefined if it can. */
export function whyPacked(document: OrderDocument, shipmentId: string): string | undefined {
  const shipment = document.content.shipments?.find((one) => one.shipmentId === shipmentId)
  if (!shipment) return `The order has no shipment '${shipmentId}'.`
  const state = pickupStateOf(document, shipment)
  if (state !== undefined && state !== 'placed') return 'The pickup is being packed already.'
  if (parcelsOf(document, shipmentId).length > 0) return 'A part of it has been sent already.'
  return hasLeft(document, shipmentId) ? 'It has been sent already.' : undefined
}

/**
 * Returns why what an order costs can no longer change, though an address of it may: pieces that
 * have left or were refunded were paid at their prices.
 */
export function whyPriced(document: OrderDocument): string | undefined {
  const { refunds = [], returns = [], shortages = [], content, basket } = document
  const { shipments = [] } = content
  const packed = shipments.some(
    ({ shipmentId = '' }) => whyPacked(document, shipmentId) !== undefined,
  )
  if (packed) return 'A part of the order is packed or sent already.'
  const isReduced = refunds.some(
    ({ items, boxPieces, giftCards }) => items.length + boxPieces.length + giftCards.length > 0,
  )
  if (isReduced || returns.length > 0) return 'Items of the order were refunded.'
  if (shortages.length > 0) return 'Pieces of the order are missing in the shop.'
  const isForeign = basket?.document.taxMode === 'external'
  return isForeign ? 'Its taxes were computed by another system.' : undefined
}

/** @throws Problem 400 for parts that the order does not have, 409 for what is packed. */
export function requireEditable(order: StoredOrder, edit: OrderEdit): void {
  const { document, orderNo } = order
  const { shipments = [], items = [] } = edit
  if (shipments.length + items.length === 0) throw badRequest('Nothing is to be changed.')
  const locked = whyLocked(order)
  if (locked) throw notPossible(orderNo, locked)
  for (const { shipmentId } of shipments) {
    const shipment = document.content.shipments?.find((one) => one.shipmentId === shipmentId)
    if (!shipment) throw badRequest(`The order has no shipment '${shipmentId}'.`)
    if (shopIdOf(shipment) !== undefined) {
      throw notPossible(orderNo, 'A pickup has no address to be changed.')
    }
    const packed = whyPacked(document, shipmentId)
    if (packed) throw notPossible(orderNo, packed)
  }
  for (const { itemId } of items) {
    const item = document.content.productItems?.find((one) => one.itemId === itemId)
    if (!item) throw badRequest(`The order has no item '${itemId}'.`)
    const packed = whyPacked(document, item.shipmentId ?? '')
    if (packed) throw notPossible(orderNo, packed)
  }
}

/**
 * @param subscribed the lines whose subscriptions go on
 * @throws Problem 409 for one of them that is taken out or gets another product
 */
export function requireUnsubscribed(
  { document, orderNo }: StoredOrder,
  { items = [] }: OrderEdit,
  subscribed: readonly string[],
): void {
  const lines = document.content.productItems ?? []
  const lost = items.find(({ itemId, quantity, productId }) => {
    const line = lines.find((one) => one.itemId === itemId)
    const isOther = productId !== undefined && productId !== line?.productId
    return subscribed.includes(itemId) && (quantity === 0 || isOther)
  })
  if (!lost) return
  const name = lines.find(({ itemId }) => itemId === lost.itemId)?.productName ?? lost.itemId
  throw notPossible(orderNo, `A subscription began with '${name}'. End the subscription first.`)
}

/** @throws Problem 409 */
export function requireRepriceable({ document, orderNo }: StoredOrder): void {
  const why = whyPriced(document)
  if (why) throw notPossible(orderNo, `What the order costs can no longer change. ${why}`)
}

const hasSomethingLeft = ({ fulfilments = {}, pickups = {} }: OrderDocument): boolean =>
  Object.keys(fulfilments).length + Object.keys(pickups).length > 0
