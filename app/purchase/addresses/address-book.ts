import { useMemo } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createAddress, updateAddress } from '@/commerce-client/customer-addresses'
import type { Customer, CustomerAddress } from '@/commerce-client/customers'
import { newAddressId } from '@/rules/address-id'
import { isSamePerson, toEntryParts } from '@/forms/address-values'
import type { AddressInput, AddressOutput } from '@/forms/rules/address'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { customerKey } from '@/shopper/customer/customer.queries'
import { useCustomer } from '@/shopper/customer/use-customer'

export interface AddressBook {
  /** Undefined for guests, who have no address book. */
  entries: readonly CustomerAddress[] | undefined
  /**
   * Saves an address if the shopper requested it. A failure is only logged, because it must not
   * block the order.
   */
  keep: (address: AddressOutput) => Promise<void>
}

/** The customer's saved addresses, the preferred one first (ACC-015). */
export function useAddressBook(): AddressBook {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { data: customer } = useCustomer()
  return useMemo(
    () => ({
      entries: customer ? sortEntries(customer.addresses ?? []) : undefined,
      keep: async (address) => {
        if (!customer || !(address.addToAddressBook || address.preferred)) return
        await keepAddress(queryClient, siteId, customer, address).catch((error: unknown) =>
          logWarning('an address was not saved in the address book', { error }),
        )
      },
    }),
    [customer, queryClient, siteId],
  )
}

export function isEntry(entry: CustomerAddress, typed: AddressInput | AddressOutput): boolean {
  return isSamePerson(entry, typed)
}

function sortEntries(entries: readonly CustomerAddress[]): CustomerAddress[] {
  return [...entries].sort((one, other) => Number(other.preferred) - Number(one.preferred))
}

async function keepAddress(
  queryClient: QueryClient,
  siteId: string,
  { customerId = '', addresses = [] }: Customer,
  address: AddressOutput,
): Promise<void> {
  const { addressId, preferred } = address
  const parts = toEntryParts(address)
  const entry =
    addresses.find((one) => one.addressId === addressId) ??
    addresses.find((one) => isEntry(one, address))
  const preference = preferred ? { preferred } : {}
  if (entry) {
    const changes = address.addToAddressBook ? { ...parts, ...preference } : preference
    await updateAddress(siteId, customerId, entry.addressId, changes)
  } else {
    const taken = addresses.map((one) => one.addressId)
    const named = { addressId: newAddressId(parts, taken), ...parts, ...preference }
    await createAddress(siteId, customerId, named)
  }
  await queryClient.invalidateQueries(customerKey(siteId))
}
