import { FormProvider } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { pickupShopOf } from '@/domain/shipments'
import { AddressFields } from '@/forms/fields/address-fields'
import { fieldLabels } from '@/forms/field-labels.messages'
import { FormError } from '@/forms/form-error'
import { LIMITS } from '@/forms/limits'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { toAddressValues } from './address-values'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { TitledSection } from '@/shopper/order-parts/titled-section'
import { checkoutMessages } from './checkout.messages'
import { GiftMessage } from './gift-message'
import { PickupContact } from './pickup-contact'
import { toPickupValues } from './pickup-contact-values'
import styles from './shipping-form.module.css'
import { ShippingMethodChoice } from './shipping-method-choice'
import { shippingSchema, type ShippingInput } from './shipping.schemas'
import { useGiftMessage } from './use-gift-message'
import { useKnownEmail } from './use-known-email'
import { useDestinationSync } from './use-destination-sync'
import { useSubmitShipping } from './use-submit-shipping'

interface ShippingFormProps {
  basket: Basket
  /** What is sent; undefined when everything is collected. */
  delivery: Shipment | undefined
  /** What is collected in a shop. */
  pickup: Shipment | undefined
}

/** Step 1: who orders, who collects, where the rest goes, a message and a way to send it. */
export function ShippingForm({ basket, delivery, pickup }: ShippingFormProps) {
  const shipment = delivery ?? {}
  const asks = { isDelivered: delivery !== undefined, isCollected: pickup !== undefined }
  const form = useAppForm(shippingSchema(asks), {
    defaultValues: {
      email: basket.customerInfo?.email ?? '',
      address: toAddressValues(shipment.shippingAddress),
      pickup: toPickupValues(pickup, basket.customerInfo?.email),
    },
  })
  const gift = useGiftMessage(shipment)
  const { submit, isPending } = useSubmitShipping({ delivery, pickup }, form, gift)
  useDestinationSync(shipment, form)
  useKnownEmail(form)
  const { canadaEnabled } = useSiteConfig().preferences
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormError />
        <TitledSection title={checkoutMessages.contact}>
          <EmailField />
        </TitledSection>
        {pickup && (
          <TitledSection
            title={checkoutMessages.pickup}
            values={{ shop: pickupShopOf(pickup)?.name }}
          >
            <PickupContact shipment={pickup} />
          </TitledSection>
        )}
        {delivery && (
          <>
            <TitledSection title={checkoutMessages.shippingAddress}>
              <AddressFields section="shipping" hasCanada={canadaEnabled} />
            </TitledSection>
            <TitledSection title={checkoutMessages.shippingMethod}>
              <ShippingMethodChoice basket={basket} shipment={delivery} />
            </TitledSection>
            <TitledSection title={checkoutMessages.giftMessage}>
              <GiftMessage gift={gift} />
            </TitledSection>
          </>
        )}
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
