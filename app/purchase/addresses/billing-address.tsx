import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, defineMessages } from 'react-intl'
import type { BasketAddress } from '@/commerce-client/baskets'
import { copyAddress } from '@/forms/address-values'
import { AddressFields } from '@/forms/fields/address-fields'
import type { AddressInput } from '@/forms/rules/address'
import { CheckboxField } from '@/ui/checkbox-field'
import { AddressText } from '../order-parts/address-text'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { AddressChoice } from './address-choice'

const messages = defineMessages({
  useShipping: { id: 'checkout.useShippingAddress', defaultMessage: 'Use shipping address' },
})

type Form = { usesShippingAddress: boolean; address: AddressInput }

interface BillingAddressProps {
  /** Address of the first delivered shipment; undefined if everything is picked up. */
  shippingAddress: BasketAddress | undefined
}

/**
 * The billing address: the delivery's address, an entry of the address book, or a new one (CHK-035,
 * CHK-036).
 */
export function BillingAddress({ shippingAddress }: BillingAddressProps) {
  const { canadaEnabled } = useSiteConfig().preferences
  const { register } = useFormContext<Form>()
  const usesShipping = useWatch<Form, 'usesShippingAddress'>({ name: 'usesShippingAddress' })
  return (
    <div className="stack-4">
      {shippingAddress && (
        <CheckboxField
          {...register('usesShippingAddress')}
          label={<FormattedMessage {...messages.useShipping} />}
        />
      )}
      {usesShipping && shippingAddress ? (
        <AddressText address={copyAddress(shippingAddress)} />
      ) : (
        <>
          <AddressChoice name="savedBillingAddress" />
          <AddressFields section="billing" hasCanada={canadaEnabled} />
        </>
      )}
    </div>
  )
}
