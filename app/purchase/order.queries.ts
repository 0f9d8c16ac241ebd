import { getOrder } from '@/commerce-client/orders'

export const orderKey = (siteId: string, orderNo: string) =>
  ['shopper', 'order', siteId, orderNo] as const

/** An order of the shopper's own. In the browser only. */
export const orderQuery = (siteId: string, orderNo: string) => ({
  queryKey: orderKey(siteId, orderNo),
  queryFn: () => getOrder(siteId, orderNo),
  enabled: typeof window !== 'undefined' && orderNo !== '',
})
