export interface ShipmentFacts {
  shipmentId?: string
  shippingAddress?: AddressFacts
  shippingMethod?: { id?: string; c_phoneRequired?: unknown }
  /** The service is certain that it is sent free, even before a method is chosen. */
  c_freeShipping?: unknown
  c_dateProblem?: unknown
  c_fromStoreId?: unknown
  /** The state of a pickup; absent if the service does not know pickups. */
  c_pickupState?: unknown
  /** When it is ready, if it is later than usual. */
  c_pickupDueAt?: unknown
  /** By which it is handed over while it is ready. */
  c_pickupCode?: unknown
  /** The last day on which the shop keeps it. */
  c_pickupKeptUntil?: unknown
  /** Who collected it. */
  c_pickupTakenBy?: unknown
  c_pickupFirstName?: unknown
  c_pickupLastName?: unknown
  c_pickupPhone?: unknown
  c_pickupEmail?: unknown
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
  /** For a pickup, the name of the shop. */
  companyName?: string
}

/** The shipment that every basket starts with. */
export const DEFAULT_SHIPMENT_ID = 'me'

const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'address1',
  'city',
  'stateCode',
  'postalCode',
] as const

/** Returns whether a shipment has a complete address (CHK-013). */
export function hasAddress({ shippingAddress }: ShipmentFacts): boolean {
  return ADDRESS_FIELDS.every((field) => Boolean(shippingAddress?.[field]?.trim()))
}

/** Returns whether an address is complete for checkout, including its country (CHK-007). */
export function isCompleteAddress(address: AddressFacts | undefined): address is AddressFacts {
  return hasAddress({ shippingAddress: address }) && Boolean(address?.countryCode)
}

/** Returns whether a shipment is picked up in a shop (CART-023). */
export function isPickupShipment(shipment: ShipmentFacts): boolean {
  return pickupShopOf(shipment) !== undefined
}

/** Returns the pickup shop of a shipment; undefined for a delivery. */
export function pickupShopOf(shipment: ShipmentFacts): { id: string; name: string } | undefined {
  const { c_fromStoreId: id, shippingAddress } = shipment
  if (typeof id !== 'string' || id === '') return undefined
  return { id, name: shippingAddress?.companyName ?? id }
}

const CONTACT_FIELDS = [
  'c_pickupFirstName',
  'c_pickupLastName',
  'c_pickupPhone',
  'c_pickupEmail',
] as const

/** Returns whether a pickup has a complete contact (CHK-015). */
export function hasPickupContact(shipment: ShipmentFacts): boolean {
  return CONTACT_FIELDS.every((field) => {
    const value = shipment[field]
    return typeof value === 'string' && value.trim() !== ''
  })
}

/** Returns the first delivered shipment, which the address form edits. */
export function findDeliveryShipment<Shipment extends ShipmentFacts>(
  shipments: readonly Shipment[] = [],
): Shipment | undefined {
  return shipments.find((shipment) => !isPickupShipment(shipment))
}

export interface ShippedItem {
  itemId?: string
  bonusProductLineItem?: boolean
  shipmentId?: string
  quantity?: number
  c_fromStoreId?: unknown
}

interface ShippedFacts<Shipment extends ShipmentFacts> {
  shipments?: readonly Shipment[]
  productItems?: readonly ShippedItem[]
}

/** Returns whether a line is picked up: the service sets its shop. */
export function isPickupLine({ c_fromStoreId }: ShippedItem): boolean {
  return typeof c_fromStoreId === 'string' && c_fromStoreId !== ''
}

/** Returns the shipment id of a line, by default that of the default shipment. */
export function shipmentIdOf({ shipmentId }: ShippedItem): string {
  return shipmentId ?? DEFAULT_SHIPMENT_ID
}

export function hasItems(
  { shipmentId = DEFAULT_SHIPMENT_ID }: ShipmentFacts,
  { productItems = [] }: Pick<ShippedFacts<ShipmentFacts>, 'productItems'>,
): boolean {
  return productItems.some((item) => shipmentIdOf(item) === shipmentId)
}

/** Returns the non-empty shipments, deliveries and pickups separately. */
export function splitShipments<Shipment extends ShipmentFacts>(
  basket: ShippedFacts<Shipment>,
): { deliveries: Shipment[]; pickups: Shipment[] } {
  const used = (basket.shipments ?? []).filter((shipment) => hasItems(shipment, basket))
  return {
    deliveries: used.filter((shipment) => !isPickupShipment(shipment)),
    pickups: used.filter(isPickupShipment),
  }
}

/**
 * Returns whether a delivery needs its recipient's phone number: something else is picked up in a
 * shop (CHK-014), or the method requires it.
 */
export function needsPhone(
  { shippingMethod }: ShipmentFacts,
  basket: ShippedFacts<ShipmentFacts>,
): boolean {
  const { c_phoneRequired: isRequired } = shippingMethod ?? {}
  return isRequired === true || isRequired === 'true' || splitShipments(basket).pickups.length > 0
}

/** Returns `Shipment` with the lowest unused number (MSH-007). */
export function freeShipmentId(shipments: readonly ShipmentFacts[] = []): string {
  const taken = new Set(shipments.map(({ shipmentId }) => shipmentId))
  let number = 1
  while (taken.has(`Shipment${number}`)) number += 1
  return `Shipment${number}`
}
