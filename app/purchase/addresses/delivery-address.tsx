import { AddressFields } from '@/forms/fields/address-fields'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { AddressChoice } from './address-choice'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { AddressInput } from '@/forms/rules/address'
import { CheckboxField } from '@/ui/checkbox-field'
import { isEntry, useAddressBook } from './address-book'
import { addressMessages as messages } from './addresses.messages'

type Form = { address: AddressInput }

function AddressBookOptions() {
  const { entries } = useAddressBook()
  const { register } = useFormContext<Form>()
  const address = useWatch<Form, 'address'>({ name: 'address' })
  if (!entries) return null

  const chosen = entries.find(({ addressId }) => addressId === address.addressId)
  const isInBook = entries.some((entry) => isEntry(entry, address))
  const isPreferred = entries.some((entry) => entry.preferred && isEntry(entry, address))
  return (
    <>
      {!isInBook && (
        <CheckboxField
          {...register('address.addToAddressBook')}
          label={<FormattedMessage {...(chosen ? messages.saveChanges : messages.addToBook)} />}
        />
      )}
      {!isPreferred && (isInBook || address.addToAddressBook) && (
        <CheckboxField
          {...register('address.preferred')}
          label={<FormattedMessage {...messages.makePreferred} />}
        />
      )}
    </>
  )
}

/**
 * The delivery address: an entry of the address book or a new one, in the `address` fields of the
 * surrounding form.
 */
export function DeliveryAddress({ isPhoneOptional = false }: { isPhoneOptional?: boolean }) {
  const { canadaEnabled } = useSiteConfig().preferences
  return (
    <div className="stack-4">
      <AddressChoice name="savedAddress" />
      <AddressFields
        section="shipping"
        hasCanada={canadaEnabled}
        isPhoneOptional={isPhoneOptional}
      />
      <AddressBookOptions />
    </div>
  )
}
