import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { z } from 'zod'
import { addressRule, type AddressInput } from '../rules/address'
import { useAppForm } from '../use-app-form'
import { AddressFields } from './address-fields'

const address: AddressInput = {
  firstName: 'Ada',
  lastName: 'Bloom',
  companyName: '',
  address1: '1 Cocoa Lane',
  address2: '',
  city: 'Ottawa',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
  phone: '3145550100',
}

function AddressForm({ hasCanada, onSave }: { hasCanada: boolean; onSave: (v: unknown) => void }) {
  const form = useAppForm(z.object({ address: addressRule }), { defaultValues: { address } })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(onSave)}>
        <AddressFields section="shipping" hasCanada={hasCanada} />
        <button>Save</button>
      </form>
    </FormProvider>
  )
}

function show(hasCanada: boolean) {
  const onSave = jest.fn()
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <AddressForm hasCanada={hasCanada} onSave={onSave} />
    </IntlProvider>,
  )
  return onSave
}

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('without Canada no country is asked for [SITE-011, ADR-040]', () => {
  show(false)
  expect(screen.queryByLabelText('Country')).not.toBeInTheDocument()
  expect(screen.getByLabelText('State')).toHaveValue('MO')
})

test('Canada has provinces and postal codes [SITE-011, ADR-040, ADR-047]', async () => {
  const onSave = show(true)
  expect(optionsOf('Country')).toEqual(['United States', 'Canada'])
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'CA')
  expect(optionsOf('Province')).toHaveLength(1 + 13)
  expect(screen.getByLabelText('Province')).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please select a province.')).toBeVisible()
  expect(screen.getByText('Please enter a valid postal code')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()

  await userEvent.selectOptions(screen.getByLabelText('Province'), 'ON')
  const code = screen.getByLabelText('Postal Code')
  await userEvent.clear(code)
  await userEvent.type(code, 'k1a 0b1')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    address: { countryCode: 'CA', stateCode: 'ON', postalCode: 'K1A 0B1' },
  })
})
