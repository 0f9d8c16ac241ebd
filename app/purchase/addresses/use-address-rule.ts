import { useMemo } from 'react'
import type { BasketAddress } from '@/commerce-client/baskets'
import {
  addressRule,
  addressRuleBeside,
  recipientRule,
  type AddressRule,
} from '@/forms/rules/address'
import { useAddressBook } from './address-book'

/**
 * The validation rule of an address form that is prefilled from the address book or the basket.
 * @param known the address stored in the basket
 */
export function useAddressRule(known?: BasketAddress, isPhoneOptional = false): AddressRule {
  const { entries } = useAddressBook()
  return useMemo(
    () =>
      addressRuleBeside(
        [...(entries ?? []), ...(known ? [known] : [])],
        isPhoneOptional ? recipientRule : addressRule,
      ),
    [entries, known, isPhoneOptional],
  )
}
