import type { BasketAddress } from '@/commerce-client/baskets'
import type { AddressInput, AddressOutput, AddressRule } from '@/forms/rules/address'
import { formatPhone } from '@/forms/rules/phone'
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
export function toAddressValues(address: BasketAddress | undefined): AddressInput {
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

/** Returns whether two addresses have the same parts. */
export function isSameAddress(one: BasketAddress, other: BasketAddress): boolean {
  return addressParts.every((part) => (one[part] || '') === (other[part] || ''))
}

// imported data may contain a flag as text
function isYes(value: unknown): boolean {
  return value === true || value === 'true'
}
