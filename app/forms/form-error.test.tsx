import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { z } from 'zod'
import { AddressFields } from './fields/address-fields'
import { FormError } from './form-error'
import { addressRule, type AddressInput } from './rules/address'
import { useAppForm } from './use-app-form'

const empty: AddressInput = {
  firstName: '',
  lastName: '',
  companyName: '',
  address1: '',
  address2: '',
  city: '',
  stateCode: '',
  postalCode: '',
  countryCode: 'US',
  phone: '',
}

function AddressForm({ onSave }: { onSave: (values: unknown) => void }) {
  const form = useAppForm(z.object({ address: addressRule }), { defaultValues: { address: empty } })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(onSave)}>
        <FormError />
        <AddressFields section="shipping" />
        <button>Save</button>
      </form>
    </FormProvider>
  )
}

function renderForm() {
  const onSave = jest.fn()
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <AddressForm onSave={onSave} />
    </IntlProvider>,
  )
  return onSave
}

test('a refused submit moves the focus to a summary that leads to each field', async () => {
  const onSave = renderForm()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent('Please check 7 fields:')
  await userEvent.click(screen.getByRole('link', { name: 'State: Please select a state.' }))
  expect(screen.getByLabelText('State')).toHaveFocus()
  expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('This field is required.')
  expect(onSave).not.toHaveBeenCalled()
})

test('a field is judged when it is left, and passes on what the rule made of it', async () => {
  const onSave = renderForm()
  const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

  await type('Street Address', '12345')
  await userEvent.tab()
  expect(await screen.findByText('Invalid address')).toBeInTheDocument()

  await type('Street Address', ' Cocoa Lane')
  await type('First Name', ' Ada ')
  await type('Last Name', 'Bloom')
  await type('City', 'Saint Louis')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'MO')
  await type('Zip Code', '63101')
  await type('Phone', '13145550100')
  expect(screen.getByLabelText('Phone')).toHaveValue('(314) 555-0100')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(onSave.mock.calls[0]?.[0]).toEqual({
    address: {
      ...empty,
      firstName: 'Ada',
      lastName: 'Bloom',
      address1: '12345 Cocoa Lane',
      city: 'Saint Louis',
      stateCode: 'MO',
      postalCode: '63101',
      phone: '3145550100',
    },
  })
})
