import { withHomeCountry } from '../../../rules/home-country'
import type { Address } from '../model/basket-document.schemas'
import type { AddressBody } from '../model/basket-requests.schemas'
import { mergeCustom } from '../model/custom-properties.schemas'

const FIELDS = [
  'firstName',
  'lastName',
  'companyName',
  'address1',
  'address2',
  'suite',
  'city',
  'stateCode',
  'postalCode',
  'countryCode',
  'phone',
  'title',
  'jobTitle',
  'postBox',
  'salutation',
  'secondName',
  'suffix',
] as const satisfies readonly Exclude<keyof Address, 'custom'>[]

type Field = (typeof FIELDS)[number]

/** The address fields that an order requires (CHK-007). */
const REQUIRED = [
  'firstName',
  'lastName',
  'address1',
  'city',
  'stateCode',
  'postalCode',
  'countryCode',
] as const satisfies readonly Field[]
/** Countries whose addresses require a state or province. '' is an address without a country. */
const COUNTRIES_WITH_STATES: ReadonlySet<string> = new Set(['', 'US', 'CA'])

/**
 * Returns undefined if no field is left. The length of names and the format of phone numbers are
 * checked by the storefront's forms (ADR 19).
 */
export function toAddress(body: AddressBody): Address | undefined {
  const place = withHomeCountry(body)
  const address: Address = { custom: mergeCustom({}, body.custom) }
  let isEmpty = Object.keys(address.custom).length === 0
  for (const field of FIELDS) {
    const value = place[field]
    if (!value) continue
    address[field] = value
    isEmpty = false
  }
  return isEmpty ? undefined : address
}

/** Returns the missing required fields of an address; all of them without an address. */
export function listMissingFields(address: Address | undefined): string[] {
  const hasStates = COUNTRIES_WITH_STATES.has(address?.countryCode ?? '')
  return REQUIRED.filter((field) => !address?.[field] && (field !== 'stateCode' || hasStates))
}
