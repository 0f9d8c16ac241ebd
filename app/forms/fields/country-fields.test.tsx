import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { filledAddress, retype, saveForm, showAddressForm } from '../testing/address-form'

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('without Canada the United States alone can be chosen [SITE-011, ADDR-040]', () => {
  showAddressForm({ hasCanada: false })
  expect(optionsOf('Country')).toEqual(['Select', 'United States'])
  expect(screen.getByLabelText('State')).toHaveValue('MO')
})

test('Canada has provinces and postal codes [SITE-011, ADDR-036, ADDR-037, ADDR-040, ADDR-042, ADDR-047]', async () => {
  const onSave = showAddressForm({ hasCanada: true })
  expect(optionsOf('Country')).toEqual(['Select', 'United States', 'Canada'])
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'CA')
  expect(optionsOf('Province')).toHaveLength(1 + 13)
  expect(screen.getByLabelText('Province')).toHaveValue('')
  await saveForm()
  expect(await screen.findByText('Please select a province.')).toBeVisible()
  expect(screen.getByText('Please enter a valid postal code')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()

  await userEvent.selectOptions(screen.getByLabelText('Province'), 'ON')
  await retype('Postal Code', 'k1a 0b1')
  await saveForm()
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    address: { countryCode: 'CA', stateCode: 'ON', postalCode: 'K1A 0B1' },
  })
})

test('a Canadian address shows where it is once Canada turns out to be offered', async () => {
  showAddressForm({
    address: { ...filledAddress, countryCode: 'CA', stateCode: 'ON' },
    hasCanada: false,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Offer Canada' }))
  expect(screen.getByLabelText('Country')).toHaveValue('CA')
  expect(screen.getByLabelText('Province')).toHaveValue('ON')
})

test('a country must be chosen [ADDR-039]', async () => {
  const onSave = showAddressForm({ hasCanada: true })
  await userEvent.selectOptions(screen.getByLabelText('Country'), '')
  await saveForm()
  expect(screen.getByLabelText('Country')).toHaveAccessibleDescription('Please select a country.')
  expect(onSave).not.toHaveBeenCalled()
})

test('the states are those of the post: DC, territories and the armed forces too [ADDR-047, ADDR-048]', () => {
  showAddressForm()
  const codes = within(screen.getByLabelText('State'))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
  expect(codes).toHaveLength(1 + 59)
  expect(codes).toEqual(expect.arrayContaining(['CA', 'DC', 'PR', 'AA', 'AE', 'AP']))
})

test.each([
  ['First Name', 'a'.repeat(21), 20],
  ['Last Name', 'a'.repeat(21), 20],
  ['Company (optional)', 'a'.repeat(31), 30],
  ['Street Address', `1 ${'a'.repeat(59)}`, 60],
  ['Unit / Suite (optional)', 'a'.repeat(61), 60],
  ['City', 'a'.repeat(17), 16],
  ['Extension (optional)', '1234567', 6],
])(
  '%s holds no more than it may [ADDR-030, ADDR-031, ADDR-032, ADDR-033, ADDR-034, ADDR-038]',
  async (label, text, longest) => {
    showAddressForm({ address: { ...filledAddress, companyName: '' } })
    await retype(label, text)
    expect(screen.getByLabelText(label)).toHaveValue(text.slice(0, longest))
  },
)

test.each([
  ['Street Address', '12345', 'Invalid address'],
  ['City', 'Area 51', 'Invalid field value'],
  ['Zip Code', '9410', 'Please enter a valid zip code'],
  ['Phone', '314555010', 'Phone number must have 10 digits.'],
  ['Phone', '24155550100', 'Phone number must have 10 digits.'],
])(
  '%s refuses %s: %s [ADDR-032, ADDR-034, ADDR-035, ADDR-036, ADDR-043, ADDR-045, ADDR-046]',
  async (label, text, message) => {
    const onSave = showAddressForm()
    await retype(label, text)
    await saveForm()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(onSave).not.toHaveBeenCalled()
  },
)

test('a leading country code is no part of a phone number, its extension is [ADDR-001, ADDR-038, ADDR-045]', async () => {
  const onSave = showAddressForm()
  await retype('Phone', '1 415 555 0100')
  await retype('Extension (optional)', '42')
  await saveForm()
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    address: { phone: '4155550100', c_PHONE_EXTENSION: '42' },
  })
})
