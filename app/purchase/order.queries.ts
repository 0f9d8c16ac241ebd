import { getOrder, getOrderDetails } from '@/commerce-client/orders'

export const orderKey = (siteId: string, orderNo: string) =>
  ['shopper', 'order', siteId, orderNo] as const

/** An order of the shopper's own. In the browser only. */
export const orderQuery = (siteId: string, orderNo: string) => ({
  queryKey: orderKey(siteId, orderNo),
  queryFn: () => getOrder(siteId, orderNo),
  enabled: typeof window !== 'undefined' && orderNo !== '',
})

/** The same of a registered customer, as the account shows it (ORD-012). */
export const orderDetailsQuery = (siteId: string, orderNo: string) => ({
  queryKey: [...orderKey(siteId, orderNo), 'details'] as const,
  queryFn: () => getOrderDetails(siteId, orderNo),
  enabled: typeof window !== 'undefined' && orderNo !== '',
})
