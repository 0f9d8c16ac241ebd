import { isOpenPickup } from '../../rules/pickup-states'
import { parcelsOf } from './fulfilment.rules'
import type { Fulfilment, OrderDocument } from './order-document.schemas'
import { withCollected, withPickups } from './pickup.rules'
import { hasLeft } from './waiting-lines.rules'

/** Adds what an archive says was sent or moved to what is known here. */
export function withShipments(
  document: OrderDocument,
  {
    fulfilments,
    pickups,
  }: Pick<OrderDocument, 'pickups'> & Required<Pick<OrderDocument, 'fulfilments'>>,
  { completedAt, isNew, now }: { completedAt: string | undefined; isNew: boolean; now: Date },
): OrderDocument {
  const known = new Set(document.content.shipments?.map(({ shipmentId }) => shipmentId))
  const sent = Object.entries(fulfilments).flatMap(([id, parcels]): [string, Fulfilment[]][] => {
    const own = parcelsOf(document, id)
    const added = parcels.slice(parcels.some(({ items }) => !items) ? 0 : own.length)
    const isOpen = known.has(id) && !hasLeft(document, id) && !document.pickups?.[id]
    return isOpen && added.length > 0 ? [[id, [...own, ...added]]] : []
  })
  const moved = Object.entries(pickups ?? {}).filter(([id, { moves }]) => {
    const pickup = document.pickups?.[id]
    const isOpen = pickup === undefined || isOpenPickup(pickup.state)
    return known.has(id) && isOpen && moves.length > (pickup?.moves.length ?? 0)
  })
  if (sent.length + moved.length === 0 && !isNew) return document
  const merged = {
    ...document,
    ...(sent.length > 0 && {
      fulfilments: { ...document.fulfilments, ...Object.fromEntries(sent) },
    }),
    ...(moved.length > 0 && { pickups: { ...document.pickups, ...Object.fromEntries(moved) } }),
  }
  // an archive that knows pickups says itself which were collected
  const isAll = completedAt !== undefined && isNew && pickups === undefined
  return withPickups(isAll ? withCollected(merged, completedAt) : merged, { completedAt, now })
}
