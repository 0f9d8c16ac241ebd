import { getCustomer, type Customer } from '@/commerce-client/customers'
import { hasSession, requireSession } from '../session/session'

export const customerKey = (siteId: string) => ['shopper', 'customer', siteId] as const

/**
 * The registered customer, or null for a guest. Only in the browser; the query does not create a
 * session.
 */
export const customerQuery = (siteId: string) => ({
  queryKey: customerKey(siteId),
  queryFn: () => findCustomer(siteId),
  enabled: typeof window !== 'undefined',
})

async function findCustomer(siteId: string): Promise<Customer | null> {
  if (!hasSession(siteId)) return null
  const { authType, customerId } = await requireSession(siteId)
  return authType === 'registered' ? getCustomer(siteId, customerId) : null
}
