import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { Order } from '@/commerce-client/orders'
import { useLineProducts } from '@/shopper/basket/use-line-products'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Button, ButtonLink } from '@/ui/button'
import { LoadFailure } from '@/ui/load-failure'
import { Heading } from '@/ui/heading'
import { Skeleton } from '@/ui/skeleton'
import { OrderEntry, toOrderLinkId } from './order-entry'
import { ORDER_FILTERS, orderHistoryQuery, type OrderFilter } from './order-history.queries'
import styles from './order-history.module.css'
import { ordersMessages as messages } from './orders.messages'
import { Link } from '@/ui/link'

const FILTERS: readonly OrderFilter[] = ['all', 'open', 'sent', 'ended']

/** Links that filter the orders. The filter is part of the URL, so Back undoes it. */
function OrderFilters({ current }: { current: OrderFilter }) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(messages.filter)}>
      <ul className={styles.filters}>
        {FILTERS.map((filter) => (
          <li key={filter}>
            <Link
              to={paths.orders(ORDER_FILTERS[filter] && filter)}
              aria-current={filter === current ? 'true' : undefined}
            >
              <FormattedMessage {...messages[filter]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The customer's orders, newest first, loaded page by page (ORD-004, ORD-022). */
export function OrderHistory({ customerId }: { customerId: string }) {
  const { id: siteId } = useSite()
  const filter = useOrderFilter()
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(orderHistoryQuery(siteId, customerId, filter))
  const pages = data?.pages ?? []
  const count = pages.flat().length
  useFocusOnGrowth(pages, filter)
  if (data && count === 0) return <NoOrders filter={filter} />
  return (
    <div className="stack-5 justify-items-start">
      <OrderFilters current={filter} />
      <OrderList pages={pages} isLoading={!data && !isError} />
      {isError && (
        <LoadFailure onRetry={() => void (data ? fetchNextPage() : refetch())}>
          <FormattedMessage {...messages.failed} />
        </LoadFailure>
      )}
      <p className="visually-hidden" role="status">
        {count > 0 && <FormattedMessage {...messages.shown} values={{ count }} />}
      </p>
      {hasNextPage && !isError && (
        <Button
          variant="secondary"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </div>
  )
}

/** Reads the filter from the URL, so that Back shows the same list again. */
function useOrderFilter(): OrderFilter {
  const { search } = useLocation()
  const wanted = new URLSearchParams(search).get('show') ?? ''
  return isOrderFilter(wanted) ? wanted : 'all'
}

function isOrderFilter(text: string): text is OrderFilter {
  return Object.keys(ORDER_FILTERS).includes(text)
}

/**
 * Moves the focus to the first order of a new page, because the button may disappear with the last
 * page.
 */
function useFocusOnGrowth(pages: readonly Order[][], filter: OrderFilter): void {
  const shown = useRef({ filter, count: pages.length })
  useEffect(() => {
    const [first] = pages.at(-1) ?? []
    const before = shown.current
    shown.current = { filter, count: pages.length }
    const hasGrown = before.filter === filter && before.count > 0 && pages.length > before.count
    if (hasGrown && first) document.getElementById(toOrderLinkId(first))?.focus()
  }, [pages, filter])
}

function OrderList({ pages, isLoading }: { pages: readonly Order[][]; isLoading: boolean }) {
  const { formatMessage } = useIntl()
  if (isLoading) {
    return (
      <div className={styles.list}>
        <p className="visually-hidden" role="status">
          <FormattedMessage {...messages.loading} />
        </p>
        <Skeleton className={styles.placeholder} />
        <Skeleton className={styles.placeholder} />
        <Skeleton className={styles.placeholder} />
      </div>
    )
  }
  return (
    <ul className={styles.list} aria-label={formatMessage(messages.list)}>
      {pages.map((orders, index) => (
        <HistoryPage key={index} orders={orders} />
      ))}
    </ul>
  )
}

/** A page of the history; the pictures of all its orders are fetched together. */
function HistoryPage({ orders }: { orders: readonly Order[] }) {
  const products = useLineProducts(orders.flatMap(({ productItems = [] }) => productItems))
  return (
    <>
      {orders.map((order) => (
        <OrderEntry key={order.orderNo} order={order} products={products} />
      ))}
    </>
  )
}

function NoOrders({ filter }: { filter: OrderFilter }) {
  if (filter !== 'all') {
    return (
      <div className="stack-5 justify-items-start">
        <OrderFilters current={filter} />
        <p role="status">
          <FormattedMessage {...messages.noneOfFilter} />
        </p>
      </div>
    )
  }
  return (
    <div className={styles.none}>
      <Heading level={2} size="md">
        <FormattedMessage {...messages.none} />
      </Heading>
      <p>
        <FormattedMessage {...messages.noneHint} />
      </p>
      <ButtonLink to={paths.home()}>
        <FormattedMessage {...messages.toShop} />
      </ButtonLink>
    </div>
  )
}
