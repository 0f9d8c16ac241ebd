import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import {
  choose,
  HEAD,
  list,
  openSheet,
  person,
  prepareImportSheet,
  click,
  recipients,
  state,
  writes,
} from './testing/import-sheet'

prepareImportSheet()

test('the template names every column and can be imported as it is', async () => {
  const dialog = await openSheet()
  const link = dialog.getByRole('link', { name: 'Download the template (CSV)' })
  expect(link).toHaveAttribute('download', 'recipients.csv')
  const text = decodeURIComponent(link.getAttribute('href')?.split(',')[1] ?? '')
  expect(text).toBe(
    '\ufeffFirst name,Last name,Company,Address line 1,Address line 2,City,State,Zip code,Country,Phone,Gift message,Date wanted,Product ID,Quantity\r\n',
  )
  await userEvent.click(dialog.getByText('What goes into the columns'))
  expect(await dialog.findByText('box – Box')).toBeVisible()
  await choose(text)
  expect(await dialog.findByText('There is nobody in this list.')).toBeVisible()
})

test('every error is listed by line and column in a focused alert, and no recipient is added', async () => {
  state.stock = { 'sold-out': 0 }
  const dialog = await openSheet()
  await choose(
    `${HEAD},Product ID,Nickname`,
    person('Ada', ',sold-out,'),
    person('Ben', ',box,Benny').replace('MO', 'XX'),
    person('', ',box,'),
  )
  const alert = await dialog.findByText(/3 things to correct in gifts.csv. Nobody was added./)
  await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus())
  const table = within(dialog.getByRole('table', { name: 'What to correct' }))
  expect(
    table
      .getAllByRole('row')
      .map((row) => Array.from(row.querySelectorAll('th, td'), ({ textContent }) => textContent)),
  ).toEqual([
    ['Line', 'Column', 'What is wrong'],
    ['2', 'Product ID', 'sold-out is sold out.Found: “sold-out”'],
    ['3', 'State', 'Please select a state.Found: “XX”'],
    ['4', 'First name', 'This field is required.'],
  ])
  expect(dialog.getByText(/do not know these columns: Nickname/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  expect(writes()).toEqual([])
})

test('a list is previewed, then all people are added with message, date and products', async () => {
  const dialog = await openSheet()
  await choose(
    `${HEAD},Product ID,Quantity,Gift message,Date wanted`,
    person('Ada', ',box,2,,'),
    person('Ben', ',caramels,1,Happy holidays,12/4/2090'),
    person('Ada', ',caramels,1,,'),
    person('Cleo', ',box,1,,12/5/2091'),
  )
  const heading = await dialog.findByText('3 people are ready to be added')
  await waitFor(() => expect(heading).toHaveFocus())
  const [first] = dialog
    .getAllByRole('listitem')
    .filter((item) => /Ada/.test(item.textContent ?? ''))
  expect(first).toHaveTextContent('2 × box, 1 × caramels')
  expect(dialog.getByText('Message: “Happy holidays”')).toBeVisible()
  expect(writes()).toEqual([])

  await choose(
    `${HEAD},Product ID,Quantity,Gift message,Date wanted`,
    person('Ada', ',box,2,,'),
    person('Ben', ',caramels,1,Happy holidays,12/4/2090'),
  )
  await dialog.findByText('2 people are ready to be added')
  await click('Add 2 Recipients')
  await waitFor(() => expect(list.onAdded).toHaveBeenCalledWith(2))
  expect(recipients()).toEqual([
    [undefined, '3 box'],
    ['Ada', '2 box'],
    ['Ben', '1 caramels'],
  ])
  // the cheapest method that arrives by the requested day
  expect(state.basket.shipments?.[2]).toMatchObject({
    gift: true,
    giftMessage: 'Happy holidays',
    shippingMethod: { id: 'air' },
    c_DATE_WANTED: '2090-12-04',
    c_isCalendarSelection: true,
  })
})

test('people without a product get the chosen one, taken from the shipment without a recipient', async () => {
  const dialog = await openSheet()
  await choose(HEAD, person('Ada'), person('Ben'), person('Cleo'))
  expect(await dialog.findByText('What does each of 3 people without a product get?')).toBeVisible()
  await click('Decrease quantity')
  expect(dialog.getByRole('button', { name: 'Add 3 Recipients' })).toBeDisabled()
  await click('Increase quantity')
  await click('Add 3 Recipients')
  await waitFor(() => expect(list.onAdded).toHaveBeenCalledWith(3))
  // these addresses are still to be verified
  expect(sessionStorage.getItem(`unverified-addresses_${TEST_SITE}`)).toBe(
    '["me","Shipment1","Shipment2"]',
  )
  expect(recipients()?.filter(([name]) => name)).toEqual([
    ['Ada', '1 box'],
    ['Ben', '1 box'],
    ['Cleo', '1 box'],
  ])
})

test('a refused delivery date is shown at its line, and all recipients are removed again', async () => {
  const dialog = await openSheet()
  await choose(
    `${HEAD},Date wanted,Product ID`,
    person('Ada', ',,box'),
    person('Ben', ',12/25/2090,box'),
  )
  await click('Add 2 Recipients')
  expect(await dialog.findByText(/delivered there on this day. Dec 26|Dec 2\d, 2090/)).toBeVisible()
  expect(dialog.getByRole('rowheader', { name: '3' })).toBeVisible()
  expect(recipients()).toEqual([[undefined, '3 box']])
  expect(list.onAdded).not.toHaveBeenCalled()
})
