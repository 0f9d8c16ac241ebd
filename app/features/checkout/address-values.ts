import type { BasketAddress } from '@/commerce-client/baskets'
import type { AddressInput, AddressOutput } from '@/forms/rules/address'
import { formatPhone } from '@/forms/rules/phone'

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
  }
}

/** An address as the basket takes it; a part left empty is taken out. */
export function toBasketAddress(values: AddressOutput): BasketAddress {
  return { ...values, companyName: values.companyName ?? '', address2: values.address2 ?? '' }
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

/** The parts of an address that a shopper typed, to be used for another purpose. */
export function copyAddress(address: BasketAddress): BasketAddress {
  return Object.fromEntries(PARTS.map((part) => [part, address[part] ?? '']))
}

/** Whether two addresses say the same. */
export function isSameAddress(one: BasketAddress, other: BasketAddress): boolean {
  return PARTS.every((part) => (one[part] ?? '') === (other[part] ?? ''))
}
