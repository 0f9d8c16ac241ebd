import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { filledAddress, retype, saveForm, showAddressForm } from '../testing/address-form'

const box = () => screen.getByLabelText('This is a PO Box')
const residence = () => screen.getByLabelText('This is a residence')
const street = () => screen.getByLabelText('Street Address')
const unit = () => screen.getByLabelText('Unit / Suite (optional)')

test('a PO box has no unit and is no residence [ADDR-001, ADDR-005]', async () => {
  const onSave = showAddressForm({ address: { ...filledAddress, address2: 'Apt 4' } })
  await userEvent.click(residence())
  await userEvent.click(box())
  expect(street()).toHaveValue('PO Box')
  expect(street()).toHaveAccessibleDescription(/Add the number of your box/)
  expect(unit()).toHaveValue('')
  expect(residence()).not.toBeChecked()
  await retype('Street Address', 'PO Box 12')
  await saveForm()
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    address: { address1: 'PO Box 12', address2: '', c_isPOBox: true, c_RESIDENCE_CODE: false },
  })
})

test('what is no PO box any more has to be named anew [ADDR-006]', async () => {
  showAddressForm()
  await userEvent.click(box())
  await userEvent.click(box())
  expect(street()).toHaveValue('')
})

test('a residence is no PO box [ADDR-007]', async () => {
  showAddressForm()
  await userEvent.click(box())
  await retype('Street Address', 'P.O. Box 12')
  await userEvent.click(residence())
  expect(box()).not.toBeChecked()
  expect(street()).toHaveValue('')
})

test.each(['POB 12', 'Apdo. 12', 'Box 12, RR 2'])(
  'a residence has no street %s and no such second line [ADDR-007]',
  async (line) => {
    showAddressForm()
    await retype('Street Address', line)
    await retype('Unit / Suite (optional)', line)
    await userEvent.click(residence())
    expect(street()).toHaveValue('')
    expect(unit()).toHaveValue('')
  },
)

test('a residence keeps a street that is none of a PO box [ADDR-007]', async () => {
  const onSave = showAddressForm()
  await userEvent.click(residence())
  expect(street()).toHaveValue('12 Cocoa Lane')
  await saveForm()
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ address: { c_RESIDENCE_CODE: true } })
})

test('who pays is asked neither', () => {
  showAddressForm({ section: 'billing' })
  expect(screen.queryByLabelText('This is a PO Box')).not.toBeInTheDocument()
})
