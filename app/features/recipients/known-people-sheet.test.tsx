import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { millisecondsInDay } from 'date-fns/constants'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { recipientAnswers } from '@/purchase/recipients/testing/recipient-answers'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import { anAddress } from '../../../tests/setup/an-address'
import KnownPeopleSheet from './known-people-sheet'
import type { KnownPeopleProps } from './known-people.types'

const address = (firstName: string) => anAddress({ firstName })
const order = (creationDate: string, names: string[], isReorderable = true) => ({
  creationDate,
  shipments: names.map((name) => ({ shipmentId: name, shippingAddress: address(name) })),
  productItems: names.map((name) => ({
    productId: 'toffee',
    productName: 'Toffee',
    quantity: 2,
    shipmentId: name,
    c_reorderable: isReorderable,
  })),
})

let orders: object[] = []
const { state } = createBasketServer({
  ...recipientAnswers,
  getCustomer: () => ({
    customerId: 'customer-1',
    addresses: [
      { addressId: 'Mother', ...address('Helen') },
      { addressId: 'Mother again', ...address('HELEN') },
      { addressId: 'Aunt', ...address('Ada') },
      { addressId: 'Abroad', ...address('Jean'), countryCode: 'FR' },
    ],
  }),
  getCustomerOrders: () => ({ data: orders }),
})
let sheet: ReturnType<typeof useSheet>
let onAdded: jest.Mock

beforeEach(() => {
  logInCustomer()
  onAdded = jest.fn()
  orders = [order('2025-12-10T10:00:00Z', ['Ben', 'Cleo']), order('2024-12-10T10:00:00Z', ['Ben'])]
  state.basket = {
    basketId: 'b',
    productItems: [
      { itemId: '1', productId: 'box', productName: 'Box', quantity: 1, shipmentId: 'me' },
    ],
    shipments: [{ shipmentId: 'me', shippingAddress: address('Ada') }],
  }
})

function Shop() {
  sheet = useSheet()
  const shown = useSheetState()
  return shown?.name === 'known-people' ? (
    <KnownPeopleSheet {...(shown.props as KnownPeopleProps)} />
  ) : null
}

async function open(from: KnownPeopleProps['from']) {
  renderInShop(<Shop />)
  act(() => sheet.open('known-people', { from, onAdded }))
  return within(await screen.findByRole('dialog'))
}
const check = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('checkbox', { name }))
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const recipients = () =>
  state.basket.shipments?.map(({ shipmentId, shippingAddress, c_reorder: isReorder }) => [
    shippingAddress?.firstName,
    isReorder,
    ...(state.basket.productItems ?? [])
      .filter((item) => item.shipmentId === shipmentId)
      .map(({ productId, quantity }) => `${quantity} ${productId}`),
  ])

test('recipients of past orders are listed once with their items and can be added together', async () => {
  const dialog = await open('orders')
  expect(await dialog.findByText('Ben Bloom')).toBeVisible()
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3)
  expect(dialog.getAllByText(/Dec 10, 2025: 2 × Toffee/)).toHaveLength(2)
  expect(dialog.getByRole('button', { name: 'Add Recipients' })).toBeDisabled()
  await check('Select all')
  // with a single piece in the bag, its quantity is increased instead of sharing it
  await click('Add 2 Recipients')
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith(2))
  // these addresses are still to be verified
  expect(sessionStorage.getItem(`unverified-addresses_${TEST_SITE}`)).toBe(
    '["Shipment1","Shipment2"]',
  )
  expect(recipients()).toEqual([
    ['Ada', undefined, '1 box'],
    ['Ben', true, '1 box'],
    ['Cleo', true, '1 box'],
  ])
  expect(state.basket.shipments?.[1]?.shippingAddress).toMatchObject(address('Ben'))
})

test('recipients can get their past items again unless an item is no longer sold', async () => {
  orders = [order('2025-12-10T10:00:00Z', ['Ben']), order('2025-12-09T10:00:00Z', ['Cleo'], false)]
  const dialog = await open('orders')
  await dialog.findByText('Ben Bloom')
  await check('Select all')
  await userEvent.click(dialog.getByRole('radio', { name: 'What each of them got then' }))
  expect(dialog.getByText(/What Cleo Bloom got is no longer sold/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Add 2 Recipients' })).toBeDisabled()
  await check(/Cleo Bloom/)
  await click('Add 1 Recipient')
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith(1))
  expect(recipients()?.[1]).toEqual(['Ben', true, '2 toffee'])
})

test('several addresses can be added, except those of existing recipients', async () => {
  const dialog = await open('address-book')
  expect(await dialog.findByText('Helen Bloom')).toBeVisible()
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
  expect(dialog.getByText('1 person is on your list already.')).toBeVisible()
  await check(/Helen/)
  await click('Add 1 Recipient')
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith(1))
  expect(recipients()?.[1]).toEqual(['Helen', false, '1 box'])
})

test('a customer who has not sent anything to others sees a message', async () => {
  orders = []
  const dialog = await open('orders')
  expect(await dialog.findByText(/not sent anything to anybody else/)).toBeVisible()
})

test('orders of the last two years are requested', async () => {
  const dialog = await open('orders')
  await dialog.findByText('Ben Bloom')
  const [call] = state.calls.filter(({ method }) => method === 'getCustomerOrders')
  const months =
    (Date.now() - Date.parse(String(call?.parameters.from))) / (30.44 * millisecondsInDay)
  expect(Math.round(months)).toBe(24)
})
