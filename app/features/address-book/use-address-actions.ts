import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createAddress, removeAddress, updateAddress } from '@/commerce-client/customer-addresses'
import type { CustomerAddress } from '@/commerce-client/customers'
import { newAddressId } from '@/rules/address-id'
import { toEntryParts } from '@/forms/address-values'
import type { AddressOutput } from '@/forms/rules/address'
import { logWarning } from '@/lib/log'
import { customerKey } from '@/shopper/customer/customer.queries'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useSite } from '@/site/use-site'

export interface AddressChange {
  /** The entry to change; undefined for a new entry. */
  entry: CustomerAddress | undefined
  /** The name of the entry; if blank, the city becomes its name (ACC-039). */
  name: string
  isPrimary: boolean
  address: AddressOutput
}

/**
 * Returns mutations for the customer's address book. Each of them refetches the customer
 * afterwards, even if it failed.
 */
export function useAddressActions() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { data: customer } = useCustomer()
  const { customerId = '', addresses = [] } = customer ?? {}
  const readAgain = {
    onSettled: () => queryClient.invalidateQueries(customerKey(siteId)),
    // failures are logged (ACC-041)
    onError: (error: unknown) => logWarning('The address book was not changed', { error }),
  }
  const freeId = (wanted: { addressId: string; city?: string }, own?: string) =>
    newAddressId(
      wanted,
      addresses.map(({ addressId }) => addressId).filter((id) => id !== own),
    )
  return {
    saving: useMutation<string, unknown, AddressChange>({
      mutationFn: async ({ entry, name, isPrimary, address }) => {
        const addressId = freeId({ addressId: name, city: address.city }, entry?.addressId)
        const parts = { addressId, ...toEntryParts(address), ...(isPrimary && { preferred: true }) }
        await (entry
          ? updateAddress(siteId, customerId, entry.addressId, parts)
          : createAddress(siteId, customerId, parts))
        return addressId
      },
      ...readAgain,
    }),
    choosingPrimary: useMutation<unknown, unknown, CustomerAddress>({
      mutationFn: ({ addressId }) => {
        return updateAddress(siteId, customerId, addressId, { preferred: true })
      },
      ...readAgain,
    }),
    removing: useMutation<void, unknown, CustomerAddress>({
      mutationFn: ({ addressId }) => removeAddress(siteId, customerId, addressId),
      ...readAgain,
    }),
    /**
     * Restores a removed entry. It becomes primary again unless another entry has become primary.
     */
    restoring: useMutation<string, unknown, CustomerAddress>({
      mutationFn: async ({ creationDate: _made, lastModified: _changed, ...entry }) => {
        const addressId = freeId(entry)
        const isFree = !addresses.some(({ preferred }) => preferred)
        const preferred = entry.preferred === true && isFree
        await createAddress(siteId, customerId, { ...entry, addressId, preferred })
        return addressId
      },
      ...readAgain,
    }),
  }
}
