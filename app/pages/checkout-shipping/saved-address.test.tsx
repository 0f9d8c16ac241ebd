import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { createBasketServer } from '@/shopper/testing/basket-server'
import {
  changeFirstShipment,
  deliveredBasket,
  deliveryAnswers,
  savedAddress,
} from '@/shopper/testing/delivered-basket'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import CheckoutShippingPage from './checkout-shipping-page'

const plain = { ...savedAddress(), addressId: 'Plain', preferred: false }
const beyondLimits = {
  ...savedAddress('Ana María'),
  lastName: 'Wolfeschlegelsteinhausen',
  city: 'Montréal-sur-le-Lac',
  addressId: 'Beyond',
  preferred: true,
}
let addresses: object[]

const { state } = createBasketServer({
  ...deliveryAnswers,
  getCustomer: () => ({ customerId: 'customer-1', email: 'ana@example.com', addresses }),
})

beforeEach(() => {
  logInCustomer()
  addresses = [plain, beyondLimits]
  state.basket = deliveredBasket()
})

const open = () =>
  renderInShop(<Route path="/shipping" component={CheckoutShippingPage} />, '/shipping')
const next = () => screen.findByRole('button', { name: 'Continue to Payment' })
const savedAddresses = () =>
  state.calls
    .filter(({ method }) => method === 'updateShippingAddressForShipment')
    .map(({ body }) => body)

test('the preferred address is preselected and saved to calculate the shipping costs [CHK-012]', async () => {
  open()
  expect(await screen.findByRole('radio', { name: /^Ana María/ })).toBeChecked()
  expect(screen.getByLabelText('Last Name')).toHaveValue('Wolfeschlegelsteinhausen')
  await waitFor(async () => expect(await next()).toBeEnabled())
  await waitFor(() => expect(savedAddresses()).toHaveLength(1))
  // in full, although parts of it exceed the limits of the form
  expect(savedAddresses()[0]).toMatchObject({ city: 'Montréal-sur-le-Lac', stateCode: 'MO' })
})

test('a saved address is used unchanged even if it exceeds the limits of the form', async () => {
  const { address } = open()
  expect(await screen.findByRole('radio', { name: /^Ana María/ })).toBeChecked()
  await userEvent.click(await next())
  await waitFor(() => expect(address()).toBe('/billing'))
  expect(savedAddresses().at(-1)).toMatchObject({
    firstName: 'Ana María',
    lastName: 'Wolfeschlegelsteinhausen',
    city: 'Montréal-sur-le-Lac',
  })
})

test('choosing a new address shows a form that starts and stays empty', async () => {
  open()
  expect(await screen.findByRole('radio', { name: /^Ana María/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'A new address' }))
  await waitFor(() => expect(savedAddresses()).toHaveLength(1))
  expect(screen.getByRole('radio', { name: 'A new address' })).toBeChecked()
  expect(screen.getByLabelText('Street Address')).toHaveValue('')
  expect(await next()).toBeEnabled()
})

test.each([
  ['none is preferred', [plain], undefined, ''],
  ['the parcel has one', [beyondLimits], { ...savedAddress('Bo'), city: '' }, 'Bo'],
])(
  'no saved address is preselected when %s',
  async (_case, entries, shippingAddress, firstName) => {
    addresses = entries
    state.basket = changeFirstShipment(state.basket, { shippingAddress })
    const { queryClient } = open()
    expect(await screen.findByRole('radio', { name: 'A new address' })).toBeChecked()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.getByLabelText('First Name')).toHaveValue(firstName)
  },
)
