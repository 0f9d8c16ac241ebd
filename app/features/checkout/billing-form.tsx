import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { Basket, BasketAddress } from '@/commerce-client/baskets'
import { AddressFields } from '@/forms/fields/address-fields'
import { FormError } from '@/forms/form-error'
import { useAppForm } from '@/forms/use-app-form'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { AddressText } from '@/shopper/order-parts/address-text'
import { PaymentText } from '@/shopper/order-parts/payment-text'
import { Button } from '@/ui/button'
import { CheckboxField } from '@/ui/checkbox-field'
import { copyAddress, isSameAddress, toAddressValues } from './address-values'
import styles from './billing-form.module.css'
import { billingSchema } from './billing.schemas'
import { CardForm } from './card-form'
import { TitledSection } from '@/shopper/order-parts/titled-section'
import { checkoutMessages } from './checkout.messages'
import { findUsableCard } from './payment-instrument'
import { useCardForm } from './use-card-form'
import { useSubmitBilling } from './use-submit-billing'

interface BillingFormProps {
  basket: Basket
  /** undefined: nothing is delivered. */
  shippingAddress: BasketAddress | undefined
  /** The last payment failed: the card has to be entered again. */
  hasFailed: boolean
}

/** Step 2: who pays, and with which card. */
export function BillingForm({ basket, shippingAddress, hasFailed }: BillingFormProps) {
  const [now] = useState(() => new Date())
  const [kept, keep] = useState(() => (hasFailed ? undefined : findUsableCard(basket, now)))
  const billing = basket.billingAddress
  const form = useAppForm(billingSchema, {
    defaultValues: {
      usesShippingAddress:
        shippingAddress !== undefined &&
        (!billing?.address1 || isSameAddress(billing, shippingAddress)),
      address: toAddressValues(billing),
    },
  })
  const { canadaEnabled } = useSiteConfig().preferences
  const usesShipping = useWatch({ control: form.control, name: 'usesShippingAddress' })
  const card = useCardForm(kept === undefined)
  const { submit, isPending } = useSubmitBilling({
    form,
    card: kept ? undefined : card,
    shippingAddress,
  })

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormError />
        <TitledSection title={checkoutMessages.card}>
          {kept ? (
            <div className={styles.kept}>
              <p className={styles.keptCard}>
                <PaymentText instrument={kept} />
              </p>
              <Button variant="quiet" size="sm" onClick={() => keep(undefined)}>
                <FormattedMessage {...checkoutMessages.useAnotherCard} />
              </Button>
            </div>
          ) : (
            <CardForm card={card} />
          )}
        </TitledSection>
        <TitledSection title={checkoutMessages.billingAddress}>
          {shippingAddress && (
            <CheckboxField
              {...form.register('usesShippingAddress')}
              label={<FormattedMessage {...checkoutMessages.useShippingAddress} />}
            />
          )}
          {usesShipping && shippingAddress ? (
            <AddressText address={copyAddress(shippingAddress)} />
          ) : (
            <AddressFields section="billing" hasCanada={canadaEnabled} />
          )}
        </TitledSection>
        <div className={styles.actions}>
          <Button type="submit" isPending={isPending}>
            <FormattedMessage {...checkoutMessages.toReview} />
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
