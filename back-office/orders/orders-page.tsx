import { Box } from '@chakra-ui/react/box'
import { useInfiniteQuery } from '@tanstack/react-query'
import { salesApi } from '../api/sales-api'
import { dayToMoment } from '../parts/day.rules'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { ShowOlder } from '../parts/show-older'
import { useAddressFilter } from '../parts/use-address-filter'
import { useDebounced } from '../parts/use-debounced'
import { FILTERS, OrderFilters } from './order-filters'
import { OrderTable } from './order-table'

const PAUSE_MS = 300

/** All orders, newest first, and what narrows them. */
export function OrdersPage() {
  const [filter, change] = useAddressFilter(FILTERS)
  const asked = useDebounced(filter, PAUSE_MS)
  const list = useInfiniteQuery({
    queryKey: ['orders', asked],
    queryFn: ({ pageParam }: { pageParam?: string }) => {
      const days = { from: dayToMoment(asked.from), until: dayToMoment(asked.until, 1) }
      return salesApi.listOrders({ ...asked, ...days }, pageParam)
    },
    getNextPageParam: ({ next }) => next,
    keepPreviousData: true,
  })
  const orders = list.data?.pages.flatMap((page) => page.orders)
  return (
    <PageBody title="Orders">
      <OrderFilters filter={filter} sites={list.data?.pages[0]?.sites ?? []} onChange={change} />
      <Box role="status" srOnly>
        {orders && `${orders.length} shown`}
      </Box>
      <QueryState query={list} failure="The orders cannot be shown." />
      <Box marginTop="4">
        {orders?.length === 0 && (
          <NothingFound title="No orders found" text="Remove a filter, or search for less." />
        )}
        {orders && orders.length > 0 && <OrderTable orders={orders} />}
      </Box>
      <ShowOlder list={list} />
    </PageBody>
  )
}
