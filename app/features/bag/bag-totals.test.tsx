import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Basket } from '@/commerce-client/baskets'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { savedAddress } from '@/shopper/testing/delivered-basket'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'
import { line } from './testing/bag-server'

const ground = { id: 'GroundDisc', name: 'Ground' }
const asked: string[] = []
let preferred: object | undefined
let costs: object

const { server, state } = createBasketServer({
  getCustomer: () => ({
    customerId: 'customer-1',
    addresses: [
      { ...savedAddress('Ben'), addressId: 'Ben', stateCode: 'CA' },
      ...(preferred ? [preferred] : []),
    ],
  }),
  updateBasket: (basket) => ({
    ...basket,
    shipments: basket.shipments?.map((one) => ({ ...one, shippingMethod: ground })),
    shippingTotal: 8.95,
    orderTotal: 28.95,
    c_taxPending: false,
  }),
})

beforeEach(() => {
  logInCustomer()
  asked.length = 0
  preferred = { ...savedAddress('Ada'), addressId: 'Home', preferred: true }
  costs = {
    defaultShippingMethodId: 'Express',
    shippingCosts: [
      { id: 'Express', name: 'Express', price: 19.95, taxTotal: 3.75, orderTotal: 43.7 },
      { ...ground, price: 8.95, taxTotal: 2.1, orderTotal: 31.05 },
    ],
  }
  server.use(
    http.get('*/custom/payment/v1/organizations/:org/shipping-costs', ({ request }) => {
      const query = new URL(request.url).searchParams
      const box = query.get('c_isPOBox') ? ' in a PO box' : ''
      asked.push(`${query.get('c_stateCode')} ${query.get('c_postalCode')}${box}`)
      return HttpResponse.json(costs)
    }),
  )
  state.basket = bagFor({})
})

/** A bag with a line for each of these shipments, of which those without an address are pending. */
function bagFor(...shipments: object[]): Basket {
  const ids = shipments.map((_shipment, at) => (at === 0 ? 'me' : `Shipment${at}`))
  return {
    basketId: 'b',
    currency: 'USD',
    productItems: ids.map((shipmentId, at) => line(`${at}`, `box-${at}`, 2, { shipmentId })),
    shipments: shipments.map((shipment, at) => ({ shipmentId: ids[at], ...shipment })),
    productSubTotal: 20,
    shippingTotal: 0,
    taxTotal: 0,
    orderTotal: 20,
    c_taxPending: true,
  }
}

async function openBag() {
  const shop = renderInShop(<Bag estimate={<p>Another place</p>} />, '/cart')
  const summary = await screen.findByRole('region', { name: 'Order Summary' })
  await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0))
  return summary
}

test('the totals are those to the preferred address, which checkout preselects', async () => {
  const summary = await openBag()
  await waitFor(() => expect(summary).toHaveTextContent('Shipping$8.95Tax$2.10Order Total$31.05'))
  expect(summary).toHaveTextContent('to your preferred address in Saint Louis, MO 63101.')
  expect(within(summary).getByText('Another place')).toBeVisible()
  expect(asked).toEqual(['MO 63101'])
})

test.each([
  ['marked', { c_isPOBox: true }],
  ['named', { address1: 'PO Box 12' }],
])('a post office box as preferred address is priced as one: %s', async (_how, box) => {
  preferred = { ...preferred, ...box }
  const summary = await openBag()
  await waitFor(() => expect(summary).toHaveTextContent('Order Total$31.05'))
  expect(asked).toEqual(['MO 63101 in a PO box'])
})

test('a gift card pays of the estimate what the service says', async () => {
  const gift = { paymentInstrumentId: 'gift', paymentMethodId: 'GIFTCARD', amount: 20 }
  state.basket = { ...state.basket, paymentInstruments: [gift], c_paymentAmount: 0 }
  const payments = [{ paymentInstrumentId: 'gift', amount: 30 }]
  const cost = { ...ground, price: 8.95, taxTotal: 2.1, orderTotal: 31.05 }
  costs = { shippingCosts: [{ ...cost, c_paymentAmount: 1.05, c_payments: payments }] }
  const summary = await openBag()
  await waitFor(() => expect(summary).toHaveTextContent('Order Total$31.05'))
  expect(summary).toHaveTextContent(/−?-?\$30\.00/)
  expect(summary).toHaveTextContent('Left to pay$1.05')
})

test.each<[string, () => void]>([
  ['there is no preferred address', () => (preferred = undefined)],
  ['no method delivers there', () => (costs = { shippingCosts: [] })],
  ['there are several recipients', () => (state.basket = bagFor({}, {}))],
])('nothing is estimated if %s', async (_when, change) => {
  change()
  const summary = await openBag()
  expect(summary).toHaveTextContent('TaxCalculated at checkoutEstimated Total$20.00')
  expect(summary).not.toHaveTextContent('preferred address')
})

test('an address in the bag comes first', async () => {
  const shipment = { shippingAddress: savedAddress('Cleo'), shippingMethod: ground }
  state.basket = { ...bagFor(shipment), c_taxPending: false, taxTotal: 1.5, orderTotal: 21.5 }
  const summary = await openBag()
  expect(summary).toHaveTextContent('ShippingFREETax$1.50Order Total$21.50')
  expect(asked).toEqual([])
})

test('a shipment whose method no longer fits gets the one that checkout would choose, once', async () => {
  state.basket = bagFor({ shippingAddress: savedAddress('Cleo') }, {})
  const summary = await openBag()
  await waitFor(() => expect(summary).toHaveTextContent('Order Total$28.95'))
  expect(state.calls.filter(({ method }) => method === 'updateBasket')).toMatchObject([
    { body: { c_actions: [{ type: 'shipNow', data: [{ shipmentId: 'me' }] }] } },
  ])
})
