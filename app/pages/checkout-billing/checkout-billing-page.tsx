import { Helmet } from 'react-helmet'
import { useIntl, defineMessages } from 'react-intl'
import { PaymentStep } from '@/features/checkout/payment-step'

const messages = defineMessages({
  title: { id: 'checkoutBillingPage.title', defaultMessage: 'Checkout: Payment' },
})

/** `/billing`: checkout, step 2. */
export default function CheckoutBillingPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <Helmet>
        <title>{formatMessage(messages.title)}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <PaymentStep />
    </>
  )
}
