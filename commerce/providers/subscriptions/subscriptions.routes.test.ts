import { createHmac } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { type TestCheckout, useCheckout } from '../../testing/test-checkout'
import {
  buySubscribed,
  customerPath,
  registerSubscriber,
  setProductCustom,
  SUBSCRIBABLE,
} from '../../testing/test-subscriber'
import { useForAll } from '../../testing/use'

const NOW = new Date('2026-03-10T18:00:00Z')
let now = NOW
let ada: TestCheckout & { cardId: string }

const engine = useCheckout({ now: () => now })
beforeAll(async () => {
  await setProductCustom(engine, 'assorted-9', SUBSCRIBABLE)
  ada = await registerSubscriber(engine)
  now = new Date(NOW.getTime() + 60_000)
})
const bea = useForAll(() => registerSubscriber(engine))
beforeEach(() => engine.db.deleteFrom('subscription').execute())

function sign({ shopper }: TestCheckout, { key = 'praline', ts = now.getTime() / 1000 } = {}) {
  const sig_field = shopper.customerId
  const sig = createHmac('sha256', key).update(`${sig_field}|${ts}`).digest('base64')
  return JSON.stringify({ public_id: 'brindille', sig_field, ts, sig })
}

async function ask(
  shopper: TestCheckout,
  url: string,
  { method = 'GET', payload, authorization = sign(shopper), ...rest }: Ask = {},
) {
  const headers = { host: 'localhost:4000', authorization, ...rest.headers }
  const answer = await engine.app.inject({ method, url, payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}
interface Ask {
  method?: 'GET' | 'PATCH'
  payload?: InjectOptions['payload']
  authorization?: string
  headers?: Record<string, string>
}

const patch = (url: string, payload: object = {}, shopper: TestCheckout = ada) =>
  ask(shopper, url, { method: 'PATCH', payload })

async function begin(shopper: TestCheckout = ada): Promise<string> {
  await buySubscribed(shopper)
  const { body } = await ask(shopper, '/subscriptions/')
  return body.results[0].public_id
}
const nextDay = async (id: string) => {
  const { body } = await ask(ada, `/orders/?status=1&subscription=${id}`)
  return body.results[0]?.place
}

test('an order with an opt-in creates a subscription, with price, address and card [ACC-059]', async () => {
  const id = await begin()
  const { body } = await ask(ada, '/subscriptions/')
  expect(body).toMatchObject({ count: 1, next: null, previous: null })
  expect(body.results[0]).toMatchObject({
    public_id: id,
    customer: ada.shopper.customerId,
    merchant: 'brindille',
    product: 'assorted-9',
    payment: ada.cardId,
    quantity: 1,
    price: '18.00',
    every: 1,
    every_period: 3,
    live: true,
    cancelled: null,
    extra_data: {
      state: 'active',
      address: { firstName: 'Ada', city: 'Chicago' },
      card: { id: ada.cardId, maskedNumber: expect.stringMatching(/1111$/), isExpired: false },
      price: { currency: 'USD', percent: 10, full: 20, goods: 18, shipping: 8.95 },
      history: [{ event: 'begun' }],
    },
  })
  expect(JSON.stringify(body)).not.toContain('creditCardToken')
  expect(await nextDay(id)).toBe('2026-04-10')
})

test('a customer can change, skip, move, pause, resume and cancel a subscription [ACC-060]', async () => {
  const id = await begin()
  const at = (action: string) => `/subscriptions/${id}/${action}/`
  await patch(`/orders/${id}:2026-04-10/skip_subscription/`, { subscription: id })
  expect(await nextDay(id)).toBe('2026-05-10')
  // the order is skipped only once, even after several clicks
  const twice = await patch(`/orders/${id}:2026-04-10/skip_subscription/`, { subscription: id })
  expect(twice.status).toBe(409)
  await patch(at('change_next_order_date'), { order_date: '2026-04-10' })
  expect(await nextDay(id)).toBe('2026-04-10')
  const weekly = await patch(at('change_frequency'), { every: 2, every_period: 2 })
  expect(weekly.body).toMatchObject({ every: 2, every_period: 2, frequency_days: 14 })
  expect((await patch(at('change_quantity'), { quantity: 3 })).body).toMatchObject({
    quantity: 3,
    price: '54.00',
  })
  expect((await patch(at('pause'))).body).toMatchObject({ live: false, cancelled: null })
  expect(await nextDay(id)).toBeUndefined()
  expect((await patch(at('reactivate'))).body.live).toBe(true)
  const cancelled = await patch(at('cancel'), { cancel_reason: 'too-much|Moving house' })
  expect(cancelled.body).toMatchObject({ live: false, cancel_reason: 'too-much|Moving house' })
  expect((await patch(at('pause'))).status).toBe(409)
  const events = cancelled.body.extra_data.history.map(({ event }: { event: string }) => event)
  expect(events).toEqual([
    'cancelled',
    'resumed',
    'paused',
    'quantity',
    'frequency',
    'moved',
    'skipped',
    'begun',
  ])
  const [mail] = await engine.db
    .selectFrom('outbox_mail')
    .select('subject')
    .orderBy('id', 'desc')
    .execute()
  expect(mail?.subject).toMatch(/is cancelled$/)
})

test("only the customer's own cards and addresses are accepted [ACC-047]", async () => {
  const id = await begin()
  const home = { addressId: 'Home', lastName: 'Lovelace', firstName: 'Ada', countryCode: 'US' }
  const street = { address1: '2 Lake St', city: 'Chicago', stateCode: 'IL', postalCode: '60601' }
  await ada.call('POST', customerPath(ada, 'addresses'), { ...home, ...street })
  const moved = await patch(`/subscriptions/${id}/change_shipping/`, { shipping_address: 'Home' })
  expect(moved.body.extra_data.address).toMatchObject({ address1: '2 Lake St' })
  const none = await patch(`/subscriptions/${id}/change_shipping/`, { shipping_address: 'Hers' })
  expect(none.status).toBe(400)
  const { body } = await bea.call('GET', customerPath(bea, '').replace(/\/$/, ''))
  const [other] = Reflect.get(body, 'paymentInstruments') as { paymentInstrumentId: string }[]
  const payment = other?.paymentInstrumentId
  expect((await patch(`/subscriptions/${id}/change_payment/`, { payment })).status).toBe(400)
})

test("another customer's subscription cannot be read or changed [ACC-059]", async () => {
  const id = await begin()
  expect((await ask(bea, '/subscriptions/')).body.results).toEqual([])
  expect((await ask(bea, `/subscriptions/${id}/`)).status).toBe(404)
  expect((await ask(bea, `/orders/?subscription=${id}`)).status).toBe(404)
  const actions = ['pause', 'cancel', 'reactivate']
  for (const action of actions) {
    expect((await patch(`/subscriptions/${id}/${action}/`, {}, bea)).status).toBe(404)
  }
  const skip = `/orders/${id}:2026-04-10/skip_subscription/`
  expect((await patch(skip, { subscription: id }, bea)).status).toBe(404)
  expect((await ask(ada, `/subscriptions/${id}/`)).body.live).toBe(true)
})

test.each([
  ['no signature', '{}'],
  ['an authorization that is not JSON', 'Bearer x'],
  ['a signature of another key', undefined, 'another-key'],
  ['an old signature', undefined, 'praline', 3 * 3600],
])('%s is rejected', async (_case, authorization, key = 'praline', age = 0) => {
  const ts = Math.floor(now.getTime() / 1000) - age
  const given = authorization ?? sign(ada, { key, ts })
  expect((await ask(ada, '/subscriptions/', { authorization: given })).status).toBe(401)
})

test('without a configured key, only requests from the same machine are accepted', async () => {
  const far = { headers: { 'x-forwarded-for': '203.0.113.9' } }
  expect((await ask(ada, '/subscriptions/', far)).status).toBe(403)
})

test.each([
  ['change_frequency', { every: 5, every_period: 4 }],
  ['change_frequency', { every: 0, every_period: 3 }],
  ['change_quantity', { quantity: 0 }],
  ['change_next_order_date', { order_date: '2026-03-01' }],
  ['change_next_order_date', { order_date: '2028-03-01' }],
  ['change_next_order_date', { order_date: '2026-02-30' }],
  ['change_payment', {}],
])('%s with %j is rejected, and nothing changes', async (action, payload) => {
  const id = await begin()
  const before = (await ask(ada, `/subscriptions/${id}/`)).body
  expect((await patch(`/subscriptions/${id}/${action}/`, payload)).status).toBe(400)
  expect((await ask(ada, `/subscriptions/${id}/`)).body).toEqual(before)
})
