import { hashQueryKey, type QueryClient } from '@tanstack/react-query'
import type { Customer } from '@/commerce-client/customers'
import { logWarning } from '@/lib/log'
import { customerKey } from '@/shopper/customer/customer.queries'
import { onConsentChange } from '@/shopper/session/tracking-consent'
import { requireVisitId } from '@/shopper/session/visit-id'
import type { Identity } from './analytics-events'
import { pushEvent } from './data-layer'

/**
 * Pushes the visitor's identity into the data layer, when it is known and when it changes: a
 * registered customer's e-mail address and number, or a guest's random visit id (ANL-019, SES-013).
 * Pushes nothing if the visitor refuses tracking.
 */
export function watchIdentity(queryClient: QueryClient, siteId: string): () => void {
  const hash = hashQueryKey(customerKey(siteId))
  const read = () => queryClient.getQueryData<Customer | null>(customerKey(siteId))
  let sent = ''
  let isOver = false

  const push = async () => {
    const customer = read()
    if (customer === undefined) return
    const identity = await toIdentity(siteId, customer)
    // the customer has changed in the meantime
    if (isOver || read() !== customer) return
    const text = identity ? JSON.stringify(identity) : ''
    const isNew = text !== sent
    sent = text
    if (identity && isNew) pushEvent('identity', identity)
  }
  const start = () => {
    push().catch((error: unknown) => logWarning('An identity was not pushed', { error }))
  }
  start()
  const stops = [
    onConsentChange(start),
    queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryHash === hash) start()
    }),
  ]
  return () => {
    isOver = true
    stops.forEach((stop) => stop())
  }
}

async function toIdentity(
  siteId: string,
  customer: Customer | null,
): Promise<Identity | undefined> {
  const visitorId = requireVisitId(siteId)
  if (visitorId === undefined) return undefined
  if (!customer) return { userState: 'unknown', visitorId }
  const { email, customerNo: customerNumber } = customer
  // only loaded for customers: guests have no address to hash
  const { toEmailFields } = await import('./email-fields')
  const emailFields = await toEmailFields(email ?? '')
  return emailFields && { userState: 'logged_in', customerNumber, ...emailFields }
}
