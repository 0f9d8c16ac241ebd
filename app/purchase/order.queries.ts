import { getOrder, getOrderDetails } from '@/commerce-client/orders'

export const orderKey = (siteId: string, orderNo: string) =>
  ['shopper', 'order', siteId, orderNo] as const

/** One of the shopper's own orders. Only runs in the browser. */
export const orderQuery = (siteId: string, orderNo: string) => ({
  queryKey: orderKey(siteId, orderNo),
  queryFn: () => getOrder(siteId, orderNo),
  enabled: typeof window !== 'undefined' && orderNo !== '',
})

/** A registered customer's order as shown in the account (ORD-012). */
export const orderDetailsQuery = (siteId: string, orderNo: string) => ({
  queryKey: [...orderKey(siteId, orderNo), 'details'] as const,
  queryFn: () => getOrderDetails(siteId, orderNo),
  enabled: typeof window !== 'undefined' && orderNo !== '',
})
