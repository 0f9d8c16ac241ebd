import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { PaymentStep } from './payment-step'
import { ReviewStep } from './review-step'
import { ShippingStep } from './shipping-step'

const shopAddress = {
  companyName: 'Maiden Lane',
  address1: '128 Maiden Lane',
  city: 'San Francisco',
  stateCode: 'CA',
  postalCode: '94108',
  countryCode: 'US',
  phone: '(415) 555-0128',
  c_storeId: '101',
}
const address = {
  firstName: 'Ilse',
  lastName: 'Bloom',
  address1: '12 Cocoa Lane',
  city: 'Saint Louis',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
  phone: '3145550100',
}
const contact = {
  c_pickupFirstName: 'Ada',
  c_pickupLastName: 'Bloom',
  c_pickupPhone: '4155550100',
  c_pickupEmail: 'ada@example.com',
}
const card = {
  paymentInstrumentId: 'p1',
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: {
    cardType: 'Visa',
    maskedNumber: '411111XXXXXX1111',
    expirationMonth: 4,
    expirationYear: 2031,
  },
  c_transienttoken: 'token',
  c_transientTokenExp: Math.floor(Date.now() / 1000) + 900,
}
const line = (itemId: string, productName: string, shipmentId: string) => ({
  itemId,
  productId: itemId,
  productName,
  quantity: 1,
  price: 20,
  shipmentId,
})
const changeShipment = (basket: Basket, id: unknown, change: object): Basket => ({
  ...basket,
  shipments: basket.shipments?.map((one) => (one.shipmentId === id ? { ...one, ...change } : one)),
})

const { server, state, logIn } = createBasketServer({
  updateCustomerForBasket: (basket, { body }) =>
    ({ ...basket, customerInfo: { ...(body as object) } }) as Basket,
  updateShipmentForBasket: (basket, { parameters, body }) =>
    changeShipment(basket, parameters.shipmentId, body as object),
  updateShippingAddressForShipment: (basket, { parameters, body }) =>
    changeShipment(basket, parameters.shipmentId, { shippingAddress: body }),
  getShippingMethodsForShipment: () => ({
    applicableShippingMethods: [{ id: 'GroundDisc', name: 'Ground', price: 0 }],
  }),
  updateBillingAddressForBasket: (basket, { body }) => ({
    ...basket,
    billingAddress: { ...(body as object) },
  }),
})

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  logIn()
  state.calls = []
  Reflect.set(window, 'matchMedia', () => ({ matches: true }))
  window.scrollTo = () => {}
})

const pickup = (change: object = {}) => ({
  shipmentId: 'Shipment1',
  c_fromStoreId: '101',
  shippingAddress: shopAddress,
  shippingMethod: { id: 'Pickup', name: 'Pickup in Shop' },
  ...change,
})
const delivery = {
  shipmentId: 'me',
  shippingAddress: address,
  shippingMethod: { id: 'GroundDisc' },
}

function collects(change: Partial<Basket> = {}): void {
  state.basket = {
    basketId: 'b',
    productItems: [line('truffles', 'Truffles', 'Shipment1')],
    shipments: [{ shipmentId: 'me' }, pickup()],
    orderTotal: 20,
    c_paymentAmount: 20,
    ...change,
  }
}

const openCheckout = (path: string) =>
  renderInShop(
    <>
      <Route path="/shipping" component={ShippingStep} />
      <Route path="/billing" component={PaymentStep} />
      <Route path="/revieworder" component={ReviewStep} />
    </>,
    path,
  )
const section = async (name: string) => within(await screen.findByRole('region', { name }))
async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }))

test('who collects is asked, and no address [CHK-016, CHK-051]', async () => {
  collects()
  const { address: where } = openCheckout('/shipping')
  const part = await section('Pickup at Maiden Lane')
  expect(part.getByText('128 Maiden Lane')).toBeVisible()
  expect(screen.queryByLabelText('Street Address')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Shipping Method' })).toBeNull()

  await fill((await section('Contact')).getByLabelText('Email'), 'ada@example.com')
  expect(part.getByLabelText('Email')).toHaveValue('ada@example.com')
  await fill(part.getByLabelText('First Name'), 'Ada')
  await fill(part.getByLabelText('Last Name'), 'Bloom')
  await fill(part.getByLabelText('Phone'), '4155550100')
  await goOn()
  await waitFor(() => expect(where()).toBe('/billing'))
  expect(state.calls.map(({ method }) => method)).toEqual([
    'updateCustomerForBasket',
    'updateShipmentForBasket',
  ])
  expect(state.calls[1]).toMatchObject({ parameters: { shipmentId: 'Shipment1' }, body: contact })
})

test.each([
  ['First Name', 'First Name'],
  ['Last Name', 'Last Name'],
  ['Phone', 'Phone'],
  ['Email', 'Email'],
])('%s of who collects is required [CHK-015]', async (label, named) => {
  collects({
    shipments: [{ shipmentId: 'me' }, pickup(contact)],
    customerInfo: { email: 'ada@example.com' },
  })
  const { address: where } = openCheckout('/shipping')
  const part = await section('Pickup at Maiden Lane')
  await userEvent.clear(part.getByLabelText(label))
  await goOn()
  expect(
    await screen.findByRole('link', { name: `${named}: This field is required.` }),
  ).toBeVisible()
  expect(where()).toBe('/shipping')
})

test('of a mixed bag both parts are asked for and saved', async () => {
  collects({
    productItems: [line('truffles', 'Truffles', 'Shipment1'), line('brittle', 'Brittle', 'me')],
    shipments: [delivery, pickup(contact)],
    customerInfo: { email: 'ilse@example.com' },
  })
  const { address: where } = openCheckout('/shipping')
  expect((await section('Shipping Address')).getByLabelText('First Name')).toHaveValue('Ilse')
  const part = await section('Pickup at Maiden Lane')
  expect(part.getByLabelText('First Name')).toHaveValue('Ada')
  // What was saved stays, whoever orders.
  expect(part.getByLabelText('Email')).toHaveValue('ada@example.com')
  await goOn()
  await waitFor(() => expect(where()).toBe('/billing'))
  const calls = state.calls.map(({ method }) => method)
  expect(calls.filter((method) => method.startsWith('update'))).toEqual([
    'updateCustomerForBasket',
    'updateShipmentForBasket',
    'updateShippingAddressForShipment',
  ])
})

const paid = {
  customerInfo: { email: 'ada@example.com' },
  billingAddress: address,
  paymentInstruments: [card],
}

test('what is only collected has no shipping address to bill [CHK-051]', async () => {
  collects({
    ...paid,
    billingAddress: undefined,
    shipments: [{ shipmentId: 'me' }, pickup(contact)],
  })
  openCheckout('/billing')
  const part = await section('Billing Address')
  expect(part.getByLabelText('Street Address')).toBeVisible()
  expect(part.queryByLabelText('Use shipping address')).toBeNull()
})

test('a mixed order is billed to where its parcel goes [CHK-035]', async () => {
  collects({
    ...paid,
    billingAddress: undefined,
    productItems: [line('truffles', 'Truffles', 'Shipment1'), line('brittle', 'Brittle', 'me')],
    // The pickup stands first: its shop is not where anybody lives.
    shipments: [pickup(contact), delivery],
  })
  openCheckout('/billing')
  expect(await screen.findByLabelText('Use shipping address')).toBeChecked()
  expect((await section('Billing Address')).getByText('12 Cocoa Lane')).toBeVisible()
})

test('the review tells parcel and pickup apart, each with what is in it [CHK-060, ORD-023]', async () => {
  collects({
    ...paid,
    productItems: [line('truffles', 'Truffles', 'Shipment1'), line('brittle', 'Brittle', 'me')],
    shipments: [delivery, pickup(contact)],
  })
  openCheckout('/revieworder')
  const waiting = await section('Pickup at Maiden Lane')
  expect(waiting.getByText('Truffles')).toBeVisible()
  expect(waiting.queryByText('Brittle')).toBeNull()
  expect(waiting.getByText('128 Maiden Lane')).toBeVisible()
  for (const text of ['Ada Bloom', '(415) 555-0100', 'ada@example.com']) {
    expect(waiting.getByText(text)).toBeVisible()
  }
  const sent = await section('Shipping')
  expect(sent.getByText('Brittle')).toBeVisible()
  expect(sent.getByText('12 Cocoa Lane')).toBeVisible()
})
