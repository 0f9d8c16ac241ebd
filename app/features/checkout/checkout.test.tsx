import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { PaymentStep } from './payment-step'
import { ReviewStep } from './review-step'
import { ShippingStep } from './shipping-step'

const address = {
  firstName: 'Ada',
  lastName: 'Bloom',
  companyName: '',
  address1: '12 Cocoa Lane',
  address2: '',
  city: 'Saint Louis',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
  phone: '3145550100',
}
const jwt = (payload: object) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`
const token = jwt({
  exp: Math.floor(Date.now() / 1000) + 900,
  content: {
    paymentInformation: {
      card: { number: { maskedValue: '411111XXXXXX1111', detectedCardTypes: ['001'] } },
    },
  },
})
const card = {
  paymentInstrumentId: 'p1',
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: {
    cardType: 'Visa',
    maskedNumber: '411111XXXXXX1111',
    expirationMonth: 4,
    expirationYear: 2031,
  },
  c_transienttoken: token,
  c_transientTokenExp: Math.floor(Date.now() / 1000) + 900,
}

const firstShipment = (basket: Basket, change: object): Basket => ({
  ...basket,
  shipments: [{ ...basket.shipments?.[0], ...change }],
})
let orderStatus = 'new'

const { server, state, logIn } = createBasketServer({
  getShippingMethodsForShipment: () => ({
    applicableShippingMethods: [
      { id: 'Express', name: 'Express', price: 20 },
      { id: 'GroundDisc', name: 'Ground', price: 0 },
    ],
  }),
  updateShippingMethodForShipment: (basket, { body }) =>
    firstShipment(basket, { shippingMethod: body }),
  updateCustomerForBasket: (basket, { body }) =>
    ({ ...basket, customerInfo: { ...(body as object) } }) as Basket,
  updateShippingAddressForShipment: (basket, { body }) =>
    firstShipment(basket, { shippingAddress: body }),
  updateShipmentForBasket: (basket, { body }) => firstShipment(basket, { ...(body as object) }),
  updateBillingAddressForBasket: (basket, { body }) => ({
    ...basket,
    billingAddress: { ...(body as object) },
  }),
  addPaymentInstrumentToBasket: (basket, { body }) => ({
    ...basket,
    paymentInstruments: [{ ...(body as object), paymentInstrumentId: 'p2' }],
  }),
  removePaymentInstrumentFromBasket: (basket) => ({ ...basket, paymentInstruments: [] }),
  createOrder: (basket) => ({
    orderNo: '1001',
    status: 'created',
    paymentInstruments: basket.paymentInstruments,
  }),
  updatePaymentInstrumentForOrder: () => ({
    orderNo: '1001',
    status: orderStatus,
    c_flashes: orderStatus === 'failed' ? [{ message: 'The card was declined.' }] : undefined,
  }),
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  logIn()
  orderStatus = 'new'
  state.calls = []
  state.basket = {
    basketId: 'basket-1',
    productItems: [
      { itemId: '1', productId: 'a', productName: 'Box', quantity: 2, price: 20, shipmentId: 'me' },
    ],
    shipments: [{ shipmentId: 'me' }],
    orderTotal: 20,
    c_paymentAmount: 20,
  }
  server.use(
    http.post('*/api/test-shop/payment-session', () =>
      HttpResponse.json({
        captureContext: jwt({ ctx: [{ data: { clientLibrary: 'https://gateway.example/f.js' } }] }),
      }),
    ),
  )
  Reflect.set(window, 'matchMedia', () => ({ matches: true }))
  window.scrollTo = () => {}
})

/** The vendor's script: a card that is typed right. */
class FakeFlex {
  microform() {
    return {
      createField: () => ({
        load: () => {},
        focus: () => {},
        on: (event: string, listener: (change: object) => void) => {
          if (event === 'change') listener({ empty: false, valid: true, couldBeValid: true })
        },
      }),
      createToken: (_expiry: object, done: (error: unknown, token: string) => void) =>
        done(undefined, token),
    }
  }
}

const openCheckout = (path: string) => {
  Reflect.set(window, 'Flex', FakeFlex)
  return renderInShop(
    <>
      <Route path="/shipping" component={ShippingStep} />
      <Route path="/billing" component={PaymentStep} />
      <Route path="/revieworder" component={ReviewStep} />
    </>,
    path,
  )
}
const complete = (change: Partial<Basket> = {}) => {
  const shipped = { shippingAddress: address, shippingMethod: { id: 'GroundDisc', name: 'Ground' } }
  state.basket = {
    ...firstShipment(state.basket, shipped),
    customerInfo: { email: 'ada@example.com' },
    billingAddress: address,
    paymentInstruments: [card],
    ...change,
  } as Basket
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const called = (method: string) => state.calls.filter((call) => call.method === method)

test('shipping chooses ground, saves what was typed and goes on', async () => {
  const { address: where } = openCheckout('/shipping')
  const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
  expect(await screen.findByRole('radio', { name: /Ground/ })).toBeInTheDocument()
  await waitFor(() =>
    expect(called('updateShippingMethodForShipment')[0]?.body).toEqual({ id: 'GroundDisc' }),
  )

  await type('Email', 'ada@example.com')
  await type('First Name', 'Ada')
  await type('Last Name', 'Bloom')
  await type('Street Address', '12 Cocoa Lane')
  await type('City', 'Saint Louis')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'MO')
  await type('Zip Code', '63101')
  await type('Phone', '3145550100')
  await press('Continue to Payment')
  await waitFor(() => expect(where()).toBe('/billing'))
  expect(called('updateCustomerForBasket')[0]?.body).toEqual({ email: 'ada@example.com' })
  expect(called('updateShippingAddressForShipment').at(-1)?.body).toEqual(address)
})

test('shipping is saved once, even when pressed twice before anything is drawn', async () => {
  complete()
  const { address: where } = openCheckout('/shipping')
  const button = await screen.findByRole('button', { name: 'Continue to Payment' })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(where()).toBe('/billing'))
  expect(called('updateCustomerForBasket')).toHaveLength(1)
})

test('an unsaved gift message holds the shopper back', async () => {
  complete()
  const { address: where } = openCheckout('/shipping')
  await userEvent.type(await screen.findByLabelText(/Your message/), 'With love ♥')
  await press('Continue to Payment')
  expect(await screen.findByText('Please save your message to continue.')).toBeInTheDocument()
  await press('Save Message')
  expect(
    await screen.findByText(/Messages can only contain letters and numbers\./),
  ).toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText(/Your message/))
  await userEvent.type(screen.getByLabelText(/Your message/), 'With love')
  await press('Save Message')
  expect(await screen.findByText('Your message is saved.')).toBeInTheDocument()
  expect(called('updateShipmentForBasket')[0]?.body).toEqual({
    gift: true,
    giftMessage: 'With love',
  })
  await press('Continue to Payment')
  await waitFor(() => expect(where()).toBe('/billing'))
})

test('billing takes a card’s token and the shipping address', async () => {
  complete({ billingAddress: undefined, paymentInstruments: [] })
  const { address: where } = openCheckout('/billing')
  await screen.findByLabelText('Month')
  await waitFor(() => expect(screen.getByText('Card Number')).toBeInTheDocument())
  await press('Review Your Order')
  expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThan(0)

  await userEvent.selectOptions(screen.getByLabelText('Month'), '01')
  await userEvent.selectOptions(screen.getByLabelText('Year'), String(new Date().getFullYear()))
  await press('Review Your Order')
  expect(await screen.findByText('Card is expired')).toBeInTheDocument()

  await userEvent.selectOptions(screen.getByLabelText('Year'), String(new Date().getFullYear() + 3))
  await press('Review Your Order')
  await waitFor(() => expect(where()).toBe('/revieworder'))
  expect(called('updateBillingAddressForBasket')[0]?.body).toEqual(address)
  expect(called('addPaymentInstrumentToBasket')[0]?.body).toMatchObject({
    paymentMethodId: 'CREDIT_CARD',
    amount: 20,
    paymentCard: { cardType: 'Visa', maskedNumber: '411111XXXXXX1111', expirationMonth: 1 },
    c_transienttoken: token,
  })
})

test('billing keeps a card entered before, and asks for an address of its own', async () => {
  complete()
  openCheckout('/billing')
  expect(await screen.findByText('Visa ending in 1111')).toBeInTheDocument()
  await userEvent.click(screen.getByLabelText('Use shipping address'))
  await userEvent.clear(screen.getByLabelText('City'))
  await press('Review Your Order')
  expect(
    await screen.findByRole('link', { name: 'City: This field is required.' }),
  ).toBeInTheDocument()
})

test('the order is placed right below what it comes to', async () => {
  complete()
  openCheckout('/revieworder')
  const summary = await screen.findByRole('region', { name: 'Order Summary' })
  const button = within(summary).getByRole('button', { name: 'Place Order' })
  const follows = Node.DOCUMENT_POSITION_FOLLOWING
  expect(within(summary).getByText('Order Total').compareDocumentPosition(button)).toBe(follows)
  expect(
    screen.getByRole('region', { name: 'Items' }).compareDocumentPosition(summary) & follows,
  ).toBe(follows)
})

test('the order is placed once, however often it is pressed', async () => {
  complete()
  const { address: where, queryClient } = openCheckout('/revieworder')
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Place Order' }))
  await waitFor(() => expect(where()).toBe('/order-confirmation?orderNo=1001'))
  expect(called('createOrder')).toHaveLength(1)
  expect(queryClient.getQueryData(['shopper', 'basket', 'test-shop'])).toBeNull()
})

test('a declined card leads back to payment, with the reason in focus and the card gone', async () => {
  complete()
  orderStatus = 'failed'
  const { address: where } = openCheckout('/revieworder')
  await press('Place Order')
  await waitFor(() => expect(where()).toBe('/billing'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The card was declined.')
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByText('Card Number')).toBeInTheDocument()
  await waitFor(() => expect(called('removePaymentInstrumentFromBasket')).toHaveLength(1))
})

test.each([
  ['/revieworder', { paymentInstruments: [] }, '/billing'],
  ['/revieworder', { customerInfo: {} }, '/shipping'],
  ['/billing', { shipments: [{ shipmentId: 'me', shippingAddress: address }] }, '/shipping'],
  ['/billing', { productItems: [] }, '/cart'],
])('%s with %j leads to %s', async (path, change, destination) => {
  complete(change as Partial<Basket>)
  const { address: where } = openCheckout(path)
  await waitFor(() => expect(where()).toBe(destination))
})
