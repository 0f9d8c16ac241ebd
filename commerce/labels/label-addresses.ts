import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { secondLine } from '../../rules/address-lines'
import type { LabelAddress } from './label.port'

type Address = NonNullable<ShopperOrdersTypes.Order['shipments']>[number]['shippingAddress']

/** `Emeryville, CA 94608` */
const TOWN = /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/

/** Reads the shop's address from the lines of who sells. */
export function readSender({ sellerAddress }: Record<string, unknown>): LabelAddress | undefined {
  const lines = Array.isArray(sellerAddress) ? sellerAddress.map(String) : []
  const at = lines.findIndex((line) => TOWN.test(line))
  const [, city = '', stateCode, postalCode = ''] = TOWN.exec(lines[at] ?? '') ?? []
  const [name = '', ...streets] = lines.slice(0, Math.max(0, at))
  const [address1 = '', address2] = streets
  if (name === '' || address1 === '') return undefined
  return {
    ...{ name, address1, city, postalCode, countryCode: 'US' },
    ...(address2 && { address2 }),
    ...(stateCode && { stateCode }),
  }
}

export function toLabelAddress(address: Address): LabelAddress | undefined {
  if (!address) return undefined
  const { fullName, firstName, lastName, companyName, address1, city } = address
  const { stateCode, postalCode, countryCode, phone } = address
  const address2 = secondLine(address)
  const name = fullName || [firstName, lastName].filter(Boolean).join(' ')
  if (!name || !address1 || !city || !postalCode || !countryCode) return undefined
  return {
    ...{ name, address1, city, postalCode, countryCode: countryCode.toUpperCase() },
    ...(companyName && { company: companyName }),
    ...(address2 && { address2 }),
    ...(stateCode && { stateCode }),
    ...(phone && { phone }),
  }
}
