import express from 'express'
import { writeFileSync } from 'fs'
import type { Order } from '@/commerce-client/orders'
import { InvoiceSheet } from '../invoice/invoice-sheet'
import { answerGuestLogin, startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

const OWN = 'Bearer mine'
const address = {
  firstName: 'José',
  lastName: 'Núñez',
  address1: '12 Cocoa Lane',
  city: 'Saint Louis',
  stateCode: 'MO',
  postalCode: '63101',
}
const line = (itemId: string, shipmentId: string) => ({
  itemId,
  shipmentId,
  productName: `Peppermint Bark Collection, Tin of 16 Pieces ${itemId}`,
  quantity: 2,
  basePrice: 29.95,
  price: 59.9,
  priceAfterItemDiscount: 53.91,
  priceAdjustments: [{ itemText: '10% off winter tins', price: -5.99 }],
  tax: 3.91,
})
const order: Order = {
  orderNo: '00000412',
  currency: 'USD',
  creationDate: '2026-02-10T17:30:00.000Z',
  taxation: 'net',
  customerInfo: { email: 'jose@example.com' },
  billingAddress: address,
  shipments: [
    {
      shipmentId: 'me',
      shippingAddress: address,
      shippingMethod: { id: 'G', name: 'Ground' },
      trackingNumber: '1Z999',
    },
    { shipmentId: 'S1', c_fromStoreId: '101', shippingAddress: { companyName: 'Maiden Lane' } },
  ],
  productItems: [
    ...Array.from({ length: 40 }, (_, at) => line(String(at + 1), at < 30 ? 'me' : 'S1')),
    {
      ...line('41', 'S1'),
      optionItems: [
        { optionId: 'tag', optionValueId: 'initials', itemText: 'With initials', price: 2.5 },
      ],
    },
    {
      ...line('42', 'S1'),
      productName: 'Build Your Own Box',
      c_boxName: 'For Mum',
      c_boxPlaces: 'fig-1.nut-5.fig-3',
      c_pieceNames: { fig: 'Fig of Then' },
      c_customMix: JSON.stringify({
        unitType: 'pieces',
        box: [
          { pid: 'nut', qty: 5 },
          { pid: 'fig', qty: 4 },
        ],
      }),
    },
  ],
  giftCertificateItems: [
    { recipientName: 'Bo Cole', recipientEmail: 'bo@example.com', amount: 75 },
  ],
  paymentInstruments: [
    { paymentMethodId: 'PayPal', amount: 20 },
    { paymentMethodId: 'GIFTCARD', amount: 5, maskedGiftCertificateCode: '****4321' },
    {
      paymentMethodId: 'CREDIT_CARD',
      amount: 2376.15,
      paymentCard: { cardType: 'Visa', maskedNumber: '************1111' },
    },
  ],
  orderPriceAdjustments: [{ itemText: 'Ten off', price: -10 }],
  productSubTotal: 2156.4,
  shippingTotal: 9.95,
  taxTotal: 219.8,
  orderTotal: 2376.15,
}

let server: TestServer
let preferences: object | undefined
let written: jest.SpiedFunction<InvoiceSheet['textAt']>
const texts = () => written.mock.calls.map(([text]) => text)

beforeEach(() => {
  written = jest.spyOn(InvoiceSheet.prototype, 'textAt')
  preferences = undefined
})
beforeAll(async () => {
  const engine = express()
  answerGuestLogin(engine)
  engine.get(/\/products$/, (_req, res) => {
    res.json({ data: [{ id: 'nut', name: 'Nut' }], limit: 1, total: 1 })
  })
  engine.get(/\/site-prefs$/, (_req, res) => {
    if (preferences) return res.json(preferences)
    return res.status(503).json({ title: 'Busy', type: 'x', detail: 'Busy' })
  })
  engine.get(/\/orders\/[^/]+$/, (req, res) => {
    if (req.headers.authorization === OWN) return res.json(order)
    const detail = "No order with number '00000412' was found."
    return res.status(404).json({ status: 404, title: 'Order Not Found', type: 'x', detail })
  })
  server = await startSiteApi(engine)
})

const ask = (authorization?: string, path = 'order-invoice?orderId=00000412') =>
  fetch(`${server.origin}/api/brindille/${path}`, {
    headers: { ...(authorization && { authorization }) },
  })

test('an invoice is a PDF that no cache stores, with every line of a long order', async () => {
  const answer = await ask(OWN)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const file = Buffer.from(await answer.arrayBuffer())
  if (process.env.KEEP_INVOICE) writeFileSync(process.env.KEEP_INVOICE, file)
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(1)
  expect(file.toString('latin1')).toContain('Figtree')
})

test('who sells is named by the site’s preferences, without them by the site’s name alone', async () => {
  await ask(OWN)
  expect(texts()).toContain('Maison Brindille')
  preferences = {
    sellerAddress: ['The Chocolate House', '1 Cocoa Street', 'Emeryville, CA 94608'],
    customerServicePhone: '(800) 555-0199',
  }
  await ask(OWN)
  expect(texts()).toContain(
    'The Chocolate House\n1 Cocoa Street\nEmeryville, CA 94608\n(800) 555-0199',
  )
  expect(texts().join()).not.toContain('localhost')
})

test('options, gift cards by e-mail and payments are called by their names', async () => {
  await ask(OWN)
  for (const text of [
    '+ With initials',
    '$2.50',
    'Gift cards by e-mail',
    'Gift card for Bo Cole',
  ]) {
    expect(texts()).toContain(text)
  }
  expect(texts()).toContain(
    'PayPal\n$20.00\nGift card ****4321\n$5.00\nVisa XXXX XXXX XXXX 1111\n$2,376.15',
  )
})

test('the invoice of another shopper’s order is refused [ORD-015]', async () => {
  const answer = await ask('Bearer another')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ title: 'Order Not Found' })
})

test('without a token or a number there is none', async () => {
  expect((await ask()).status).toBe(404)
  expect((await ask(OWN, 'order-invoice')).status).toBe(400)
})

test('a filled box is named with what is in it', async () => {
  await ask(OWN)
  expect(texts().find((text) => text.startsWith('Build Your Own Box'))).toMatch(
    /For Mum: 5 × Nut, 4 × Fig of Then\nRow 1 of the box: 1 × Fig of Then, 2 × Nut/,
  )
})
