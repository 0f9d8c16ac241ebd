import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { postalLines } from '../../rules/address-lines'
import { toCountryCode } from '../../rules/country-code'

type Shipment = NonNullable<ShopperOrdersTypes.Order['shipments']>[number]

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })

/** Returns the address lines, name first; an empty list without an address. */
export function toAddressLines(address: Shipment['shippingAddress'] | undefined): string[] {
  if (!address) return []
  const { countryCode = '', phone } = address
  const code = toCountryCode(countryCode)
  const country = code ? COUNTRIES.of(code) : countryCode
  return [...postalLines(address), country, phone].filter((line): line is string => Boolean(line))
}
