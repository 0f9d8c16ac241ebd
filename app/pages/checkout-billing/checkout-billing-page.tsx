import { useIntl, defineMessages } from 'react-intl'
import { PaymentStep } from '@/features/checkout/payment-step'
import { Payment } from '@/features/payment/payment'
import { PageHead } from '@/ui/page-head'

const messages = defineMessages({
  title: { id: 'checkoutBillingPage.title', defaultMessage: 'Checkout: Payment' },
})

/** `/billing`: checkout, step 2. */
export default function CheckoutBillingPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <PaymentStep>{(basket) => <Payment basket={basket} />}</PaymentStep>
    </>
  )
}
