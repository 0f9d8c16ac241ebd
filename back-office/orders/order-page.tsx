import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { OfficeOrder } from '@domain/order-wire'
import { salesApi } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { PageBody } from '../parts/page-body'
import { QueryState } from '../parts/query-state'
import { RecordLink } from '../parts/record-link'
import { CustomerPanel } from './customer-panel'
import { OrderActions } from './order-actions'
import { OrderBadges } from './order-badges'
import { PaymentPanel } from './payment-panel'
import { RefundsPanel } from './refunds-panel'
import { ReturnsPanel } from './returns-panel'
import { GiftCardsPanel, ShipmentPanel } from './shipment-panel'
import { TimelinePanel } from './timeline-panel'
import { orderKey } from './use-order-actions'

/** One order: its contents, its history, and the available actions. */
export function OrderPage() {
  const { orderNo } = useParams<{ orderNo: string }>()
  const query = useQuery({
    queryKey: orderKey(orderNo),
    queryFn: () => salesApi.getOrder(orderNo),
  })
  return (
    <PageBody
      title={`Order ${orderNo}`}
      aside={query.data && <OrderActions key={orderNo} order={query.data} />}
    >
      <Box fontSize="sm" marginTop="-3" marginBottom="4">
        <RecordLink to="/orders">All orders</RecordLink>
      </Box>
      <QueryState query={query} failure="The order cannot be shown." />
      {query.data && <Order order={query.data} />}
    </PageBody>
  )
}

function Order({ order }: { order: OfficeOrder }) {
  const { shipments, orderNo } = order
  return (
    <>
      <Box display="flex" gap="3" flexWrap="wrap" alignItems="center" marginBottom="5">
        <OrderBadges order={order} />
        <Box fontSize="sm" color="fg.muted">
          <MomentText iso={order.placedAt} />, {order.siteId}
        </Box>
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4">
          {shipments.map((shipment, index) => (
            <ShipmentPanel
              key={shipment.shipmentId}
              order={order}
              shipment={shipment}
              name={shipments.length > 1 ? `Parcel ${index + 1} of ${shipments.length}` : 'Parcel'}
            />
          ))}
          <GiftCardsPanel order={order} />
          <PaymentPanel order={order} />
          <RefundsPanel order={order} />
          <ReturnsPanel order={order} />
        </Stack>
        <Stack gap="4">
          <CustomerPanel order={order} />
          <TimelinePanel key={orderNo} order={order} />
        </Stack>
      </Grid>
    </>
  )
}
