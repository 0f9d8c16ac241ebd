import type { OfficeOrderItem, OfficeParcel, OfficeShipment } from '../../contracts/order'

export interface PackedItem {
  item: OfficeOrderItem
  quantity: number
  /** Pieces of the line before them, in earlier parcels or refunded. */
  before: number
}

/** A parcel with what is in it, without what was refunded; with `sent` it has left. */
export interface PackedParcel {
  number: number
  sent?: OfficeParcel
  items: PackedItem[]
}

/** Returns the parcels of a shipment: those that were sent, and what waits as the next one. */
export function toPackedParcels(shipment: OfficeShipment): PackedParcel[] {
  const { items, parcels, pickup } = shipment
  const restOf = (item: OfficeOrderItem) =>
    pickup ? item.quantity - item.refundedQuantity : item.waitingQuantity
  const before = new Map(items.map((item) => [item.itemId, item.refundedQuantity]))
  const pack = (item: OfficeOrderItem, quantity: number): PackedItem[] => {
    if (quantity <= 0) return []
    const gone = before.get(item.itemId) ?? 0
    before.set(item.itemId, gone + quantity)
    return [{ item, quantity, before: gone }]
  }
  const packSent = (item: OfficeOrderItem, quantity: number) => {
    const left = item.quantity - (before.get(item.itemId) ?? 0) - restOf(item)
    return pack(item, Math.min(quantity, left))
  }
  const sent = parcels.map((parcel) => ({
    ...{ number: parcel.number, sent: parcel },
    items: parcel.items.flatMap(({ itemId, quantity }) => {
      const item = items.find((one) => one.itemId === itemId)
      return item ? packSent(item, quantity) : []
    }),
  }))
  const rest = items.flatMap((item) => pack(item, restOf(item)))
  const isNext = rest.length > 0 || sent.length === 0
  return isNext ? [...sent, { number: sent.length + 1, items: rest }] : sent
}
