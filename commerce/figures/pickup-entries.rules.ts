import { pickupDueAt, possibleDueAt } from '../../rules/pickup-due'
import type { OpeningHours } from '../../rules/special-days'
import { pickupDueOf } from '../orders/closed-pickups.rules'
import { isInForce } from '../orders/fulfilment.rules'
import type { OrderDocument } from '../orders/order-document.schemas'
import { pickupStateOf, shopIdOf } from '../orders/pickup.rules'
import { dayIn, type CountedOrder, type Entry, type OrderOfFigures } from './figure-entry'

export interface ShopHours {
  stated: OpeningHours | undefined
  present: OpeningHours | undefined
}

/**
 * Returns when the pickups of an order were promised, by shipment. What was promised before stays,
 * also when the hours of a shop change, or when the order has lost its buyer; imported orders were
 * promised nothing here.
 */
export function promisesOf(
  { document, createdAt }: { document: OrderDocument; createdAt: Date },
  known: Readonly<Record<string, string>>,
  hours: ReadonlyMap<string, ShopHours>,
): Record<string, string> {
  const isPlacedHere = document.basket !== undefined
  const { shipments = [], productItems = [] } = document.content
  const used = new Set(productItems.map(({ shipmentId = '' }) => shipmentId))
  return Object.fromEntries(
    shipments.flatMap((shipment) => {
      const { shipmentId = '' } = shipment
      const shopId = shopIdOf(shipment)
      if (shopId === undefined || !used.has(shipmentId)) return []
      const before = known[shipmentId]
      if (before !== undefined) return [[shipmentId, before] as const]
      if (!isPlacedHere) return []
      return [
        [shipmentId, pickupDueAt(createdAt, hours.get(shopId)?.stated).toISOString()] as const,
      ]
    }),
  )
}

/**
 * Returns when the first pickup that is not ready yet is due; null if none waits, or only in shops
 * that are closed without an end.
 */
export function firstDueOf(
  order: Pick<OrderOfFigures, 'document' | 'createdAt' | 'status'>,
  hours: ReadonlyMap<string, ShopHours>,
): string | null {
  if (!isInForce(order)) return null
  const dues = (order.document.content.shipments ?? []).flatMap((shipment) => {
    const state = pickupStateOf(order.document, shipment)
    const present = hours.get(shopIdOf(shipment) ?? '')?.present
    const isWaiting = state === 'placed' || state === 'preparing'
    if (!isWaiting || !possibleDueAt(order.createdAt, present)) return []
    return [pickupDueOf(order, shipment.shipmentId ?? '', present)]
  })
  return dues.sort()[0] ?? null
}

/** Each promised pickup, on the day of its promise, and whether it was ready by then. */
export function pickupEntries(
  { document, shops, timezone, status }: CountedOrder,
  promises: Readonly<Record<string, string>>,
): Entry[] {
  if (status === 'cancelled') return []
  return Object.entries(promises).flatMap(([shipmentId, promised]): Entry[] => {
    const pickup = document.pickups?.[shipmentId]
    const moves = pickup?.moves ?? []
    const ready = moves.find(({ state }) => state === 'ready' || state === 'collected')
    // given back before it was ready, nobody waits for it any more
    if (!ready && pickup?.state === 'returned') return []
    const due = [promised, ...laterTimes(document, shipmentId)].sort().at(-1) ?? promised
    const isOnTime = ready !== undefined && Date.parse(ready.at) <= Date.parse(due)
    const kept = ready === undefined ? {} : isOnTime ? { on_time: 1 } : { late: 1 }
    const day = dayIn(due, timezone)
    return [
      {
        kind: 'pickup',
        day,
        shop: shops.get(shipmentId) ?? '',
        key: '',
        add: { orders: 1, ...kept },
      },
    ]
  })
}

/** Of a shop that was closed, and of pieces for which the buyer waited. */
function laterTimes({ pickupsDue, shortages = [] }: OrderDocument, shipmentId: string): string[] {
  const waits = shortages.filter(
    ({ steps, ...one }) =>
      one.shipmentId === shipmentId &&
      // until when a buyer may answer is no promise
      steps.filter(({ state }) => state === 'waiting' || state === 'asked').at(-1)?.state ===
        'waiting',
  )
  return [pickupsDue?.[shipmentId], ...waits.map(({ until }) => until)].flatMap(
    (time) => time ?? [],
  )
}
