import { useIntl, defineMessages } from 'react-intl'
import { ReviewStep } from '@/features/checkout/review-step'
import { PageHead } from '@/ui/page-head'

const messages = defineMessages({
  title: { id: 'checkoutReviewPage.title', defaultMessage: 'Checkout: Review' },
})

/** `/revieworder`: checkout, step 3. */
export default function CheckoutReviewPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <ReviewStep />
    </>
  )
}
