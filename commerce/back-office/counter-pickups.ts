import type {
  CounterOrder,
  CounterPickup,
  CounterPiece,
  CounterShortage,
} from '../../contracts/counter'
import type { OfficeOrderItem } from '../../contracts/order'
import { isOpenPickup, type PickupState } from '../../rules/pickup-states'
import type { OpeningHours } from '../../rules/special-days'
import type { BackOfficeOrder } from '../orders/back-office-order.rules'
import { pickupDueOf } from '../orders/closed-pickups.rules'
import { isInForce } from '../orders/fulfilment.rules'
import { isPaid } from '../orders/payment.rules'
import { linesLeft } from '../orders/refund.rules'
import { linesWaiting } from '../orders/waiting-lines.rules'
import {
  handedCountOf,
  lastMoveOf,
  NOT_COLLECTED,
  pickupStateOf,
  SHOP_CLOSED,
  shopIdOf,
} from '../orders/pickup.rules'
import { shortageRevisionOf, shortagesOf } from '../orders/shortage.rules'
import { toOfficeShipments } from './office-order-items'
import { PieceNames, readCustomMix } from '../custom-mix.schemas'
import type { Shortage } from '../orders/order-document.schemas'

function toCounterShortage(shortage: Shortage): CounterShortage {
  const { id, itemId, productId, name, quantity, state, replacement, until, steps } = shortage
  const last = steps.at(-1)
  return {
    ...{ id, itemId, productId, name, quantity, state },
    ...(replacement && { replacement: replacement.name }),
    ...(until !== undefined && { until }),
    at: last?.at ?? '',
    ...(last?.by !== undefined && { by: last.by }),
  }
}

/** Returns what is in each of a line's filled boxes. */
function insideOf({ order }: BackOfficeOrder, itemId: string) {
  const item = order.productItems?.find((one) => one.itemId === itemId)
  const names = PieceNames.parse(item?.c_pieceNames)
  const pieces = readCustomMix(item?.c_customMix)?.pieces ?? []
  return pieces.map((piece) => ({ ...piece, name: names[piece.productId] ?? piece.productId }))
}

type Stored = BackOfficeOrder['stored']
type Shipment = NonNullable<Stored['document']['content']['shipments']>[number]

/** Returns the pickups of an order in one shop. */
export function toCounterPickups(
  order: Stored,
  shopId: string,
  hours: OpeningHours | undefined,
): CounterPickup[] {
  const { shipments = [] } = order.document.content
  return shipments
    .filter((shipment) => shopIdOf(shipment) === shopId)
    .flatMap((shipment) => toPickup(order, shipment, hours) ?? [])
}

export const isOpen = ({ state, pieces, isInForce: canChange }: CounterPickup) =>
  canChange && pieces > 0 && isOpenPickup(state)

/** @returns undefined if the order has no such pickup in the shop. */
export function toCounterOrder(
  found: BackOfficeOrder,
  { shopId, shipmentId }: { shopId: string; shipmentId: string },
  hours: OpeningHours | undefined,
  ticks: ReadonlySet<string>,
): CounterOrder | undefined {
  const { stored } = found
  const pickup = toCounterPickups(stored, shopId, hours).find(
    (one) => one.shipmentId === shipmentId,
  )
  const shipment = toOfficeShipments(found).find((one) => one.shipmentId === shipmentId)
  const sent = stored.document.content.shipments?.find((one) => one.shipmentId === shipmentId)
  if (!pickup || !shipment?.pickup) return undefined
  const phone = sent?.c_pickupPhone
  const contents = contentsOf(stored.document, shipmentId, pickup.state)
  return {
    ...pickup,
    shopId,
    ...(typeof phone === 'string' && phone !== '' && { phone }),
    ...(shipment.giftMessage && { giftMessage: shipment.giftMessage }),
    // without prices, which nobody needs for packing
    items: shipment.items.flatMap((item) => {
      const { itemId, productId, name, options, giftMessage, box } = item
      const quantity = contents.find((one) => one.itemId === itemId)?.quantity ?? 0
      if (quantity <= 0) return []
      return {
        ...{
          itemId,
          productId,
          name,
          options,
          quantity,
          pieces: toPieces({ ...item, quantity }, ticks),
        },
        ...(giftMessage && { giftMessage }),
        ...(box && { boxName: box.name ?? '' }),
        isInRows: box?.rows !== undefined,
        ...(box && { inside: insideOf(found, itemId) }),
      }
    }),
    handed: handedCountOf(stored.document.pickups?.[shipmentId]),
    isPaid: isPaid(stored),
    shortages: shortagesOf(stored.document, shipmentId).map(toCounterShortage),
    shortageRevision: shortageRevisionOf(stored.document, shipmentId),
    moves: shipment.pickup.moves,
  }
}

/** What a pickup contains without what was refunded; one that went back to stock, what it had. */
function contentsOf(
  document: Stored['document'],
  shipmentId: string,
  state: PickupState | undefined,
) {
  const { refunds = [] } = document
  if (state === 'collected') return linesLeft(document)
  if (state !== 'returned') return linesWaiting(document)
  const isMarked = refunds.some(({ givesBack }) => givesBack === shipmentId)
  const others = refunds.filter(({ givesBack, reason }) =>
    // older orders have only the reason
    isMarked ? givesBack !== shipmentId : reason !== NOT_COLLECTED && reason !== SHOP_CLOSED,
  )
  return linesWaiting({ ...document, refunds: others })
}

/** A filled box is ticked off by its rows if its places are known, otherwise by its pieces. */
function toPieces(
  { itemId, quantity, name, box }: OfficeOrderItem,
  ticks: ReadonlySet<string>,
): CounterPiece[] {
  const texts = box ? (box.rows ?? box.pieces) : [`${quantity} × ${name}`]
  return texts.map((text, index) => {
    const key = box ? `${itemId}.${index + 1}` : itemId
    return { key, text, isTicked: ticks.has(key) }
  })
}

function toPickup(
  order: Stored,
  shipment: Shipment,
  hours: OpeningHours | undefined,
): CounterPickup | undefined {
  const { orderNo, createdAt, document } = order
  const { shipmentId = '' } = shipment
  const state = pickupStateOf(document, shipment)
  const isOwn = (item: { shipmentId?: string }) => item.shipmentId === shipmentId
  if (!state || !document.content.productItems?.some(isOwn)) return undefined
  const left = contentsOf(document, shipmentId, state).filter(({ item }) => isOwn(item))
  const pickup = document.pickups?.[shipmentId]
  const last = lastMoveOf(pickup)
  return {
    ...{ orderNo, shipmentId, state, name: toName(order, shipment) },
    since: last?.at ?? createdAt.toISOString(),
    ...(last?.by !== undefined && { by: last.by }),
    placedAt: createdAt.toISOString(),
    ...(state === 'ready' && pickup?.keptUntil !== undefined && { keptUntil: pickup.keptUntil }),
    dueAt: pickupDueOf(order, shipmentId, hours),
    pieces: left.reduce((sum, { quantity }) => sum + quantity, 0),
    isInForce: isInForce(order),
  }
}

function toName(order: Stored, shipment: Shipment): string {
  const names = [shipment.c_pickupFirstName, shipment.c_pickupLastName]
  const contact = names.filter((name) => typeof name === 'string' && name !== '').join(' ')
  return contact || (order.document.content.customerName ?? '')
}
