import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createFakeAddressBook } from '@/shopper/testing/fake-address-book'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { anAddress } from '../../../tests/setup/an-address'
import { AddressBook } from './address-book'

const home = anAddress({
  addressId: 'Home',
  preferred: false,
  address1: '1 Home Street',
  city: 'Albany',
  stateCode: 'NY',
  postalCode: '12201',
  phone: '5185550100',
})
const work = { ...home, addressId: 'Work', preferred: true, address1: '2 Work Street' }
const cabin = { ...home, addressId: 'Cabin', address1: 'PO Box', c_isPOBox: true }

const { book, server, state } = createFakeAddressBook()
let verified: URLSearchParams[]
let answers: object[]
beforeEach(() => {
  logInCustomer()
  book.entries = [home, work, cabin]
  book.failing.clear()
  verified = []
  answers = []
  server.use(
    http.post('*/api/:siteId/shipping-address', ({ request }) => {
      verified.push(new URL(request.url).searchParams)
      return HttpResponse.json({ result: answers.shift() ?? { confidence: 'Verified match' } })
    }),
  )
})

const NAME = 'Name of this address (optional)'
const card = (name: string) => screen.getByRole('article', { name })
const names = () =>
  screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
const button = (name: string) => screen.getByRole('button', { name })
const written = () => state.calls.filter(({ method }) => method !== 'getCustomer')
async function show() {
  const view = renderInShop(<AddressBook />)
  await screen.findByRole('button', { name: 'Add an Address' })
  return view
}
function enter(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
async function fill(street: string): Promise<void> {
  await userEvent.click(button('Add an Address'))
  for (const [label, text] of [
    ['First Name', 'Ada'],
    ['Last Name', 'Bloom'],
    ['Street Address', street],
    ['City', 'Albany'],
    ['Zip Code', '12201'],
    ['Phone', '5185550100'],
  ] as const) {
    enter(label, text)
  }
  enter('State', 'NY')
}
const save = () => userEvent.click(button('Save Address'))

test('the primary address is listed first and marked as primary [ACC-004, ACC-040, ADDR-052]', async () => {
  await show()
  expect(names()).toEqual(['Work', 'Home', 'Cabin'])
  expect(within(card('Work')).getByText('Primary Address')).toBeVisible()
  expect(screen.getAllByText('Primary Address')).toHaveLength(1)
  expect(within(card('Work')).queryByRole('button', { name: /primary/ })).not.toBeInTheDocument()
})

test('a new address is verified, named after its city plus a counter, and gets the focus [ACC-038, ACC-039]', async () => {
  book.entries = [{ ...home, addressId: 'Albany' }]
  await show()
  await fill('10 Pine Street')
  await save()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Albany 2' })).toHaveFocus())
  expect(verified.map((query) => query.get('address1'))).toEqual(['10 Pine Street'])
  expect(written()).toMatchObject([
    { method: 'createCustomerAddress', body: { addressId: 'Albany 2', phone: '5185550100' } },
  ])
  expect(screen.getByText('Albany 2 was saved.')).toBeInTheDocument()
})

test('the corrected address is saved when the customer accepts the correction [ADDR-022]', async () => {
  answers = [
    {
      confidence: 'Verified match',
      validation_detail: { city_corrected: true },
      addresses_formatted: [
        {
          address: {
            LINE_1: '11 Pine Street',
            LINE_5: '12207',
            'City name': 'Albany',
            'State code': 'NY',
          },
        },
      ],
    },
  ]
  await show()
  await fill('11 Pine Street')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Change' }))
  await waitFor(() => expect(written()).toMatchObject([{ body: { postalCode: '12207' } }]))
})

test('when saving a new address fails, the error is logged and the input is kept for a retry [ACC-041]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  book.failing.add('createCustomerAddress')
  await show()
  await fill('12 Pine Street')
  await save()
  expect(await screen.findByText(/not in your address book yet/)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('address book'))
  expect(screen.getByLabelText('Street Address')).toHaveValue('12 Pine Street')
  book.failing.clear()
  await save()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Albany' })).toHaveFocus())
})

test('editing an address can rename it and clear fields [ACC-038]', async () => {
  await show()
  await userEvent.click(button('Edit Cabin'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit Cabin' })).toHaveFocus())
  await userEvent.click(screen.getByLabelText(/PO Box/))
  enter('Street Address', '3 Lake Road')
  enter(NAME, 'Lake')
  await save()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lake' })).toHaveFocus())
  expect(written()).toMatchObject([
    {
      method: 'updateCustomerAddress',
      parameters: { addressName: 'Cabin' },
      body: { addressId: 'Lake', address1: '3 Lake Road', c_isPOBox: false },
    },
  ])
})

test('a failed address update shows an error and keeps the input [ACC-042]', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  book.failing.add('updateCustomerAddress')
  await show()
  await userEvent.click(button('Edit Home'))
  enter('Company (optional)', 'Cocoa Ltd')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update address')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expect(screen.getByLabelText('Company (optional)')).toHaveValue('Cocoa Ltd')
  // the address is unchanged, so it is not verified
  expect(verified).toEqual([])
  await userEvent.click(button('Cancel'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus())
})

test('another address can be made primary [ADDR-052]', async () => {
  await show()
  await userEvent.click(button('Make primary: Home'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus())
  expect(names()[0]).toBe('Home')
  expect(screen.getByText('Home is your primary address now.')).toBeInTheDocument()
  expect(written()).toMatchObject([{ body: { preferred: true } }])
})

test('a removed address disappears at once, and undo restores it as it was [ACC-038]', async () => {
  await show()
  await userEvent.click(button('Remove Work'))
  await waitFor(() => expect(names()).toEqual(['Home', 'Cabin']))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo removing Work' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Work' })).toHaveFocus())
  expect(written().at(-1)).toMatchObject({ method: 'createCustomerAddress', body: work })
  expect(names()[0]).toBe('Work')
})

test('a long address book can be searched by name, person or place, ignoring accents', async () => {
  book.entries = Array.from({ length: 8 }, (_, at) => ({ ...home, addressId: `Friend ${at}` }))
  book.entries.push({ ...home, addressId: 'Tía Rosa', city: 'Austin' })
  await show()
  enter('Find an address', 'austin tia')
  expect(names()).toEqual(['Tía Rosa'])
  expect(screen.getByText('1 address')).toBeInTheDocument()
  enter('Find an address', 'nobody')
  expect(screen.getByText('No address fits.')).toBeInTheDocument()
})

test('an empty address book shows a hint, and its first address becomes the primary one', async () => {
  book.entries = []
  await show()
  expect(screen.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  await fill('13 Pine Street')
  expect(screen.getByLabelText('Make this my primary address')).toBeChecked()
  await save()
  await waitFor(() => expect(written()).toMatchObject([{ body: { preferred: true } }]))
  expect(await screen.findByText('Primary Address')).toBeVisible()
})
