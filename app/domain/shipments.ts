/** What the rules read of a shipment; the SDK's shipments of baskets and orders fit it. */
export interface ShipmentFacts {
  shipmentId?: string
  shippingAddress?: AddressFacts
  shippingMethod?: { id?: string }
  c_fromStoreId?: unknown
}

export interface AddressFacts {
  firstName?: string
  lastName?: string
  address1?: string
  city?: string
  stateCode?: string
  postalCode?: string
  countryCode?: string
  phone?: string
}

/** The shipment that every basket begins with. */
export const DEFAULT_SHIPMENT_ID = 'me'

const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'address1',
  'city',
  'stateCode',
  'postalCode',
] as const

/** Whether a shipment knows where it goes (D2 §5). */
export function hasAddress({ shippingAddress }: ShipmentFacts): boolean {
  return ADDRESS_FIELDS.every((field) => Boolean(shippingAddress?.[field]?.trim()))
}

/** Whether an address has all that a step asks for: also the country (D2 §2, §5). */
export function isCompleteAddress(address: AddressFacts | undefined): address is AddressFacts {
  return hasAddress({ shippingAddress: address }) && Boolean(address?.countryCode)
}

/** A shipment that the shopper collects in a shop (D2 §4). */
export function isPickupShipment({ c_fromStoreId }: ShipmentFacts): boolean {
  return typeof c_fromStoreId === 'string' && c_fromStoreId !== ''
}

/** The first shipment that is delivered: where an address form writes to. */
export function findDeliveryShipment<Shipment extends ShipmentFacts>(
  shipments: readonly Shipment[] = [],
): Shipment | undefined {
  return shipments.find((shipment) => !isPickupShipment(shipment))
}
