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

/** A saved address as an address form shows it; an empty form without one. */
export function toAddressValues(address: BasketAddress | undefined): AddressInput {
  return {
    ...mapParts(typedParts, (name) => asText(address?.[name]) ?? ''),
    ...mapParts(flagParts, (name) => isYes(address?.[name])),
    countryCode: address?.countryCode === 'CA' ? 'CA' : 'US',
    phone: formatPhone(address?.phone ?? ''),
  }
}

/** An address as the basket takes it; a part left empty is taken out. */
export function toBasketAddress(values: AddressOutput): BasketAddress {
  return copyAddress(values)
}

/** The valid parts of an address that is still being typed: the service refuses invalid ones. */
export function toPartialAddress(values: AddressInput, rule: AddressRule): BasketAddress {
  const { data, error } = rule.safeParse(values)
  const wrong = (error?.issues ?? []).map(({ path }) => [String(path[0]), ''])
  return copyAddress({ ...(data ?? values), ...Object.fromEntries(wrong) })
}

/** The parts of an address that a shopper typed, to be used for another purpose. */
export function copyAddress(address: BasketAddress): BasketAddress {
  const extras = extraParts.filter((name) => address[name])
  return {
    ...mapParts(standardParts, (name) => address[name] ?? ''),
    ...mapParts(extras, (name) => address[name]),
  }
}

/** An address as an entry of an address book takes it: a part that was emptied is emptied there. */
export function toEntryParts(address: AddressOutput) {
  return {
    ...mapParts(typedParts, (name) => address[name] ?? ''),
    ...mapParts(flagParts, (name) => address[name] === true),
  }
}

/** Whether two addresses say the same. */
export function isSameAddress(one: BasketAddress, other: BasketAddress): boolean {
  return addressParts.every((part) => (one[part] || '') === (other[part] || ''))
}

// an archive may bring a flag as text
function isYes(value: unknown): boolean {
  return value === true || value === 'true'
}
