import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { PhoneField } from '@/forms/fields/phone-field'
import { fieldLabels } from '@/forms/field-labels.messages'
import { LIMITS } from '@/forms/limits'
import { useFormField } from '@/forms/use-form-field'
import { AddressText } from '@/shopper/order-parts/address-text'
import { TextField } from '@/ui/text-field'
import { checkoutMessages } from './checkout.messages'
import styles from './pickup-contact.module.css'
import type { ShippingInput } from './shipping.schemas'

/** Where it waits, and who comes (CHK-016). */
export function PickupContact({ shipment }: { shipment: Shipment }) {
  const field = useFormField<ShippingInput>()
  useContactEmail()
  return (
    <div className={styles.pickup}>
      {shipment.shippingAddress && <AddressText address={shipment.shippingAddress} />}
      <p className={styles.hint}>
        <FormattedMessage {...checkoutMessages.pickupHint} />
      </p>
      <div className={styles.fields}>
        <TextField
          {...field('pickup.firstName')}
          label={<FormattedMessage {...fieldLabels.firstName} />}
          autoComplete="section-pickup given-name"
          maxLength={LIMITS.name}
        />
        <TextField
          {...field('pickup.lastName')}
          label={<FormattedMessage {...fieldLabels.lastName} />}
          autoComplete="section-pickup family-name"
          maxLength={LIMITS.name}
        />
        <PhoneField field={field('pickup.phone')} autoComplete="section-pickup tel-national" />
        <TextField
          {...field('pickup.email')}
          type="email"
          inputMode="email"
          autoComplete="section-pickup email"
          maxLength={LIMITS.email}
          label={<FormattedMessage {...fieldLabels.email} />}
        />
      </div>
    </div>
  )
}

/** Mostly who orders comes: their address is taken over until another is typed. */
function useContactEmail(): void {
  const { setValue, getValues } = useFormContext<ShippingInput>()
  const email = useWatch<ShippingInput, 'email'>({ name: 'email' })
  const copied = useRef('')
  useEffect(() => {
    if (getValues('pickup.email') !== copied.current) return
    copied.current = email
    setValue('pickup.email', email)
  }, [email, getValues, setValue])
}
