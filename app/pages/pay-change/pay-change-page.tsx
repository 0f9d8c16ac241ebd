import { useIntl } from 'react-intl'
import { PayChange } from '@/features/order/pay-change/pay-change'
import { payChangeMessages } from '@/features/order/pay-change/pay-change.messages'
import { PageHead } from '@/ui/page-head'

/** `/pay`: pays for an order, or for a change of one, by a mail's link, without a login. */
export default function PayChangePage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(payChangeMessages.orderTitle)} isHidden />
      <PayChange />
    </>
  )
}
