import { useMemo } from 'react'
import type { BasketAddress } from '@/commerce-client/baskets'
import { addressRuleBeside, type AddressRule } from '@/forms/rules/address'
import { useAddressBook } from './address-book'

/**
 * The rule of an address form that is filled from the address book, or with what the bag knows.
 * @param known the address the bag has already
 */
export function useAddressRule(known?: BasketAddress): AddressRule {
  const { entries } = useAddressBook()
  return useMemo(
    () => addressRuleBeside([...(entries ?? []), ...(known ? [known] : [])]),
    [entries, known],
  )
}
