import { useQuery } from '@tanstack/react-query'
import type { Basket, BasketAddress } from '@/commerce-client/baskets'
import { type PastRecipient, listPastRecipients, PAST_MONTHS } from '@/rules/past-recipients'
import { recipientKey } from '@/rules/recipient-key'
import { listRecipients } from '@/rules/recipients'
import { isCompleteAddress } from '@/rules/shipments'
import { toAppError } from '@/errors/to-app-error'
import { copyAddress } from '@/forms/address-values'
import { useAddressBook } from '@/purchase/addresses/address-book'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import type { KnownPeopleProps } from './known-people.types'
import { subMonths } from 'date-fns'
import { listOrdersSince } from '@/commerce-client/orders'

/** Queries the recipients of the customer's past orders. Browser only. */
const pastRecipientsQuery = (siteId: string, customerId: string) => ({
  queryKey: ['shopper', 'past-recipients', siteId, customerId] as const,
  queryFn: async () => {
    const since = subMonths(new Date(), PAST_MONTHS)
    return listPastRecipients(await listOrdersSince(siteId, customerId, since))
  },
  enabled: typeof window !== 'undefined' && customerId !== '',
})

export interface KnownPerson {
  id: string
  address: BasketAddress
  past?: Pick<PastRecipient, 'orderedAt' | 'items'>
}

/**
 * Returns people from past orders or the address book to whom the site can deliver, without
 * duplicates.
 */
export function useKnownPeople(from: KnownPeopleProps['from'], basket: Basket) {
  const { id: siteId } = useSite()
  const { canadaEnabled } = useSiteConfig().preferences
  const { data: customer, isLoading: isCustomerLoading } = useCustomer()
  const { entries = [] } = useAddressBook()
  const customerId = from === 'orders' ? (customer?.customerId ?? '') : ''
  const past = useQuery(pastRecipientsQuery(siteId, customerId))
  const all: KnownPerson[] =
    from === 'orders'
      ? (past.data ?? []).map(({ id, address, ...rest }) => ({ id, address, past: rest }))
      : entries.map((entry) => ({ id: recipientKey(entry), address: entry }))
  const known = new Set(
    listRecipients(basket).map(({ shippingAddress }) => recipientKey(shippingAddress)),
  )
  const reachable = all.filter(
    ({ id, address }, at) =>
      isCompleteAddress(address) &&
      (address.countryCode === 'US' || (canadaEnabled && address.countryCode === 'CA')) &&
      all.findIndex((one) => one.id === id) === at,
  )
  const people = reachable
    .filter(({ id }) => !known.has(id))
    .map((person) => ({ ...person, address: copyAddress(person.address) }))
  return {
    people,
    /** Number of people who are recipients already. */
    listedCount: reachable.length - people.length,
    isLoading: isCustomerLoading || (customerId !== '' && past.isLoading),
    error: past.error ? toAppError(past.error) : undefined,
    retry: () => void past.refetch(),
  }
}
