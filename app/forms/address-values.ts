import type { BasketAddress } from '@/commerce-client/baskets'
import type { AddressInput, AddressOutput, AddressRule } from '@/forms/rules/address'
import { formatPhone } from '@/forms/rules/phone'
import { asText } from '@/lib/read-fields'

/** A saved address as an address form shows it; an empty form without one. */
export function toAddressValues(address: BasketAddress | undefined): AddressInput {
  return {
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    companyName: address?.companyName ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    city: address?.city ?? '',
    stateCode: address?.stateCode ?? '',
    postalCode: address?.postalCode ?? '',
    countryCode: address?.countryCode === 'CA' ? 'CA' : 'US',
    phone: formatPhone(address?.phone ?? ''),
    c_PHONE_EXTENSION: asText(address?.c_PHONE_EXTENSION) ?? '',
    c_isPOBox: isYes(address?.c_isPOBox),
    c_RESIDENCE_CODE: isYes(address?.c_RESIDENCE_CODE),
  }
}

/** An address as the basket takes it; a part left empty is taken out. */
export function toBasketAddress(values: AddressOutput): BasketAddress {
  return copyAddress(values)
}

/** What is right of an address that is still being typed: the service refuses one with a wrong part. */
export function toPartialAddress(values: AddressInput, rule: AddressRule): BasketAddress {
  const { data, error } = rule.safeParse(values)
  const wrong = (error?.issues ?? []).map(({ path }) => [String(path[0]), ''])
  return copyAddress({ ...(data ?? values), ...Object.fromEntries(wrong) })
}

const PARTS = [
  'firstName',
  'lastName',
  'companyName',
  'address1',
  'address2',
  'city',
  'stateCode',
  'postalCode',
  'countryCode',
  'phone',
] as const

/** Custom attributes of an address: there where they say something. */
const EXTRAS = ['c_PHONE_EXTENSION', 'c_isPOBox', 'c_RESIDENCE_CODE'] as const

/** The parts of an address that a shopper typed, to be used for another purpose. */
export function copyAddress(address: BasketAddress): BasketAddress {
  const extras = EXTRAS.filter((name) => address[name]).map((name) => [name, address[name]])
  return Object.fromEntries([...PARTS.map((part) => [part, address[part] ?? '']), ...extras])
}

/** Whether two addresses say the same. */
export function isSameAddress(one: BasketAddress, other: BasketAddress): boolean {
  return [...PARTS, ...EXTRAS].every((part) => (one[part] || '') === (other[part] || ''))
}

// an archive may bring a flag as text
function isYes(value: unknown): boolean {
  return value === true || value === 'true'
}
