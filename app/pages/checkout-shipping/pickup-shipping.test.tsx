import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { createBasketServer } from '@/shopper/testing/basket-server'
import {
  boxOf,
  pickupBasket,
  deliveryShipment,
  pickupContact as contact,
  pickupShipment,
} from '@/shopper/testing/pickup-fixtures'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import CheckoutShippingPage from './checkout-shipping-page'

const changeShipment = (basket: Basket, id: unknown, change: object): Basket => ({
  ...basket,
  shipments: basket.shipments?.map((one) => (one.shipmentId === id ? { ...one, ...change } : one)),
})

const { server, state } = createBasketServer({
  updateCustomerForBasket: (basket, { body }) =>
    ({ ...basket, customerInfo: { ...(body as object) } }) as Basket,
  updateShipmentForBasket: (basket, { parameters, body }) =>
    changeShipment(basket, parameters.shipmentId, body as object),
  updateShippingAddressForShipment: (basket, { parameters, body }) =>
    changeShipment(basket, parameters.shipmentId, { shippingAddress: body }),
  getShippingMethodsForShipment: () => ({
    applicableShippingMethods: [{ id: 'GroundDisc', name: 'Ground', price: 0 }],
  }),
})

function collects(change: Partial<Basket> = {}): void {
  state.basket = pickupBasket(change)
}

const openShipping = () =>
  renderInShop(<Route path="/shipping" component={CheckoutShippingPage} />, '/shipping')
const section = async (name: string) => within(await screen.findByRole('region', { name }))
async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }))

test('pickup requires the contact but no address [CHK-016, CHK-051]', async () => {
  collects()
  const { address: where } = openShipping()
  const part = await section('Pickup at Maiden Lane')
  expect(part.getByText('128 Maiden Lane')).toBeVisible()
  expect(screen.queryByLabelText('Street Address')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Shipping Method' })).toBeNull()

  // only once, for both the order and the pickup contact
  expect(screen.getAllByLabelText('Email')).toHaveLength(1)
  await fill(part.getByLabelText('Email'), 'ada@example.com')
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
])('field %s of the pickup contact is required [CHK-015]', async (label, named) => {
  collects({
    shipments: [{ shipmentId: 'me' }, pickupShipment(contact)],
    customerInfo: { email: 'ada@example.com' },
  })
  const { address: where } = openShipping()
  const part = await section('Pickup at Maiden Lane')
  await userEvent.clear(part.getByLabelText(label))
  await goOn()
  expect(
    await screen.findByRole('link', { name: `${named}: This field is required.` }),
  ).toBeVisible()
  expect(where()).toBe('/shipping')
})

test('whoever collects may ask for text messages, where the shop has them', async () => {
  const asked = { ...contact, c_pickupTextPhone: contact.c_pickupPhone }
  server.use(http.get('*/api/:siteId/site-prefs', () => HttpResponse.json({ pickupTexts: true })))
  collects({
    shipments: [{ shipmentId: 'me' }, pickupShipment(contact)],
    customerInfo: { email: 'ada@example.com' },
  })
  const { unmount } = openShipping()
  const box = await screen.findByRole('checkbox', { name: /^Text me about this pickup/ })
  expect(box).not.toBeChecked()
  await userEvent.click(box)
  await goOn()
  await waitFor(() => expect(state.calls.at(-1)).toMatchObject({ body: asked }))
  unmount()
  openShipping()
  expect(await screen.findByRole('checkbox', { name: /^Text me/ })).toBeChecked()
})

test('a mixed bag requires and saves both address and pickup contact', async () => {
  collects({
    productItems: [boxOf('truffles', 'Truffles', 'Shipment1'), boxOf('brittle', 'Brittle', 'me')],
    shipments: [deliveryShipment, pickupShipment(contact)],
    customerInfo: { email: 'ilse@example.com' },
  })
  const { address: where } = openShipping()
  await userEvent.click((await section('Shipping Address')).getByRole('button', { name: 'Edit' }))
  await screen.findByLabelText('Street Address')
  expect((await section('Shipping Address')).getByLabelText('First Name')).toHaveValue('Ilse')
  const part = await section('Pickup at Maiden Lane')
  expect(part.getByLabelText('First Name')).toHaveValue('Ada')
  expect(part.getByLabelText('Email')).toHaveValue('ilse@example.com')
  expect(screen.getAllByLabelText('Email')).toHaveLength(1)
  await goOn()
  await waitFor(() => expect(where()).toBe('/billing'))
  const calls = state.calls.map(({ method }) => method)
  expect(calls.filter((method) => method.startsWith('update'))).toEqual([
    'updateCustomerForBasket',
    'updateShipmentForBasket',
    'updateShippingAddressForShipment',
  ])
})
