import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import type { OfficeOrder, OfficeShipment } from '@contracts/order'
import { labelsPath } from '../api/labels-api'
import { papersPath } from '../api/orders-api'
import { orderPath, salesApi } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { TextLink } from '../parts/text-link'
import { useSiteName } from '../parts/use-sites'
import { MainAndSide, RecordPage } from '../records/record-page'
import { CustomerPanel } from './customer-panel'
import { OrderActions } from './order-actions'
import { OrderBadges } from './order-badges'
import { PaymentPanel } from './payment-panel'
import { ProposalPanel } from './proposal-panel'
import { RefundsPanel } from './refunds-panel'
import { ReturnsPanel } from './returns-panel'
import { GiftCardsPanel, ShipmentPanel } from './shipment-panel'
import { TimelinePanel } from './timeline-panel'
import { orderKey } from './use-order-actions'

export default function OrderPage() {
  const { orderNo } = useParams<{ orderNo: string }>()
  const query = useQuery({
    queryKey: orderKey(orderNo),
    queryFn: () => salesApi.getOrder(orderNo),
  })
  return (
    <RecordPage
      title={`Order ${orderNo}`}
      noun="order"
      list="/orders"
      query={query}
      aside={(order) => (
        <Flex gap="2" wrap="wrap">
          <OrderActions key={orderNo} order={order} />
          {hasParcels(order) && (
            <>
              <Button size="sm" variant="outline" asChild>
                <Link to={papersPath([orderNo])}>Print</Link>
              </Button>
              <Button size="sm" variant="outline" asChild>
                <Link to={labelsPath([orderNo])}>Labels</Link>
              </Button>
            </>
          )}
        </Flex>
      )}
    >
      {(order) => <Order order={order} />}
    </RecordPage>
  )
}

const hasParcels = ({ can, shipments }: OfficeOrder) =>
  can.ship && shipments.some(({ pickup, items }) => !pickup && items.length > 0)

function Order({ order }: { order: OfficeOrder }) {
  const { shipments, orderNo } = order
  const siteName = useSiteName(order.siteId)
  return (
    <>
      <Box display="flex" gap="3" flexWrap="wrap" alignItems="center" marginBottom="5">
        <OrderBadges order={order} />
        <Replacements order={order} />
        <Box fontSize="sm" color="fg.muted">
          <MomentText iso={order.placedAt} />, {siteName}
        </Box>
      </Box>
      <MainAndSide
        side={
          <>
            <CustomerPanel order={order} />
            <TimelinePanel key={orderNo} order={order} />
          </>
        }
      >
        <ProposalPanel order={order} />
        {shipments.map((shipment, index) => (
          <ShipmentPanel
            key={shipment.shipmentId}
            order={order}
            shipment={shipment}
            name={nameOf(shipment, index, shipments.length)}
          />
        ))}
        <GiftCardsPanel order={order} />
        <PaymentPanel order={order} />
        <RefundsPanel order={order} />
        <ReturnsPanel order={order} />
      </MainAndSide>
    </>
  )
}

/** The orders that replace items of this one, and the one of which it does. */
function Replacements({ order: { replacedBy, replacementOf } }: { order: OfficeOrder }) {
  const links = [
    ...replacedBy.map((orderNo) => [orderNo, `Replaced by order ${orderNo}`] as const),
    ...(replacementOf === undefined
      ? []
      : [[replacementOf, `Replaces items of order ${replacementOf}`] as const]),
  ]
  return links.map(([orderNo, text]) => (
    <TextLink key={orderNo} to={orderPath(orderNo)}>
      {text}
    </TextLink>
  ))
}

function nameOf({ pickup }: OfficeShipment, index: number, count: number): string {
  const noun = pickup ? 'Pickup' : 'Parcel'
  return count > 1 ? `${noun} ${index + 1} of ${count}` : noun
}
