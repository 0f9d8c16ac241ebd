import { FormProvider } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { AddressFields } from '@/forms/fields/address-fields'
import { fieldLabels } from '@/forms/field-labels.messages'
import { FormError } from '@/forms/form-error'
import { LIMITS } from '@/forms/limits'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { toAddressValues } from './address-values'
import { TitledSection } from '@/shopper/order-parts/titled-section'
import { checkoutMessages } from './checkout.messages'
import { GiftMessage } from './gift-message'
import styles from './shipping-form.module.css'
import { ShippingMethodChoice } from './shipping-method-choice'
import { shippingSchema, type ShippingInput } from './shipping.schemas'
import { useGiftMessage } from './use-gift-message'
import { useKnownEmail } from './use-known-email'
import { useDestinationSync } from './use-destination-sync'
import { useSubmitShipping } from './use-submit-shipping'

interface ShippingFormProps {
  basket: Basket
  shipment: Shipment
}

/** Step 1: who orders, where it goes, a message and a way to send it. */
export function ShippingForm({ basket, shipment }: ShippingFormProps) {
  const form = useAppForm(shippingSchema, {
    defaultValues: {
      email: basket.customerInfo?.email ?? '',
      address: toAddressValues(shipment.shippingAddress),
    },
  })
  const gift = useGiftMessage(shipment)
  const { submit, isPending } = useSubmitShipping(shipment, form, gift)
  useDestinationSync(shipment, form)
  useKnownEmail(form)
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormError />
        <TitledSection title={checkoutMessages.contact}>
          <EmailField />
        </TitledSection>
        <TitledSection title={checkoutMessages.shippingAddress}>
          <AddressFields section="shipping" />
        </TitledSection>
        <TitledSection title={checkoutMessages.shippingMethod}>
          <ShippingMethodChoice basket={basket} shipment={shipment} />
        </TitledSection>
        <TitledSection title={checkoutMessages.giftMessage}>
          <GiftMessage gift={gift} />
        </TitledSection>
        <div className={styles.actions}>
          <Button type="submit" isPending={isPending}>
            <FormattedMessage {...checkoutMessages.toPayment} />
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

function EmailField() {
  const field = useFormField<ShippingInput>()
  return (
    <TextField
      {...field('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={LIMITS.email}
      label={<FormattedMessage {...fieldLabels.email} />}
      hint={<FormattedMessage {...checkoutMessages.emailHint} />}
    />
  )
}
