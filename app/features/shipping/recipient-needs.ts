import type { MessageDescriptor } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import {
  findRecipientNeed,
  fullNameOf,
  isMultiShip,
  listRecipients,
  type RecipientNeed,
} from '@/rules/recipients'
import { needsPhone } from '@/rules/shipments'
import { shippingMessages as messages } from './shipping.messages'

export const needMessage: Record<RecipientNeed, MessageDescriptor> = {
  items: messages.needsItems,
  address: messages.needsAddress,
  phone: messages.needsPhone,
  method: messages.needsMethod,
  date: messages.needsDate,
}

/**
 * Returns whether the sender may leave the phone number of one of several recipients empty.
 * @param shipment undefined for a new recipient
 */
export function isPhoneOptional(basket: Basket, shipment: Shipment | undefined): boolean {
  return (!shipment || isMultiShip(basket)) && !needsPhone(shipment ?? {}, basket)
}

/**
 * Returns the first shipment that is not ready for payment, with its index among the recipients.
 */
export function findIncomplete(basket: Basket) {
  const recipients = listRecipients(basket)
  for (const [index, shipment] of recipients.entries()) {
    const need = findRecipientNeed(shipment, basket)
    const fullName = fullNameOf(shipment.shippingAddress)
    if (need) return { shipment, index, fullName, need, isOnly: recipients.length === 1 }
  }
  return undefined
}
