import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'

type Shipment = NonNullable<ShopperOrdersTypes.Order['shipments']>[number]

/** Returns the address lines, name first; an empty list without an address. */
export function toAddressLines(address: Shipment['shippingAddress'] | undefined): string[] {
  if (!address) return []
  const { fullName, companyName, address1, address2, city, stateCode, postalCode } = address
  const town = [city, [stateCode, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const names = [address.firstName, address.lastName].filter(Boolean).join(' ')
  return [
    fullName ?? names,
    companyName,
    address1,
    address2,
    town,
    address.countryCode,
    address.phone,
  ].filter((line): line is string => typeof line === 'string' && line !== '')
}
