import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { aLine } from '../../../tests/setup/a-line'
import { aCard } from '../../../tests/setup/a-card'
import { OrderConfirmation } from './order-confirmation'

const address = {
  firstName: 'Ada',
  lastName: 'Bloom',
  address1: '12 Cocoa Lane',
  phone: '3145550100',
}
const order = {
  orderNo: '00001001',
  status: 'new',
  customerInfo: { email: 'ada@example.com' },
  productItems: [aLine({ quantity: 2, price: 30 })],
  shipments: [
    { shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'G', name: 'Ground' } },
    { shipmentId: 'empty', shippingAddress: { ...address, firstName: 'Nobody' } },
  ],
  billingAddress: address,
  paymentInstruments: [aCard({ expirationMonth: 4, expirationYear: 2031 })],
  productSubTotal: 30,
  shippingTotal: 0,
  taxTotal: 1.5,
  orderTotal: 31.5,
}
let isDown = false
let shown: object = order

const { server, state } = createBasketServer({
  getOrder: () => (isDown ? problem(500, 'internal', 'Down') : shown),
})
beforeEach(() => {
  isDown = false
  shown = order
})

test('the confirmation shows the order by its number and creates no order [CHK-045, CHK-059]', async () => {
  renderInShop(<OrderConfirmation orderNo="00001001" />)
  expect(await screen.findByText('00001001')).toBeInTheDocument()
  for (const text of [
    'Truffles',
    'Visa ending in 1111',
    'Expires 04/2031',
    'FREE',
    '$31.50',
    'We have sent a confirmation to ada@example.com.',
  ]) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  }
  const parcel = screen.getByRole('region', { name: /^Shipping/ })
  for (const part of ['12 Cocoa Lane', 'Ground FREE']) expect(parcel).toHaveTextContent(part)
  expect(screen.getAllByText('(314) 555-0100')).toHaveLength(2)
  expect(screen.queryByText(/Nobody/)).not.toBeInTheDocument()
  expect(state.calls.map(({ method }) => method)).toEqual(['getOrder'])
})

const pickup = {
  shipmentId: 'Shipment1',
  c_fromStoreId: '101',
  shippingAddress: { companyName: 'Maiden Lane', address1: '128 Maiden Lane' },
  shippingMethod: { id: 'Pickup', name: 'Pickup in Shop' },
  c_pickupFirstName: 'Bo',
  c_pickupLastName: 'Cole',
  c_pickupPhone: '4155550100',
  c_pickupEmail: 'bo@example.com',
  shippingTotal: 0,
  taxTotal: 0.5,
  shipmentTotal: 10.5,
}
const mixed = {
  ...order,
  productItems: [
    ...order.productItems,
    aLine({
      itemId: '2',
      productId: 'b',
      productName: 'Brittle',
      price: 10,
      shipmentId: 'Shipment1',
    }),
  ],
  shipments: [
    {
      ...order.shipments[0],
      giftMessage: 'With love',
      shippingTotal: 8.95,
      taxTotal: 1.5,
      shipmentTotal: 40.45,
      trackingNumber: '1Z999',
      c_trackingUrl: 'https://carrier.example/1Z999',
    },
    pickup,
  ],
  orderPriceAdjustments: [{ priceAdjustmentId: 'x', itemText: '10% off', price: -4 }],
  productSubTotal: 40,
  shippingTotal: 8.95,
  taxTotal: 2,
  orderTotal: 46.95,
}

test('the subtotal is the total minus shipping and tax, listed below its components [ORD-007]', async () => {
  shown = mixed
  renderInShop(<OrderConfirmation orderNo="00001001" />)
  const totals = within(await screen.findByRole('region', { name: 'Order Summary' }))
  const rows = totals
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(rows).toEqual([
    ['Items', '$40.00'],
    ['10% off', '-$4.00'],
    ['Subtotal', '$36.00'],
    ['Pickup in shop', 'FREE'],
    ['Shipping', '$8.95'],
    ['Tax', '$2.00'],
    ['Order Total', '$46.95'],
  ])
})

test('each shipment shows its address, its total and its tracking link [ORD-009, ORD-023, CHK-060]', async () => {
  shown = mixed
  renderInShop(<OrderConfirmation orderNo="00001001" />)
  const parcel = within(await screen.findByRole('region', { name: /^Shipping/ }))
  expect(parcel.getByText('With love')).toBeVisible()
  expect(parcel.getByText('Truffles')).toBeVisible()
  expect(parcel.getByText('$40.45')).toBeVisible()
  expect(parcel.getByRole('link', { name: '1Z999' })).toLeadTo('https://carrier.example/1Z999')
  const waiting = within(screen.getByRole('region', { name: 'Pickup at Maiden Lane' }))
  for (const text of [
    '128 Maiden Lane',
    'Bo Cole',
    '(415) 555-0100',
    'bo@example.com',
    'Brittle',
  ]) {
    expect(waiting.getByText(text)).toBeVisible()
  }
  expect(waiting.getByText('$10.50')).toBeVisible()
  expect(waiting.queryByText('Truffles')).toBeNull()
})

const nextSteps = async () => {
  const section = await screen.findByRole('region', { name: 'What happens next' })
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}
const card = { giftCertificateItemId: 'g', amount: 50, recipientEmail: 'bo@example.com' }
const PARCEL = 'We pack your order with care, and write to you when it leaves us.'
const CARD_LATER = 'The e-gift card is mailed to the person it is for on the day you chose.'
const CARD_NOW = 'The e-gift card is mailed to the person it is for as soon as it is paid.'

test.each<[string, object, string[]]>([
  ['a parcel', order, [PARCEL]],
  [
    'a parcel and a pickup',
    mixed,
    [PARCEL, 'Maiden Lane prepares your order and writes to you when it is ready to be collected.'],
  ],
  [
    'several recipients',
    { ...mixed, shipments: mixed.shipments.map((one) => ({ ...one, c_fromStoreId: undefined })) },
    ['We pack your 2 parcels with care, and write to you as each of them leaves us.'],
  ],
  [
    'e-gift cards',
    {
      ...order,
      productItems: [],
      giftCertificateItems: [
        card,
        { ...card, giftCertificateItemId: 'h', c_sendDate: '2046-12-24' },
      ],
    },
    [CARD_NOW, CARD_LATER],
  ],
])('the confirmation says what happens next: %s', async (_kind, placed, lines) => {
  shown = placed
  renderInShop(<OrderConfirmation orderNo="00001001" />)
  expect(await nextSteps()).toEqual(lines)
})

test('a cancelled order promises nothing', async () => {
  shown = { ...order, status: 'cancelled' }
  renderInShop(<OrderConfirmation orderNo="00001001" />)
  expect(await screen.findByText('00001001')).toBeInTheDocument()
  expect(screen.queryByText('What happens next')).toBeNull()
})

const subscription = (id: string, change: object) => ({
  id,
  state: 'active',
  firstOrderNo: '00001001',
  productId: 'truffles',
  productName: 'Truffles',
  quantity: 2,
  interval: { every: 2, period: 3 },
  intervals: [],
  nextOn: '2046-12-04',
  past: [],
  ...change,
})

test.each<[string, object[], string]>([
  [
    'on its day',
    [
      subscription('1', {}),
      subscription('2', { firstOrderNo: '00000999', productName: 'Brittle' }),
    ],
    '2 × Truffles comes again on Tuesday, December 4 (Every 2 months).',
  ],
  [
    'without a day, as long as the provider does not know it',
    [],
    'Your subscription comes again by itself.',
  ],
])('a subscription comes again %s', async (_case, known, line) => {
  server.use(http.get('*/subscriptions', () => HttpResponse.json({ subscriptions: known })))
  shown = {
    ...order,
    guest: false,
    productItems: [aLine({ quantity: 2, price: 30, c_subscriptionFrequency: '2_3' })],
  }
  renderInShop(<OrderConfirmation orderNo="00001001" />)
  await waitFor(async () =>
    expect(await nextSteps()).toEqual([PARCEL, `${line} Move, skip or stop deliveries`]),
  )
  expect(screen.getByRole('link', { name: 'Move, skip or stop deliveries' })).toLeadTo(
    '/subscriptions',
  )
})

test('an order that could not be loaded can be retried', async () => {
  isDown = true
  renderInShop(<OrderConfirmation orderNo="00001001" />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order Summary')
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByText('00001001')).toBeInTheDocument()
})

test('without an order number only a message and a link to the shop are shown', () => {
  renderInShop(<OrderConfirmation orderNo="" />)
  expect(screen.getByText('There is no order to show here.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeInTheDocument()
})
