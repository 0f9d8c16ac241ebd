import type { Shipment } from '@/commerce-client/basket-shipments'
import type { PickupContactInput, PickupContactOutput } from '@/forms/rules/pickup-contact'
import { formatPhone } from '@/forms/rules/phone'

export const CONTACT_PARTS = ['firstName', 'lastName', 'phone'] as const

/** The pickup contact as form values; empty without a pickup. */
export function toPickupValues(shipment: Shipment | undefined): PickupContactInput {
  return {
    firstName: asText(shipment?.c_pickupFirstName),
    lastName: asText(shipment?.c_pickupLastName),
    phone: formatPhone(asText(shipment?.c_pickupPhone)),
    texts:
      asText(shipment?.c_pickupTextPhone) !== '' &&
      shipment?.c_pickupTextPhone === shipment?.c_pickupPhone,
  }
}

/**
 * Converts the pickup contact to fields of the shipment, together with the order's e-mail address.
 */
export function toPickupContact(
  contact: PickupContactOutput,
  email: string,
  { c_pickupTextPhone: before = '' }: Shipment,
) {
  // consent is given for this number, not for one that takes its place later
  const textPhone = contact.texts ? contact.phone : ''
  return {
    c_pickupFirstName: contact.firstName,
    c_pickupLastName: contact.lastName,
    c_pickupPhone: contact.phone,
    c_pickupEmail: email,
    // services without text messages do not know it
    ...(textPhone !== before && { c_pickupTextPhone: textPhone }),
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
