import { Box } from '@chakra-ui/react/box'
import { salesApi } from '../api/sales-api'
import { dayToMoment } from '../parts/day.rules'
import { ListResult } from '../parts/list-result'
import { PageBody } from '../parts/page-body'
import { ShowOlder } from '../parts/show-older'
import { useNewestList } from '../parts/use-list'
import { FILTERS, OrderFilters } from './order-filters'
import { OrderTable } from './order-table'

/** All orders, newest first, with filters. */
export function OrdersPage() {
  const { filter, change, list, loaded } = useNewestList({
    name: 'orders',
    filters: FILTERS,
    load: (query, cursor?: string) => {
      const days = { from: dayToMoment(query.from), until: dayToMoment(query.until, 1) }
      return salesApi.listOrders({ ...query, ...days }, cursor)
    },
  })
  const orders = loaded?.flatMap((page) => page.orders)
  return (
    <PageBody title="Orders">
      <OrderFilters filter={filter} sites={loaded?.[0]?.sites ?? []} onChange={change} />
      <Box role="status" srOnly>
        {orders && `${orders.length} shown`}
      </Box>
      <Box marginTop="4">
        <ListResult
          query={list}
          failure="The orders cannot be shown."
          entries={orders}
          nothing={{ title: 'No orders found', text: 'Remove a filter, or search for less.' }}
        >
          {(found) => <OrderTable orders={found} />}
        </ListResult>
      </Box>
      <ShowOlder list={list} />
    </PageBody>
  )
}
