import { checkFormats } from '../../address-formats'
import { badRequest } from '../../http/problem'
import type { Address } from '../basket-document.schemas'
import type { AddressBody } from '../basket-requests.schemas'
import { mergeCustom } from '../custom-properties.schemas'

/** Longest values of an address (D2 §9). */
const LIMITS = {
  firstName: 20,
  lastName: 20,
  companyName: 30,
  address1: 60,
  address2: 60,
  city: 16,
  postalCode: 10,
} as const satisfies Partial<Record<keyof Address, number>>

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

/** What an address needs before an order can be sent there (D2 §2). */
const REQUIRED = [
  'firstName',
  'lastName',
  'address1',
  'city',
  'stateCode',
  'postalCode',
  'countryCode',
] as const satisfies readonly Field[]

/**
 * The address of a request; blank fields are left out. undefined: nothing is left of it.
 * @throws Problem 400 naming the field, as `checkAddress`. A shop's own address may be longer.
 */
export function toAddress(body: AddressBody): Address | undefined {
  const address: Address = { custom: mergeCustom({}, body.custom) }
  let isEmpty = Object.keys(address.custom).length === 0
  for (const field of FIELDS) {
    const value = body[field]
    if (!value) continue
    address[field] = value
    isEmpty = false
  }
  if (!address.custom.c_storeId) checkAddress(address)
  return isEmpty ? undefined : address
}

/** The required fields an address lacks; all of them for a missing address. */
export function listMissingFields(address: Address | undefined): string[] {
  return REQUIRED.filter((field) => !address?.[field])
}

/**
 * @param path where the address is, e.g. `billingAddress.`
 * @throws Problem 400 naming the field that is too long, or no code or phone number of the country.
 */
export function checkAddress(address: Address, path = ''): void {
  checkLengths(address, path)
  checkFormats(address, address, path)
}

function checkLengths(address: Address, path: string): void {
  for (const [field, limit] of Object.entries(LIMITS)) {
    const value = address[field as keyof typeof LIMITS]
    if (value === undefined || value.length <= limit) continue
    throw badRequest(`${path}${field}: at most ${limit} characters.`, 'invalid-address', {
      c_field: `${path}${field}`,
    })
  }
}
