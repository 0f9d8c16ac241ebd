import { Helmet } from 'react-helmet'
import { useIntl, defineMessages } from 'react-intl'
import { ShippingStep } from '@/features/checkout/shipping-step'

const messages = defineMessages({
  title: { id: 'checkoutShippingPage.title', defaultMessage: 'Checkout: Shipping' },
})

/** `/shipping`: checkout, step 1. */
export default function CheckoutShippingPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <Helmet>
        <title>{formatMessage(messages.title)}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <ShippingStep />
    </>
  )
}
