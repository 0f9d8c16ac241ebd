import { withHomeCountry } from '@rules/home-country'
import { toPlainText } from '@rules/plain-text'
import { postalCodeKey } from '@rules/postal-code'
import type { BasketAddress } from '@/commerce-client/baskets'
import type { AddressInput, AddressOutput, AddressRule } from '@/forms/rules/address'
import { formatPhone, toPhoneDigits } from '@/forms/rules/phone'
import { asText } from '@/lib/read-fields'
import {
  addressParts,
  extraParts,
  flagParts,
  mapParts,
  standardParts,
  typedParts,
} from './address-parts'

/** Returns the form values of a saved address; without an address, those of an empty form. */
export function toAddressValues(saved: BasketAddress | undefined): AddressInput {
  const address = saved && withHomeCountry(saved)
  return {
    ...mapParts(typedParts, (name) => asText(address?.[name]) ?? ''),
    ...mapParts(flagParts, (name) => isYes(address?.[name])),
    countryCode: address?.countryCode === 'CA' ? 'CA' : 'US',
    phone: formatPhone(address?.phone ?? ''),
  }
}

/** Returns an address in the basket's format; empty parts clear the stored ones. */
export function toBasketAddress(values: AddressOutput): BasketAddress {
  return copyAddress(values)
}

/**
 * Returns the valid parts of an address that is still being typed, because the service refuses
 * invalid ones.
 */
export function toPartialAddress(values: AddressInput, rule: AddressRule): BasketAddress {
  const { data, error } = rule.safeParse(values)
  const wrong = (error?.issues ?? []).map(({ path }) => [String(path[0]), ''])
  return copyAddress({ ...(data ?? values), ...Object.fromEntries(wrong) })
}

/** Copies the typed parts of an address, for use as another address. */
export function copyAddress(address: BasketAddress): BasketAddress {
  const extras = extraParts.filter((name) => address[name])
  return {
    ...mapParts(standardParts, (name) => address[name] ?? ''),
    ...mapParts(extras, (name) => address[name]),
  }
}

/** Returns an address in the address book's format; empty parts clear the stored ones. */
export function toEntryParts(address: AddressOutput) {
  return {
    ...mapParts(typedParts, (name) => address[name] ?? ''),
    ...mapParts(flagParts, (name) => address[name] === true),
  }
}

/** Returns whether two addresses have the same parts, however their characters were typed. */
export function isSameAddress(one: BasketAddress, other: BasketAddress): boolean {
  const plain = (value: unknown) => (typeof value === 'string' ? toPlainText(value) : value) || ''
  return addressParts.every((part) => plain(one[part]) === plain(other[part]))
}

/** Like `isSameAddress`; a ZIP+4 equals its ZIP, and a phone number is compared by its digits. */
export function isSamePerson(one: BasketAddress, other: BasketAddress): boolean {
  const plain = (address: BasketAddress) => ({
    ...address,
    postalCode: postalCodeKey(address.postalCode),
    phone: toPhoneDigits(address.phone ?? ''),
  })
  return isSameAddress(plain(one), plain(other))
}

// imported data may contain a flag as text
function isYes(value: unknown): boolean {
  return value === true || value === 'true'
}
