import type { Shipment } from '@/commerce-client/basket-shipments'
import type { PickupContactInput, PickupContactOutput } from '@/forms/rules/pickup-contact'
import { formatPhone } from '@/forms/rules/phone'

/** Who comes, as the form shows it; an empty form without a pickup. */
export function toPickupValues(shipment: Shipment | undefined): PickupContactInput {
  return {
    firstName: asText(shipment?.c_pickupFirstName),
    lastName: asText(shipment?.c_pickupLastName),
    phone: formatPhone(asText(shipment?.c_pickupPhone)),
  }
}

/** Who comes, as the shipment takes it; asked once for the order, the e-mail address is theirs too. */
export function toPickupContact(contact: PickupContactOutput, email: string) {
  return {
    c_pickupFirstName: contact.firstName,
    c_pickupLastName: contact.lastName,
    c_pickupPhone: contact.phone,
    c_pickupEmail: email,
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
