import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { createBasketServer } from '@/shopper/testing/basket-server'
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
const { server, state } = createBasketServer({
  ...deliveryAnswers,
  getShippingMethodsForShipment: () => ({
    applicableShippingMethods: [
      { id: 'Express', name: 'Express', price: 20 },
      { id: 'GroundDisc', name: 'Ground', price: 0 },
    ],
  }),
  updateShipmentForBasket: (basket, { body }) =>
    changeFirstShipment(basket, { ...(body as object) }),
})

state.basket = deliveredBasket()

const openShipping = () =>
  renderInShop(<Route path="/shipping" component={CheckoutShippingPage} />, '/shipping')
const complete = () => {
  const shipped = { shippingAddress: address, shippingMethod: { id: 'GroundDisc', name: 'Ground' } }
  state.basket = {
    ...changeFirstShipment(state.basket, shipped),
    customerInfo: { email: 'ada@example.com' },
  }
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const called = (method: string) => state.calls.filter((call) => call.method === method)

test('the shipping step chooses ground, saves the input and continues', async () => {
  const { address: where } = openShipping()
  expect(await screen.findByRole('radio', { name: /Ground/ })).toBeInTheDocument()
  await waitFor(() =>
    expect(called('updateShippingMethodForShipment')[0]?.body).toEqual({ id: 'GroundDisc' }),
  )

  fillIn({
    Email: 'ada@example.com',
    'First Name': 'Ada',
    'Last Name': 'Bloom',
    'Street Address': '12 Cocoa Lane',
    City: 'Saint Louis',
    'Zip Code': '63101',
    Phone: '3145550100',
  })
  await userEvent.selectOptions(screen.getByLabelText('State'), 'MO')
  await click('Continue to Payment')
  await waitFor(() => expect(where()).toBe('/billing'))
  expect(called('updateCustomerForBasket')[0]?.body).toEqual({ email: 'ada@example.com' })
  expect(called('updateShippingAddressForShipment').at(-1)?.body).toEqual(address)
})

test('two clicks before a render save the shipping step once', async () => {
  complete()
  const { address: where } = openShipping()
  const button = await screen.findByRole('button', { name: 'Continue to Payment' })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(where()).toBe('/billing'))
  expect(called('updateCustomerForBasket')).toHaveLength(1)
})

test('an unsaved gift message blocks the next step [CHK-024]', async () => {
  complete()
  server.use(
    http.post('*/custom/shipping/v1/organizations/:org/gift-message', () => {
      state.basket = changeFirstShipment(state.basket, { gift: true, giftMessage: 'With love' })
      return HttpResponse.json({ success: true, basketId: 'basket-1' })
    }),
  )
  const { address: where } = openShipping()
  await click('Edit')
  await userEvent.type(await screen.findByLabelText(/Your message/), 'With love')
  await click('Continue to Payment')
  expect(await screen.findByText('Please save your message to continue.')).toBeInTheDocument()
  expect(where()).toBe('/shipping')
  await click('Save Message')
  expect(await screen.findByText('Your message is saved.')).toBeInTheDocument()
  await click('Continue to Payment')
  await waitFor(() => expect(where()).toBe('/billing'))
})
