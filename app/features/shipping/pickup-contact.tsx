import { FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { EmailField } from '@/forms/fields/person-fields'
import { PhoneField } from '@/forms/fields/phone-field'
import { fieldLabels } from '@/forms/field-labels.messages'
import { LIMITS } from '@rules/field-limits'
import { useFormField } from '@/forms/use-form-field'
import { AddressText } from '@/purchase/order-parts/address-text'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { CheckboxField } from '@/ui/checkbox-field'
import { TextField } from '@/ui/text-field'
import { shippingMessages } from './shipping.messages'
import styles from './pickup-contact.module.css'
import type { ShippingInput } from './shipping.schemas'

/**
 * The pickup shop's address, and the form for the person who picks up (CHK-016), including the
 * order's e-mail address.
 */
export function PickupContact({ shipment }: { shipment: Shipment }) {
  const field = useFormField<ShippingInput>()
  const { pickupTextsEnabled } = useSiteConfig().preferences
  return (
    <div className="stack-4">
      {shipment.shippingAddress && <AddressText address={shipment.shippingAddress} />}
      <p className="muted">
        <FormattedMessage {...shippingMessages.pickupHint} />
      </p>
      <div className={styles.fields}>
        <TextField
          {...field('pickup.firstName')}
          label={<FormattedMessage {...fieldLabels.firstName} />}
          maxLength={LIMITS.name}
        />
        <TextField
          {...field('pickup.lastName')}
          label={<FormattedMessage {...fieldLabels.lastName} />}
          maxLength={LIMITS.name}
        />
        <PhoneField field={field('pickup.phone')} />
        <EmailField hint={<FormattedMessage {...shippingMessages.emailHint} />} />
      </div>
      {pickupTextsEnabled && (
        <CheckboxField
          {...field('pickup.texts')}
          label={<FormattedMessage {...shippingMessages.pickupTexts} />}
          hint={<FormattedMessage {...shippingMessages.pickupTextsHint} />}
        />
      )}
    </div>
  )
}
