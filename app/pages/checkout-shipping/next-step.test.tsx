import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { updateShippingAddress } from '@/commerce-client/basket-shipments'
import { customerKey } from '@/shopper/customer/customer.queries'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import {
  changeFirstShipment,
  deliveredBasket,
  deliveryAnswers,
  savedAddress,
} from '@/shopper/testing/delivered-basket'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { fillIn } from '../../../tests/setup/fill-in'
import CheckoutShippingPage from './checkout-shipping-page'

const address = savedAddress()
const { state } = createBasketServer({
  ...deliveryAnswers,
  // the chosen shipping method may not be available at another address
  updateShippingAddressForShipment: (basket, { body }) =>
    changeFirstShipment(basket, {
      shippingAddress: body,
      ...(losesMethod && { shippingMethod: undefined }),
    }),
  updateBasket: (basket) => changeFirstShipment(basket, { shippingMethod: { id: 'GroundDisc' } }),
})
let losesMethod = false

// the mocked address verification accepts every address
beforeEach(() => {
  losesMethod = false
  state.basket = changeFirstShipment(deliveredBasket(), {
    shippingMethod: { id: 'GroundDisc', name: 'Ground' },
  })
})

const open = () =>
  renderInShop(<Route path="/shipping" component={CheckoutShippingPage} />, '/shipping')
const next = () => screen.findByRole('button', { name: 'Continue to Payment' })
const called = (method: string) => state.calls.filter((call) => call.method === method)

const TYPED = {
  'First Name': 'Ada',
  'Last Name': 'Bloom',
  'Street Address': '12 Cocoa Lane',
  City: 'Saint Louis',
  'Zip Code': '63101',
}

async function fillAll() {
  fillIn({ Email: 'ada@example.com', ...TYPED, Phone: '3145550100' })
  await userEvent.selectOptions(screen.getByLabelText('State'), 'MO')
}

async function openAs(customer: object) {
  const view = open()
  // waits until the query has returned that no customer is logged in
  await waitFor(() => expect(view.queryClient.getQueryData(customerKey(TEST_SITE))).toBeNull())
  act(() => void view.queryClient.setQueryData(customerKey(TEST_SITE), customer))
  return view
}

test('a customer without an address cannot continue until one is entered, and sees why [CHK-012]', async () => {
  await openAs({ customerId: 'c', email: 'ada@example.com' })
  await waitFor(async () => expect(await next()).toBeDisabled())
  expect(await next()).toHaveAccessibleDescription('Choose or enter an address to go on.')
  for (const [label, text] of Object.entries(TYPED)) {
    fillIn({ [label]: text })
    expect(await next()).toBeDisabled()
  }
  await userEvent.selectOptions(screen.getByLabelText('State'), 'MO')
  await waitFor(async () => expect(await next()).toBeEnabled())
})

test('a customer whose shipment has an address can continue [CHK-012]', async () => {
  state.basket = changeFirstShipment(state.basket, { shippingAddress: address })
  await openAs({ customerId: 'c', email: 'ada@example.com' })
  expect(await next()).toBeEnabled()
})

test('a customer who picks up everything can continue [CHK-012, CHK-051]', async () => {
  const shop = { ...address, companyName: 'Maiden Lane' }
  state.basket = changeFirstShipment(state.basket, { c_fromStoreId: '101', shippingAddress: shop })
  await openAs({ customerId: 'c', email: 'ada@example.com' })
  expect(await next()).toBeEnabled()
})

test('a guest without an address can click Continue and sees the missing fields [CHK-012]', async () => {
  const { address: where } = open()
  await userEvent.click(await next())
  expect(await screen.findByRole('link', { name: 'City: This field is required.' })).toBeVisible()
  expect(where()).toBe('/shipping')
})

test('a guest without an email address can click Continue and sees the missing field [CHK-031]', async () => {
  state.basket = changeFirstShipment(state.basket, { shippingAddress: address })
  const { address: where } = open()
  await userEvent.click(await next())
  expect(await screen.findByRole('link', { name: 'Email: This field is required.' })).toBeVisible()
  expect(where()).toBe('/shipping')
  expect(state.calls.filter(({ method }) => method.startsWith('update'))).toEqual([])
})

test.each([
  ['while none is known', undefined, true],
  ['unless another was given', { ...address, address1: '1 Other St' }, false],
])(
  'the shipping address also becomes the billing address %s [CHK-030, CHK-032]',
  async (_name, billingAddress, useAsBilling) => {
    state.basket = { ...state.basket, billingAddress }
    const { address: where } = open()
    await next()
    await fillAll()
    await userEvent.click(await next())
    await waitFor(() => expect(where()).toBe('/billing'))
    expect(called('updateCustomerForBasket')[0]?.body).toEqual({ email: 'ada@example.com' })
    const saved = called('updateShippingAddressForShipment').at(-1)
    expect(saved?.parameters).toMatchObject({ shipmentId: 'me', useAsBilling })
    expect(saved?.body).toMatchObject({ address1: '12 Cocoa Lane', phone: '3145550100' })
  },
)

test('an invalid field does not keep methods and totals from updating with the state [CHK-020]', async () => {
  open()
  await next()
  await userEvent.type(screen.getByLabelText('Zip Code'), '6310')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'MO')
  await waitFor(() => expect(called('updateShippingAddressForShipment')).toHaveLength(1))
  expect(called('updateShippingAddressForShipment')[0]?.body).toMatchObject({
    stateCode: 'MO',
    countryCode: 'US',
    postalCode: '',
  })
})

test('a method unavailable for the new address is replaced, and checkout continues [CHK-018]', async () => {
  losesMethod = true
  const { address: where } = open()
  await next()
  await fillAll()
  await userEvent.click(await next())
  await waitFor(() => expect(where()).toBe('/billing'))
  expect(called('updateBasket')[0]?.body).toEqual({
    c_actions: [{ type: 'shipNow', data: [{ shipmentId: 'me' }] }],
  })
})

test('an empty country is not saved [CHK-033]', async () => {
  const { phone } = address
  await updateShippingAddress(TEST_SITE, 'basket-1', 'me', { phone, countryCode: '' })
  await updateShippingAddress(TEST_SITE, 'basket-1', 'me', { phone, countryCode: 'CA' })
  expect(called('updateShippingAddressForShipment').map(({ body }) => body)).toEqual([
    { phone },
    { phone, countryCode: 'CA' },
  ])
})

test('every field has an autocomplete attribute', async () => {
  open()
  await next()
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select')].filter(
    ({ type }) => !['radio', 'checkbox', 'hidden'].includes(type),
  )
  expect(fields.length).toBeGreaterThan(8)
  const without = fields.filter((field) => !field.getAttribute('autocomplete'))
  expect(without.map(({ name, id }) => name || id)).toEqual([])
})
