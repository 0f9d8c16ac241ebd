import { Helmet } from 'react-helmet'
import { useIntl, defineMessages } from 'react-intl'
import { ReviewStep } from '@/features/checkout/review-step'

const messages = defineMessages({
  title: { id: 'checkoutReviewPage.title', defaultMessage: 'Checkout: Review' },
})

/** `/revieworder`: checkout, step 3. */
export default function CheckoutReviewPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <Helmet>
        <title>{formatMessage(messages.title)}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <ReviewStep />
    </>
  )
}
