import { useIntl } from 'react-intl'
import { claimPageMessages } from '@/features/order/claim/claim-page.messages'
import { OrderClaim } from '@/features/order/claim/order-claim'
import { paths } from '@/site/paths'
import { PageHead } from '@/ui/page-head'

/** `/order-claim`: says what is wrong with an order, without a login. */
export default function OrderClaimPage() {
  const { formatMessage } = useIntl()
  const path = paths.orderClaim()
  return (
    <>
      <PageHead title={formatMessage(claimPageMessages.title)} canonicalPath={path} />
      <OrderClaim />
    </>
  )
}
