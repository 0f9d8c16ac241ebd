import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { OfficePhoneOrder } from '@contracts/phone-order'
import { phoneOrdersApi } from '../api/phone-orders-api'
import { customerPath } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { SectionBox } from '../parts/section-box'
import { StateBadge } from '../parts/state-badge'
import { MainAndSide, RecordPage } from '../records/record-page'
import { useRight } from '../session/session-context'
import { BillingPanel, BuyerPanel } from './buyer-panels'
import { CouponPanel } from './coupon-panel'
import { ParcelDialog } from './parcel-dialog'
import { ParcelPanel } from './parcel-panel'
import { PHONE_ORDER_STATES } from './phone-order-states'
import { SendPanel } from './send-panel'
import { phoneOrderKey } from './use-phone-order'

export default function PhoneOrderPage() {
  const { id } = useParams<{ id: string }>()
  const query = useQuery({ queryKey: phoneOrderKey(id), queryFn: () => phoneOrdersApi.get(id) })
  const { buyer, email } = query.data ?? {}
  return (
    <RecordPage
      title={query.data ? `Phone order of ${buyer || email}` : 'Phone order'}
      noun="phone order"
      list="/phone-orders"
      query={query}
      aside={({ state }) => <StateBadge states={PHONE_ORDER_STATES} state={state} />}
    >
      {(phoneOrder) => <PhoneOrder phoneOrder={phoneOrder} />}
    </RecordPage>
  )
}

function PhoneOrder({ phoneOrder }: { phoneOrder: OfficePhoneOrder }) {
  const [isAdding, setIsAdding] = useState(false)
  const mayTake = useRight('phone-orders.write')
  const isDraft = mayTake && phoneOrder.state === 'draft'
  return (
    <MainAndSide
      side={
        <>
          <SendPanel phoneOrder={phoneOrder} />
          <CouponPanel phoneOrder={phoneOrder} isDraft={isDraft} />
          <BuyerPanel phoneOrder={phoneOrder} isDraft={isDraft} />
          <BillingPanel phoneOrder={phoneOrder} isDraft={isDraft} />
          <About phoneOrder={phoneOrder} />
        </>
      }
    >
      {phoneOrder.parcels.map((parcel, index) => (
        <ParcelPanel
          key={parcel.shipmentId}
          phoneOrder={phoneOrder}
          parcel={parcel}
          name={parcel.pickup ? 'Pickup' : `Parcel ${index + 1}`}
          isDraft={isDraft}
        />
      ))}
      {isDraft && (
        <Box>
          <Button size="sm" variant="outline" onClick={() => setIsAdding(true)}>
            Add a recipient
          </Button>
        </Box>
      )}
      {isAdding && <ParcelDialog phoneOrder={phoneOrder} onClose={() => setIsAdding(false)} />}
    </MainAndSide>
  )
}

function About({ phoneOrder }: { phoneOrder: OfficePhoneOrder }) {
  const { by, createdAt, customerNo, siteName } = phoneOrder
  const mayRead = useRight('customers.read')
  return (
    <SectionBox title="About">
      <Stack gap="1" fontSize="sm">
        <Box>{siteName}</Box>
        <Box>{`Taken by ${by}`}</Box>
        <Box color="fg.muted">
          <MomentText iso={createdAt} />
        </Box>
        {mayRead && customerNo !== undefined && (
          <RecordLink to={customerPath(customerNo)}>{`Customer ${customerNo}`}</RecordLink>
        )}
      </Stack>
    </SectionBox>
  )
}
