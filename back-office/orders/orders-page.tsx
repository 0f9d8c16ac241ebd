import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from 'react-router-dom'
import { salesApi } from '../api/sales-api'
import { dayToMoment } from '../parts/day.rules'
import { ListPage } from '../records/list-page'
import { toOptions, toSiteOptions } from '../records/options'
import { useNewestList } from '../records/use-list'
import { ChosenOrders } from './chosen-orders'
import { ORDER_COLUMNS } from './order-columns'
import {
  EXPORT_NAMES,
  PAYMENT_NAMES,
  PICKUP_NAMES,
  SHIPPING_NAMES,
  STATUS_NAMES,
} from './order-names'
import { NewPhoneOrder } from '../phone-orders/new-phone-order'
import { useRight } from '../session/session-context'
import { useState } from 'react'
import { CHOSEN_AT_ONCE } from '@contracts/papers'

const NONE: ReadonlySet<string> = new Set()

/** The orders that are chosen in a list; none after its filter has changed. */
function useChosen(filter: string) {
  const [state, setState] = useState({ filter, chosen: NONE })
  const chosen = state.filter === filter ? state.chosen : NONE
  const only = (orderNos: Iterable<string>) =>
    setState({ filter, chosen: new Set([...orderNos].slice(0, CHOSEN_AT_ONCE)) })
  return {
    chosen,
    only,
    choose(orderNos: readonly string[], isChosen: boolean) {
      const others = [...chosen].filter((orderNo) => !orderNos.includes(orderNo))
      only(isChosen ? [...others, ...orderNos] : others)
    },
  }
}

const FILTERS = [
  'text',
  'status',
  'paymentStatus',
  'shippingStatus',
  'exportStatus',
  'pickup',
  'siteId',
  'from',
  'until',
  'sendBy',
  'printed',
] as const

function toAsked({ from, until, ...filter }: Record<(typeof FILTERS)[number], string>) {
  return { ...filter, from: dayToMoment(from), until: dayToMoment(until, 1) }
}

export default function OrdersPage() {
  const { first, ...list } = useNewestList({
    name: 'orders',
    filters: FILTERS,
    load: (query, cursor?: string) => salesApi.listOrders(toAsked(query), cursor),
    rows: ({ orders }) => orders,
  })
  const asked = toAsked(list.filter)
  const { chosen, choose, only } = useChosen(JSON.stringify(asked))
  return (
    <ListPage
      title="Orders"
      noun={['order', 'orders']}
      list={list}
      filters={[
        {
          name: 'text',
          label: 'Search',
          type: 'search',
          placeholder: 'Order number, e-mail or name',
        },
        { name: 'status', label: 'Status', options: toOptions(STATUS_NAMES, 'Any status') },
        {
          name: 'paymentStatus',
          label: 'Payment',
          options: toOptions({
            ...PAYMENT_NAMES,
            lost: 'Declined this week, no order since',
            unknown: 'Result not known',
          }),
        },
        { name: 'shippingStatus', label: 'Shipping', options: toOptions(SHIPPING_NAMES) },
        { name: 'exportStatus', label: 'Export', options: toOptions(EXPORT_NAMES) },
        {
          name: 'pickup',
          label: 'Pickup',
          options: toOptions({
            ...PICKUP_NAMES,
            late: 'Late',
            yes: 'Any pickup in a shop',
            no: 'No pickup',
          }),
        },
        { name: 'siteId', label: 'Site', options: toSiteOptions(first?.sites ?? []) },
        { name: 'from', label: 'From', type: 'date' },
        { name: 'until', label: 'Until', type: 'date' },
        { name: 'sendBy', label: 'Parcels leaving by', type: 'date' },
        {
          name: 'printed',
          label: 'Packing slip',
          options: [
            ['', 'Any'],
            ['no', 'To be printed'],
            ['yes', 'Printed'],
          ],
        },
      ]}
      columns={ORDER_COLUMNS}
      actions={<Actions />}
      toKey={({ orderNo }) => orderNo}
      selection={{ chosen, onChange: choose, nameOf: ({ orderNo }) => `Choose order ${orderNo}` }}
      notice={
        <ChosenOrders
          key={JSON.stringify(asked)}
          orderNos={[...chosen]}
          asked={asked}
          hasMore={list.older?.hasNextPage === true}
          onChoose={only}
        />
      }
      nothing={{ title: 'No orders found', text: 'Remove a filter, or use fewer words.' }}
    />
  )
}

function Actions() {
  const mayChange = useRight('orders.write')
  const mayTake = useRight('phone-orders.write')
  return (
    <Flex gap="2" wrap="wrap">
      {mayChange && (
        <Button size="sm" variant="outline" asChild>
          <Link to="/orders/tracking">Tracking numbers</Link>
        </Button>
      )}
      {mayTake && <NewPhoneOrder />}
    </Flex>
  )
}
