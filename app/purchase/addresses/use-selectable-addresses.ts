import { useMemo } from 'react'
import type { CustomerAddress } from '@/commerce-client/customers'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useAddressBook } from './address-book'

/** Returns the address book entries in countries that the site ships to; empty for guests. */
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
