import type { MessageDescriptor } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import {
  findRecipientNeed,
  fullNameOf,
  listRecipients,
  type RecipientNeed,
} from '@/rules/recipients'
import { splitShipments } from '@/rules/shipments'
import { shippingMessages as messages } from './shipping.messages'

export const needMessage: Record<RecipientNeed, MessageDescriptor> = {
  items: messages.needsItems,
  address: messages.needsAddress,
  phone: messages.needsPhone,
  method: messages.needsMethod,
  date: messages.needsDate,
}

/** Returns the first missing part of a shipment; undefined if it is ready for payment. */
export function needOf(shipment: Shipment, basket: Basket): RecipientNeed | undefined {
  const { deliveries, pickups } = splitShipments(basket)
  return findRecipientNeed(shipment, basket, deliveries.length > 0 && pickups.length > 0)
}

/**
 * Returns the first shipment that is not ready for payment, with its index among the recipients.
 */
export function findIncomplete(basket: Basket) {
  const recipients = listRecipients(basket)
  for (const [index, shipment] of recipients.entries()) {
    const need = needOf(shipment, basket)
    const fullName = fullNameOf(shipment.shippingAddress)
    if (need) return { shipment, index, fullName, need, isOnly: recipients.length === 1 }
  }
  return undefined
}
