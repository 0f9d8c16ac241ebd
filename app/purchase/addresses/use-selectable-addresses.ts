import { useMemo } from 'react'
import type { CustomerAddress } from '@/commerce-client/customers'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useAddressBook } from './address-book'

/** The entries of the address book that are in a country the site sends to; a guest has none. */
export function useSelectableAddresses(): readonly CustomerAddress[] {
  const { canadaEnabled } = useSiteConfig().preferences
  const { entries } = useAddressBook()
  return useMemo(
    () =>
      (entries ?? []).filter(
        ({ countryCode }) => countryCode === 'US' || (canadaEnabled && countryCode === 'CA'),
      ),
    [entries, canadaEnabled],
  )
}
