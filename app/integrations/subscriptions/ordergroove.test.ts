import { createHmac } from 'node:crypto'
import { http, HttpResponse } from 'msw'
import { serve } from '../../../tests/setup/serve'
import { changeSubscription, fetchSubscriptions } from './ordergroove.server'
import type { SubscriptionChange } from './subscriptions.port'

const ORIGIN = 'https://restapi.example'
const KEY = 'a-key-of-sixteen'
const NORA = { siteId: 'main', customerId: 'nora' }
const server = serve()
let asked: { line: string; body?: unknown; authorization: string | null }[] = []

process.env.SUBSCRIPTIONS_ORIGIN = ORIGIN
process.env.SUBSCRIPTIONS_KEY = KEY
beforeEach(() => {
  asked = []
})

const STORED = {
  public_id: 's1',
  product: 'truffles-9',
  shipping_address: 'Home',
  quantity: 2,
  every: 1,
  every_period: 3,
  live: true,
  cancelled: null,
  cancel_reason: null,
  merchant_order_id: '00001003',
}
const ORDERS = [
  { subscription: 's1', place: '2026-12-01', status: 1, order_merchant_id: null },
  { subscription: 's1', place: '2026-11-01', status: 5, order_merchant_id: '00001007' },
  { subscription: 's1', place: '2026-10-01', status: 4, order_merchant_id: null },
  { subscription: 's2', place: '2026-10-02', status: 5, order_merchant_id: '00001003' },
]

function answer(subscription: object) {
  server.use(
    http.get(`${ORIGIN}/subscriptions/`, ({ request }) => {
      asked.push({ line: 'list', authorization: request.headers.get('authorization') })
      return HttpResponse.json({ count: 1, next: null, previous: null, results: [subscription] })
    }),
    http.get(`${ORIGIN}/orders/`, () => HttpResponse.json({ count: 4, results: ORDERS })),
  )
}

test('a customer’s subscriptions are asked for with their signature, each with its deliveries [ACC-059]', async () => {
  answer(STORED)
  expect(await fetchSubscriptions(NORA)).toEqual([
    {
      id: 's1',
      state: 'active',
      firstOrderNo: '00001003',
      productId: 'truffles-9',
      productName: 'truffles-9',
      quantity: 2,
      interval: { every: 1, period: 3 },
      intervals: [],
      nextOn: '2026-12-01',
      addressId: 'Home',
      past: [
        { day: '2026-11-01', outcome: 'ordered', orderNo: '00001007' },
        { day: '2026-10-01', outcome: 'left-out' },
      ],
    },
  ])
  const header = JSON.parse(asked[0]?.authorization ?? '')
  expect(header).toMatchObject({ public_id: 'main', sig_field: 'nora' })
  const sig = createHmac('sha256', KEY).update(`nora|${header.ts}`).digest('base64')
  expect(header.sig).toBe(sig)
})

test('without the merchant’s own data, what is not live is paused or cancelled', async () => {
  answer({ ...STORED, live: false })
  expect((await fetchSubscriptions(NORA))[0]?.state).toBe('paused')
  answer({ ...STORED, live: false, cancelled: '2026-11-01', cancel_reason: '1|Too much' })
  expect((await fetchSubscriptions(NORA))[0]).toMatchObject({
    state: 'cancelled',
    reason: '1|Too much',
  })
})

test.each<[SubscriptionChange, string, object]>([
  [
    { action: 'frequency', interval: { every: 2, period: 3 } },
    'subscriptions/s1/change_frequency/',
    { every: 2, every_period: 3 },
  ],
  [{ action: 'quantity', quantity: 3 }, 'subscriptions/s1/change_quantity/', { quantity: 3 }],
  [
    { action: 'date', day: '2026-12-24' },
    'subscriptions/s1/change_next_order_date/',
    { order_date: '2026-12-24' },
  ],
  [
    { action: 'skip', day: '2026-12-01' },
    'orders/s1%3A2026-12-01/skip_subscription/',
    { subscription: 's1' },
  ],
  [{ action: 'pause' }, 'subscriptions/s1/pause/', {}],
  [{ action: 'resume' }, 'subscriptions/s1/reactivate/', {}],
  [
    { action: 'cancel', reason: 'Too much' },
    'subscriptions/s1/cancel/',
    { cancel_reason: 'Too much' },
  ],
  [
    { action: 'address', addressId: 'Home' },
    'subscriptions/s1/change_shipping/',
    { shipping_address: 'Home' },
  ],
  [{ action: 'payment', cardId: 'c1' }, 'subscriptions/s1/change_payment/', { payment: 'c1' }],
])('%j is asked for as documented [ACC-060]', async (change, path, body) => {
  server.use(
    http.patch(`${ORIGIN}/*`, async ({ request }) => {
      const line = request.url.slice(ORIGIN.length + 1)
      asked.push({ line, body: await request.json(), authorization: null })
      return HttpResponse.json(STORED)
    }),
  )
  await changeSubscription(NORA, 's1', change)
  expect(asked).toEqual([expect.objectContaining({ line: path, body })])
})

test('what is no answer is an error, and a refusal keeps its words', async () => {
  server.use(http.get(`${ORIGIN}/*`, () => HttpResponse.json({ results: 'none' })))
  await expect(fetchSubscriptions(NORA)).rejects.toMatchObject({ status: 502 })
  server.use(
    http.patch(`${ORIGIN}/*`, () =>
      HttpResponse.json({ title: 'Conflict', detail: 'It is paused.' }, { status: 409 }),
    ),
  )
  await expect(changeSubscription(NORA, 's1', { action: 'pause' })).rejects.toMatchObject({
    status: 409,
  })
})
