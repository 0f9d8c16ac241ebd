import { useIntl, defineMessages } from 'react-intl'
import { ShippingStep } from '@/features/checkout/shipping-step'
import { PageHead } from '@/ui/page-head'

const messages = defineMessages({
  title: { id: 'checkoutShippingPage.title', defaultMessage: 'Checkout: Shipping' },
})

/** `/shipping`: checkout, step 1. */
export default function CheckoutShippingPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <ShippingStep />
    </>
  )
}
