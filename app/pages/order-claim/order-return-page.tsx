import { useIntl } from 'react-intl'
import { claimPageMessages } from '@/features/order/claim/claim-page.messages'
import { OrderReturn } from '@/features/order/claim/order-return'
import { paths } from '@/site/paths'
import { PageHead } from '@/ui/page-head'

/** `/order-return`: sends something of an order back, without a login. */
export default function OrderReturnPage() {
  const { formatMessage } = useIntl()
  const path = paths.orderReturn()
  return (
    <>
      <PageHead title={formatMessage(claimPageMessages.returnTitle)} canonicalPath={path} />
      <OrderReturn />
    </>
  )
}
