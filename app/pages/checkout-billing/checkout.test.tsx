import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { pickupContact } from '@/shopper/testing/pickup-fixtures'
import { createBasketServer } from '@/shopper/testing/basket-server'
import {
  changeFirstShipment,
  deliveredBasket,
  savedAddress,
} from '@/shopper/testing/delivered-basket'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { PaymentStep } from '@/features/checkout/payment-step'
import { ReviewStep } from '@/features/checkout/review-step'
import { Payment } from '@/features/payment/payment'
import { aCard } from '../../../tests/setup/a-card'

const address = savedAddress()
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
const c_transientTokenExp = Math.floor(Date.now() / 1000) + 900
const card = aCard({}, { c_transienttoken: token, c_transientTokenExp })
let orderStatus = 'new'

const { server, state } = createBasketServer({
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

beforeEach(() => {
  orderStatus = 'new'
  state.basket = { ...deliveredBasket(), c_paymentAmount: 20 }
  server.use(
    http.post('*/api/test-shop/payment-session', () =>
      HttpResponse.json({
        captureContext: jwt({ ctx: [{ data: { clientLibrary: 'https://gateway.example/f.js' } }] }),
      }),
    ),
  )
})

/** A mock of the vendor's script, with a valid card. */
class FakeFlex {
  microform() {
    return {
      createField: () => ({
        load: () => {},
        focus: () => {},
        on: (event: string, listener: (change: object) => void) => {
          const isReported = event === 'change' || event === 'load'
          if (isReported) listener({ empty: false, valid: true, couldBeValid: true })
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
      <Route path="/billing">
        <PaymentStep>{(basket) => <Payment basket={basket} />}</PaymentStep>
      </Route>
      <Route path="/revieworder" component={ReviewStep} />
    </>,
    path,
  )
}
const complete = (change: Partial<Basket> = {}) => {
  const shipped = { shippingAddress: address, shippingMethod: { id: 'GroundDisc', name: 'Ground' } }
  state.basket = {
    ...changeFirstShipment(state.basket, shipped),
    customerInfo: { email: 'ada@example.com' },
    billingAddress: address,
    paymentInstruments: [card],
    taxTotal: 0,
    ...change,
  } as Basket
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const called = (method: string) => state.calls.filter((call) => call.method === method)

test('billing accepts a card token and the shipping address [CHK-034, PAY-009, PAY-010, PAY-013, PAY-029]', async () => {
  complete({ billingAddress: undefined, paymentInstruments: [] })
  const { address: where } = openCheckout('/billing')
  const month = await screen.findByLabelText('Month')
  const options = within(month)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(options.slice(1)).toHaveLength(12)
  await waitFor(() => expect(screen.getByText('Card Number')).toBeInTheDocument())
  await click('Review Your Order')
  expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThan(0)

  await userEvent.selectOptions(screen.getByLabelText('Month'), '01')
  await userEvent.selectOptions(screen.getByLabelText('Year'), String(new Date().getFullYear()))
  await click('Review Your Order')
  expect(await screen.findByText('Card is expired')).toBeInTheDocument()

  await userEvent.selectOptions(screen.getByLabelText('Year'), String(new Date().getFullYear() + 3))
  await click('Review Your Order')
  await waitFor(() => expect(where()).toBe('/revieworder'))
  expect(called('updateBillingAddressForBasket')[0]?.body).toEqual(address)
  expect(called('addPaymentInstrumentToBasket')[0]?.body).toMatchObject({
    paymentMethodId: 'CREDIT_CARD',
    amount: 20,
    paymentCard: {
      cardType: 'Visa',
      maskedNumber: '411111XXXXXX1111',
      expirationMonth: 1,
      expirationYear: new Date().getFullYear() + 3,
    },
    c_transienttoken: token,
  })
})

test('billing keeps a card entered before and validates a separate billing address', async () => {
  complete()
  openCheckout('/billing')
  expect(await screen.findByText('Visa ending in 1111')).toBeInTheDocument()
  await userEvent.click(screen.getByLabelText('Use shipping address'))
  await userEvent.clear(screen.getByLabelText('City'))
  await click('Review Your Order')
  expect(
    await screen.findByRole('link', { name: 'City: This field is required.' }),
  ).toBeInTheDocument()
})

test('the billing address of a mixed bag is the address of its first delivery [CHK-035]', async () => {
  const shop = { ...address, address1: '1 Shop Square', c_storeId: '101' }
  const sent = { shippingAddress: address, shippingMethod: { id: 'GroundDisc', name: 'Ground' } }
  const other = { ...sent, shippingAddress: { ...address, address1: '3 Other Lane' } }
  const [line] = state.basket.productItems ?? []
  const lines = ['pickup', 'me', 'other'].map((shipmentId) => ({
    ...line,
    itemId: shipmentId,
    shipmentId,
  }))
  complete({
    billingAddress: undefined,
    productItems: lines,
    shipments: [
      {
        ...sent,
        shipmentId: 'pickup',
        shippingAddress: shop,
        c_fromStoreId: '101',
        ...pickupContact,
      },
      { ...sent, shipmentId: 'me' },
      { ...other, shipmentId: 'other' },
    ],
  })
  const { address: where } = openCheckout('/billing')
  expect(await screen.findByLabelText('Use shipping address')).toBeChecked()
  await click('Review Your Order')
  await waitFor(() => expect(where()).toBe('/revieworder'))
  expect(called('updateBillingAddressForBasket')[0]?.body).toEqual(address)
})

test('the Place Order button is below the total', async () => {
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

test('two clicks place the order only once, and the bag is empty [CHK-046, CHK-059]', async () => {
  complete()
  const { address: where, queryClient } = openCheckout('/revieworder')
  const button = await screen.findByRole('button', { name: 'Place Order' })
  // the second click happens before the first one is rendered
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(where()).toBe('/order-confirmation?orderNo=1001'))
  expect(called('createOrder')).toHaveLength(1)
  expect(queryClient.getQueryData(['shopper', 'basket', 'test-shop'])).toBeNull()
})

test('a declined card leads back to payment with the focused reason, and the card is removed [CHK-038, CHK-040, CHK-057]', async () => {
  complete()
  orderStatus = 'failed'
  const { address: where } = openCheckout('/revieworder')
  await click('Place Order')
  await waitFor(() => expect(where()).toBe('/billing'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The card was declined.')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expect(screen.getByText('Card Number')).toBeInTheDocument()
  await waitFor(() => expect(called('removePaymentInstrumentFromBasket')).toHaveLength(1))
})

test('without a method that could be chosen, payment is the step and leads to the methods [CHK-008]', async () => {
  complete({ shipments: [{ shipmentId: 'me', shippingAddress: address }] })
  const { address: where } = openCheckout('/billing')
  expect(await screen.findByRole('link', { name: 'choose a shipping method' })).toLeadTo(
    '/shipping',
  )
  expect(where()).toBe('/billing')
})

test.each([
  ['/revieworder', { paymentInstruments: [] }, '/billing'],
  ['/revieworder', { customerInfo: {} }, '/shipping'],
  ['/revieworder', { shipments: [{ shipmentId: 'me', shippingAddress: address }] }, '/shipping'],
  ['/billing', { productItems: [] }, '/cart'],
])('opening %s with %j redirects to %s [CHK-011, CHK-054]', async (path, change, destination) => {
  complete(change as Partial<Basket>)
  const { address: where } = openCheckout(path)
  await waitFor(() => expect(where()).toBe(destination))
})
