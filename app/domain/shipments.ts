/** What the rules read of a shipment; the SDK's shipments of baskets and orders fit it. */
export interface ShipmentFacts {
  shipmentId?: string
  shippingAddress?: AddressFacts
  shippingMethod?: { id?: string }
  c_dateProblem?: unknown
  c_fromStoreId?: unknown
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
  /** Of a shop: its name. */
  companyName?: string
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

/** Whether a shipment knows where it goes (CHK-013). */
export function hasAddress({ shippingAddress }: ShipmentFacts): boolean {
  return ADDRESS_FIELDS.every((field) => Boolean(shippingAddress?.[field]?.trim()))
}

/** Whether an address has all that a step asks for: also the country (CHK-007). */
export function isCompleteAddress(address: AddressFacts | undefined): address is AddressFacts {
  return hasAddress({ shippingAddress: address }) && Boolean(address?.countryCode)
}

/** A shipment that the shopper picks up in a shop (CART-023). */
export function isPickupShipment(shipment: ShipmentFacts): boolean {
  return pickupShopOf(shipment) !== undefined
}

/** The shop a shipment is picked up in; undefined for one that is delivered. */
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

/** Whether a shop knows who comes and how to reach them (CHK-015). */
export function hasPickupContact(shipment: ShipmentFacts): boolean {
  return CONTACT_FIELDS.every((field) => {
    const value = shipment[field]
    return typeof value === 'string' && value.trim() !== ''
  })
}

/** The first shipment that is delivered: where an address form writes to. */
export function findDeliveryShipment<Shipment extends ShipmentFacts>(
  shipments: readonly Shipment[] = [],
): Shipment | undefined {
  return shipments.find((shipment) => !isPickupShipment(shipment))
}

/** What the rules read of a line: which shipment it is in. */
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

/** A line that waits in a shop: the service names the shop on it. */
export function isPickupLine({ c_fromStoreId }: ShippedItem): boolean {
  return typeof c_fromStoreId === 'string' && c_fromStoreId !== ''
}

/** The shipment of a line; one that names none is in the default one. */
export function shipmentIdOf({ shipmentId }: ShippedItem): string {
  return shipmentId ?? DEFAULT_SHIPMENT_ID
}

export function hasItems(
  { shipmentId = DEFAULT_SHIPMENT_ID }: ShipmentFacts,
  { productItems = [] }: Pick<ShippedFacts<ShipmentFacts>, 'productItems'>,
): boolean {
  return productItems.some((item) => shipmentIdOf(item) === shipmentId)
}

/** The shipments with something in them, those that are delivered apart from those picked up. */
export function splitShipments<Shipment extends ShipmentFacts>(
  basket: ShippedFacts<Shipment>,
): { deliveries: Shipment[]; pickups: Shipment[] } {
  const used = (basket.shipments ?? []).filter((shipment) => hasItems(shipment, basket))
  return {
    deliveries: used.filter((shipment) => !isPickupShipment(shipment)),
    pickups: used.filter(isPickupShipment),
  }
}

/** `Shipment` and the lowest number that no shipment has (MSH-007). */
export function freeShipmentId(shipments: readonly ShipmentFacts[] = []): string {
  const taken = new Set(shipments.map(({ shipmentId }) => shipmentId))
  let number = 1
  while (taken.has(`Shipment${number}`)) number += 1
  return `Shipment${number}`
}
