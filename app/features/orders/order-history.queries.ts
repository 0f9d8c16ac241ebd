import { listOrderPage, type Order } from '@/commerce-client/orders'
import { settings } from '@/rules/settings'

/**
 * The filters of the order history with the service's statuses; the status shown to shoppers is
 * more detailed.
 */
export const ORDER_FILTERS = {
  all: undefined,
  open: 'new',
  sent: 'completed',
  ended: 'cancelled,replaced,failed',
} as const
export type OrderFilter = keyof typeof ORDER_FILTERS

export const historyKey = (siteId: string) => ['shopper', 'order-history', siteId] as const

/** Queries the customer's orders, newest first, until a page is not full (ORD-004). */
export const orderHistoryQuery = (siteId: string, customerId: string, filter: OrderFilter) => ({
  queryKey: [...historyKey(siteId), customerId, filter] as const,
  queryFn: ({ pageParam = 0 }: { pageParam?: number }) =>
    listOrderPage(siteId, customerId, { offset: pageParam, status: ORDER_FILTERS[filter] }),
  getNextPageParam: (last: Order[], pages: Order[][]) =>
    last.length < settings.orderPageSize ? undefined : pages.flat().length,
  enabled: typeof window !== 'undefined' && customerId !== '',
})
