import { useState } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { renderApp } from '../../../tests/setup/render-app'
import { mapParts, typedParts } from '../address-parts'
import { AppFormProvider } from '../app-form-provider'
import { AddressFields } from '../fields/address-fields'
import { FormError } from '../form-error'
import { addressRule, type AddressInput } from '../rules/address'
import { useAppForm } from '../use-app-form'

export const filledAddress: AddressInput = {
  firstName: 'Ada',
  lastName: 'Bloom',
  companyName: '',
  address1: '12 Cocoa Lane',
  address2: '',
  city: 'Saint Louis',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
  phone: '(314) 555-0100',
}

export const emptyAddress: AddressInput = {
  ...mapParts(typedParts, () => ''),
  countryCode: 'US',
}

interface AddressFormProps {
  address: AddressInput
  section: 'shipping' | 'billing'
  hasCanada: boolean
  onSave: (values: unknown) => void
}

function AddressForm({ address, section, hasCanada, onSave }: AddressFormProps) {
  const [isOffered, offer] = useState(hasCanada)
  const form = useAppForm(z.object({ address: addressRule }), { defaultValues: { address } })
  return (
    <AppFormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(onSave)}>
        <FormError />
        <AddressFields section={section} hasCanada={isOffered} />
        <button>Save</button>
        <button type="button" onClick={() => offer(true)}>
          Offer Canada
        </button>
      </form>
    </AppFormProvider>
  )
}

export function showAddressForm(props: Partial<AddressFormProps> = {}) {
  const onSave = jest.fn()
  renderApp(
    <AddressForm
      address={filledAddress}
      section="shipping"
      hasCanada={false}
      {...props}
      onSave={onSave}
    />,
  )
  return onSave
}

export const saveForm = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

export async function retype(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.paste(text)
}
