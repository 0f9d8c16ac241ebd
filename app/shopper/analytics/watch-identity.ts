import { hashQueryKey, type QueryClient } from '@tanstack/react-query'
import type { Customer } from '@/commerce-client/customers'
import { customerKey } from '@/shopper/customer/customer.queries'
import { requireVisitId } from '@/shopper/session/visit-id'
import { pushEvent } from './data-layer'

/**
 * Pushes the identity of the visitor into the data layer, once it is known and when it changes: a
 * registered customer's email address and number, a guest's random id of their visits (D2 §4).
 * Nothing of a visitor who does not want to be followed.
 */
export function watchIdentity(queryClient: QueryClient, siteId: string): () => void {
  const hash = hashQueryKey(customerKey(siteId))
  let sent = ''
  const push = () => {
    const customer = queryClient.getQueryData<Customer | null>(customerKey(siteId))
    const identity = customer === undefined ? undefined : toIdentity(siteId, customer)
    if (!identity || sent === JSON.stringify(identity)) return
    sent = JSON.stringify(identity)
    pushEvent('identity', identity)
  }
  push()
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hash) push()
  })
}

function toIdentity(siteId: string, customer: Customer | null): object | undefined {
  const visitorId = requireVisitId(siteId)
  if (visitorId === undefined) return undefined
  if (!customer) return { userState: 'unknown', visitorId }
  const { email, customerNo } = customer
  return { userState: 'logged_in', email, customerNumber: customerNo }
}
