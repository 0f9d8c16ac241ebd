import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptyAddress, saveForm, showAddressForm } from './testing/address-form'

test('a refused submit moves the focus to a summary that leads to each field [ADDR-029, ADDR-041]', async () => {
  const onSave = showAddressForm({ address: emptyAddress })
  await saveForm()

  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  expect(summary).toHaveTextContent('Please check 7 fields:')
  await userEvent.click(screen.getByRole('link', { name: 'State: Please select a state.' }))
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveFocus())
  for (const label of ['First Name', 'Last Name', 'Street Address', 'City', 'Zip Code', 'Phone']) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('This field is required.')
  }
  expect(onSave).not.toHaveBeenCalled()
})

test('a field is validated when it is left, and passes on what the rule made of it', async () => {
  const onSave = showAddressForm({ address: emptyAddress, section: 'billing' })
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
  await saveForm()

  expect(onSave.mock.calls[0]?.[0]).toEqual({
    address: {
      ...emptyAddress,
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
