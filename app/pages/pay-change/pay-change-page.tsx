import { useIntl } from 'react-intl'
import { PayChange } from '@/features/order/pay-change/pay-change'
import { payChangeMessages } from '@/features/order/pay-change/pay-change.messages'
import { PageHead } from '@/ui/page-head'

/** `/pay`: pays for a change of an order by a mail's link, without a login. */
export default function PayChangePage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(payChangeMessages.title)} isHidden />
      <PayChange />
    </>
  )
}
