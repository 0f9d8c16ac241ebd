import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { AddressInput } from '@/forms/rules/address'
import { CheckboxField } from '@/ui/checkbox-field'
import { isEntry, useAddressBook } from './address-book'
import { addressMessages as messages } from './addresses.messages'

type Form = { address: AddressInput }

export function AddressBookOptions() {
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
