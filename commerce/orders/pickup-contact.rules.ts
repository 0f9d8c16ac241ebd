import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { OrderContent } from './order-content.constants'

type Shipment = NonNullable<OrderContent['shipments']>[number]
export type Profile = Pick<
  ShopperCustomersTypes.Customer,
  'phoneMobile' | 'phoneHome' | 'phoneBusiness'
>

/** Values that the client has set are kept. The phone number may remain unknown. */
export function withPickupContacts(content: OrderContent, profile: Profile = {}): OrderContent {
  const shopper = toContact(content, profile)
  const shipments = content.shipments?.map((shipment) =>
    isPickup(shipment) ? { ...shopper, ...withoutBlanks(shipment) } : shipment,
  )
  return { ...content, ...(shipments && { shipments }) }
}

function toContact(content: OrderContent, profile: Profile): Record<string, string> {
  const { billingAddress, customerInfo, shipments = [] } = content
  // the phone number in a pickup shipment's address is the shop's
  const delivered = shipments.filter((shipment) => !isPickup(shipment))
  const phones = [
    billingAddress?.phone,
    ...delivered.map(({ shippingAddress }) => shippingAddress?.phone),
    profile.phoneMobile,
    profile.phoneHome,
    profile.phoneBusiness,
  ]
  return withoutBlanks({
    c_pickupFirstName: billingAddress?.firstName,
    c_pickupLastName: billingAddress?.lastName,
    c_pickupPhone: phones.find(Boolean),
    c_pickupEmail: customerInfo?.email,
  })
}

function isPickup({ c_fromStoreId: shopId }: Shipment): boolean {
  return typeof shopId === 'string' && shopId !== ''
}

function withoutBlanks<Fields extends object>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  )
}
