import { recipientKey } from './recipient-key'
import {
  isCompleteAddress,
  isPickupShipment,
  shipmentIdOf,
  type AddressFacts,
  type ShipmentFacts,
} from './shipments'

/** How far back orders are searched, in months: the last two seasons. */
export const PAST_MONTHS = 24

interface PastItem {
  productId?: string
  productName?: string
  quantity?: number
  shipmentId?: string
  bonusProductLineItem?: boolean
  /** Whether the product can be ordered again. */
  c_reorderable?: boolean
}

export interface PastOrder<Address extends AddressFacts = AddressFacts> {
  creationDate?: string
  status?: string
  shipments?: readonly (Omit<ShipmentFacts, 'shippingAddress'> & { shippingAddress?: Address })[]
  productItems?: readonly PastItem[]
}

export interface PastRecipient<Address extends AddressFacts = AddressFacts> {
  id: string
  address: Address
  /** ISO 8601. */
  orderedAt: string
  items: { productId: string; name: string; quantity: number; isReorderable: boolean }[]
}

/**
 * Lists every recipient of past orders once, with their latest shipment; the latest comes first.
 * Failed orders are ignored.
 */
export function listPastRecipients<Address extends AddressFacts>(
  orders: readonly PastOrder<Address>[],
): PastRecipient<Address>[] {
  const people = new Map<string, PastRecipient<Address>>()
  const placed = orders.filter(({ status }) => !status?.startsWith('failed'))
  for (const order of [...placed].sort((one, other) => timeOf(other) - timeOf(one))) {
    for (const shipment of order.shipments ?? []) {
      const { shippingAddress: address } = shipment
      if (!address || isPickupShipment(shipment) || !isCompleteAddress(address)) continue
      const id = recipientKey(address)
      if (people.has(id)) continue
      const items = listItems(order, shipment)
      people.set(id, { id, address, orderedAt: order.creationDate ?? '', items })
    }
  }
  return [...people.values()]
}

function timeOf({ creationDate = '' }: PastOrder): number {
  return Date.parse(creationDate) || 0
}

function listItems({ productItems = [] }: PastOrder, shipment: { shipmentId?: string }) {
  const id = shipmentIdOf(shipment)
  return productItems.flatMap((item) => {
    const { productId, productName, quantity = 0, bonusProductLineItem } = item
    if (!productId || bonusProductLineItem || shipmentIdOf(item) !== id) return []
    const isReorderable = item.c_reorderable !== false
    return [{ productId, name: productName ?? productId, quantity, isReorderable }]
  })
}
