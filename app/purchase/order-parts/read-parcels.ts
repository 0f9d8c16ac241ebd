import { asFields, asList, asNumber, asText } from '@/lib/read-fields'

export interface Pieces {
  itemId: string
  quantity: number
}

interface Parcel {
  number: number
  items: Pieces[]
  trackingNumber?: string
  trackingUrl?: string
}

/** Returns the parcels of a shipment that leaves in several; undefined for any other. */
export function readParcels(
  shipment: Readonly<Record<string, unknown>>,
): { parcels: Parcel[]; toFollow: Pieces[] } | undefined {
  const parcels = asList(shipment.c_parcels, readParcel)
  if (parcels.length === 0) return undefined
  return { parcels, toFollow: asList(shipment.c_toFollow, readPieces) }
}

function readParcel(value: unknown): Parcel | undefined {
  const { number, items, trackingNumber, trackingUrl } = asFields(value)
  const place = asNumber(number)
  if (place === undefined) return undefined
  return {
    number: place,
    items: asList(items, readPieces),
    trackingNumber: asText(trackingNumber),
    trackingUrl: asText(trackingUrl),
  }
}

function readPieces(value: unknown): Pieces | undefined {
  const { itemId, quantity } = asFields(value)
  const id = asText(itemId)
  const count = asNumber(quantity)
  return id === undefined || count === undefined ? undefined : { itemId: id, quantity: count }
}
