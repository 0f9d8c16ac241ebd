import { FormattedMessage } from 'react-intl'
import type { Basket, BasketAddress } from '@/commerce-client/baskets'
import { paymentBrandOf } from '@rules/payment-methods'
import { isSamePerson, toAddressValues } from '@/forms/address-values'
import { AppFormProvider } from '@/forms/app-form-provider'
import { FormError } from '@/forms/form-error'
import { useAppForm } from '@/forms/use-app-form'
import { BillingAddress } from '@/purchase/addresses/billing-address'
import { useAddressRule } from '@/purchase/addresses/use-address-rule'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { LogInToSubscribe } from '@/purchase/subscriptions/log-in-to-subscribe'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import styles from './billing-form.module.css'
import { billingSchema } from './billing.schemas'
import type { PaymentChoice } from './payment-choice'
import { PaymentMethods } from './payment-methods'
import { paymentMessages } from './payment.messages'
import { SubscriptionCard } from './subscription-card'
import { useCardForm } from '@/purchase/payment/use-card-form'
import { toChoice, usePaymentChoice } from './use-payment-choice'
import { useSubmitBilling } from './use-submit-billing'

interface BillingFormProps {
  basket: Basket
  /** Undefined if nothing is delivered. */
  shippingAddress: BasketAddress | undefined
  /** `true` if the last payment failed, so that the shopper must choose a payment again. */
  hasFailed: boolean
  /** The wallet from which the shopper returned without approving. */
  wallet?: string
}

export function BillingForm({ basket, shippingAddress, ...start }: BillingFormProps) {
  const payment = usePaymentChoice(basket, start)
  const billing = basket.billingAddress
  const isShipping =
    shippingAddress !== undefined && (!billing?.address1 || isSamePerson(billing, shippingAddress))
  const form = useAppForm(billingSchema(useAddressRule(billing)), {
    defaultValues: {
      usesShippingAddress: isShipping,
      // if the shipping address is used, the form for another address starts empty
      address: toAddressValues(isShipping ? undefined : billing),
    },
  })
  const isCardShown = payment.methods !== undefined && toChoice(payment).kind === 'new card'
  const card = useCardForm(isCardShown)
  const { submit, isPending, choice } = useSubmitBilling({
    form,
    basket,
    payment,
    card,
    shippingAddress,
  })

  return (
    <AppFormProvider {...form}>
      <form className="stack-5" noValidate onSubmit={submit}>
        <FormError />
        {payment.isGuestSubscribing && (
          <Alert>
            <LogInToSubscribe />
          </Alert>
        )}
        <TitledSection title={paymentMessages.methods}>
          <PaymentMethods state={payment} card={card} />
        </TitledSection>
        <SubscriptionCard state={payment} />
        <TitledSection title={paymentMessages.billingAddress}>
          <BillingAddress shippingAddress={shippingAddress} />
        </TitledSection>
        <div className={`${styles.actions} phone-bar`}>
          <Button type="submit" isPending={isPending}>
            <SubmitText choice={choice} />
          </Button>
        </div>
      </form>
    </AppFormProvider>
  )
}

function SubmitText({ choice }: { choice: PaymentChoice }) {
  if (choice.kind !== 'wallet') return <FormattedMessage {...paymentMessages.toReview} />
  const wallet = paymentBrandOf(choice.wallet)
  return <FormattedMessage {...paymentMessages.toWallet} values={{ wallet }} />
}
