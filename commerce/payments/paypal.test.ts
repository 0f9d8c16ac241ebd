import { FAULTS, startFaultServer, type Fault } from '../../scripts/testing/fault-server'
import { createPayPal } from './paypal'

const NOW = new Date('2026-11-28T10:00:00Z')
const WALLET = {
  wallet: 'PayPal',
  basketId: 'basket',
  amountMinor: 4200,
  currency: 'USD',
  merchantName: 'Brindille',
  returnUrl: 'https://shop.example/billing',
  language: 'es-US',
}
const ORDER_ID = '5O190127TN364715T'
const PAYMENT = {
  reference: '00001001',
  amountMinor: 4200,
  currency: 'USD',
  customerId: 'ada',
  transientToken: ORDER_ID,
  wallet: 'PayPal',
  basketId: 'basket',
}
const CAPTURE = {
  id: '3C679366HH908993F',
  status: 'COMPLETED',
  amount: { currency_code: 'USD', value: '42.00' },
  invoice_id: '00001001',
}
const PENDING = { ...CAPTURE, status: 'PENDING' }
const TOKEN = { scope: 'x', access_token: 'A21AA', token_type: 'Bearer', expires_in: 32_400 }

function order(status: string, unit: object = {}) {
  return {
    id: ORDER_ID,
    intent: 'CAPTURE',
    status,
    create_time: '2026-11-28T09:50:00Z',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: 'basket',
        amount: { currency_code: 'USD', value: '42.00' },
        ...unit,
      },
    ],
    links: [
      { href: `https://api-m.paypal.com/v2/checkout/orders/${ORDER_ID}`, rel: 'self' },
      { href: `https://www.paypal.com/checkoutnow?token=${ORDER_ID}`, rel: 'payer-action' },
    ],
  }
}

const completed = (capture: object) => order('COMPLETED', { payments: { captures: [capture] } })

interface Sent {
  call: string
  headers: Headers
  body: unknown
}
let sent: Sent[]
let answers: Record<string, (() => Response) | undefined>

/** Mocks PayPal with the given answers; other requests return 404. */
function answer(replies: Record<string, [status: number, body?: object]>): void {
  for (const [call, [status, body]] of Object.entries(replies)) {
    answers[call] = () => (body ? Response.json(body, { status }) : new Response(null, { status }))
  }
}

beforeEach(() => {
  sent = []
  answers = {}
  answer({ 'POST /v1/oauth2/token': [200, TOKEN] })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const call = `${init?.method ?? ''} ${new URL(String(address)).pathname}`
    const text = String(init?.body ?? '')
    const body = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
    sent.push({ call, headers: new Headers(init?.headers), body })
    return answers[call]?.() ?? Response.json({ name: 'RESOURCE_NOT_FOUND' }, { status: 404 })
  })
})
afterEach(() => void jest.restoreAllMocks())

const payPal = (origin = 'https://api-m.paypal.com') =>
  createPayPal(
    { origin, clientId: 'client', clientSecret: 'secret' },
    { shopOrigins: ['https://shop.example'], now: () => NOW },
  )
const calls = () => sent.map(({ call }) => call)
const find = (call: string) => sent.find((one) => one.call === call)
const ORDERS = '/v2/checkout/orders'

test('an order for the basket is created, and the shopper is redirected to PayPal', async () => {
  answer({ [`POST ${ORDERS}`]: [200, order('PAYER_ACTION_REQUIRED')] })
  expect(await payPal().openWallet(WALLET)).toEqual({
    id: ORDER_ID,
    approvalUrl: `https://www.paypal.com/checkoutnow?token=${ORDER_ID}`,
  })
  const login = find('POST /v1/oauth2/token')
  expect(login?.headers.get('authorization')).toBe('Basic Y2xpZW50OnNlY3JldA==')
  expect(login?.body).toBe('grant_type=client_credentials')
  expect(find(`POST ${ORDERS}`)?.headers.get('authorization')).toBe('Bearer A21AA')
  expect(find(`POST ${ORDERS}`)?.body).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [{ custom_id: 'basket', amount: { currency_code: 'USD', value: '42.00' } }],
    payment_source: {
      paypal: {
        experience_context: {
          locale: 'es-US',
          shipping_preference: 'NO_SHIPPING',
          return_url: 'https://shop.example/billing',
          cancel_url: 'https://shop.example/billing',
        },
      },
    },
  })
})

test('a foreign return address is refused without a request', async () => {
  const opened = payPal().openWallet({ ...WALLET, returnUrl: 'https://elsewhere.example/' })
  await expect(opened).rejects.toMatchObject({ status: 400 })
  expect(sent).toEqual([])
})

test('an access token is reused for several requests, and replaced when it is revoked early', async () => {
  answer({ [`GET ${ORDERS}/${ORDER_ID}`]: [200, order('APPROVED')] })
  const shop = payPal()
  await Promise.all([shop.readWallet(ORDER_ID), shop.readWallet(ORDER_ID)])
  expect(calls().filter((call) => call.endsWith('token'))).toHaveLength(1)
  let isEnded = true
  answers[`GET ${ORDERS}/${ORDER_ID}`] = () => {
    if (!isEnded) return Response.json(order('APPROVED'))
    isEnded = false
    return Response.json({ error: 'invalid_token' }, { status: 401 })
  }
  expect(await shop.readWallet(ORDER_ID)).toMatchObject({ status: 'approved' })
  expect(calls().filter((call) => call.endsWith('token'))).toHaveLength(2)
})

test.each([
  ['approved', order('APPROVED')],
  ['cancelled', order('PAYER_ACTION_REQUIRED')],
  ['expired', order('VOIDED')],
  ['expired', { ...order('APPROVED'), create_time: '2026-11-28T06:59:00Z' }],
])('a wallet session is %s', async (status, body) => {
  answer({ [`GET ${ORDERS}/${ORDER_ID}`]: [200, body] })
  expect(await payPal().readWallet(ORDER_ID)).toMatchObject({
    wallet: 'PayPal',
    status,
    amountMinor: 4200,
    ...(status === 'approved' && {
      transientToken: ORDER_ID,
      expiresAt: new Date('2026-11-28T12:50:00Z'),
    }),
  })
})

test('an order unknown to PayPal gets 404', async () => {
  await expect(payPal().readWallet(ORDER_ID)).rejects.toMatchObject({ status: 404 })
  await expect(payPal().readWallet('../capture')).rejects.toMatchObject({ status: 404 })
})

test("an approved order is captured with the payment's own reference", async () => {
  answer({
    [`GET ${ORDERS}/${ORDER_ID}`]: [200, order('APPROVED')],
    [`PATCH ${ORDERS}/${ORDER_ID}`]: [204],
    [`POST ${ORDERS}/${ORDER_ID}/capture`]: [201, completed(CAPTURE)],
  })
  expect(await payPal().authorize(PAYMENT)).toEqual({
    isApproved: true,
    id: 'PAYPAL-3C679366HH908993F',
  })
  const path = "/purchase_units/@reference_id=='default'/invoice_id"
  expect(find(`PATCH ${ORDERS}/${ORDER_ID}`)?.body).toEqual([
    { op: 'add', path, value: '00001001' },
  ])
  const captured = find(`POST ${ORDERS}/${ORDER_ID}/capture`)
  expect(captured?.headers.get('paypal-request-id')).toBe('00001001')
})

test.each([
  ['another basket', { basketId: 'another' }],
  ['another amount', { amountMinor: 4300 }],
  ['another currency', { currency: 'CAD' }],
  ['an invalid token', { transientToken: 'no order' }],
])('an approval cannot be used for %s', async (_case, change) => {
  answer({ [`GET ${ORDERS}/${ORDER_ID}`]: [200, order('APPROVED')] })
  expect(await payPal().authorize({ ...PAYMENT, ...change })).toMatchObject({ isApproved: false })
  expect(calls().some((call) => call.endsWith('/capture'))).toBe(false)
})

test('a payment with a lost response is found again, and its approval cannot be used twice', async () => {
  answer({ [`GET ${ORDERS}/${ORDER_ID}`]: [200, completed(CAPTURE)] })
  expect(await payPal().authorize(PAYMENT)).toMatchObject({ isApproved: true })
  const second = await payPal().authorize({ ...PAYMENT, reference: '00001002' })
  expect(second).toMatchObject({ isApproved: false })
  expect(calls().some((call) => call.endsWith('/capture'))).toBe(false)
})

test('a declined payment has PayPal’s reason, and a pending payment is refunded', async () => {
  const details = [{ issue: 'INSTRUMENT_DECLINED', description: 'The instrument was declined.' }]
  answer({
    [`GET ${ORDERS}/${ORDER_ID}`]: [200, order('APPROVED')],
    [`PATCH ${ORDERS}/${ORDER_ID}`]: [204],
    [`POST ${ORDERS}/${ORDER_ID}/capture`]: [422, { name: 'UNPROCESSABLE_ENTITY', details }],
  })
  expect(await payPal().authorize(PAYMENT)).toEqual({
    isApproved: false,
    message: 'The instrument was declined.',
  })
  answer({ [`POST ${ORDERS}/${ORDER_ID}/capture`]: [201, completed(PENDING)] })
  const refunding = `POST /v2/payments/captures/${CAPTURE.id}/refund`
  answer({ [refunding]: [201, { id: '1JU08902781691411', status: 'COMPLETED' }] })
  expect(await payPal().authorize(PAYMENT)).toMatchObject({ isApproved: false })
  expect(calls().at(-1)).toBe(refunding)
  answer({ [refunding]: [422, { message: 'The capture is pending.' }] })
  await expect(payPal().authorize(PAYMENT)).rejects.toMatchObject({ status: 503 })
})

test('a payment under review is approved when PayPal has completed it', async () => {
  answer({
    [`GET ${ORDERS}/${ORDER_ID}`]: [200, completed(PENDING)],
    [`POST /v2/payments/captures/${CAPTURE.id}/refund`]: [422, { message: 'Pending.' }],
  })
  await expect(payPal().authorize(PAYMENT)).rejects.toMatchObject({ status: 503 })
  answer({ [`GET ${ORDERS}/${ORDER_ID}`]: [200, completed(CAPTURE)] })
  expect(await payPal().authorize(PAYMENT)).toMatchObject({ isApproved: true })
})

test('partial refunds and full reversals are made once per reference', async () => {
  const call = `POST /v2/payments/captures/${CAPTURE.id}/refund`
  answer({ [call]: [201, { id: '1JU08902781691411', status: 'COMPLETED' }] })
  const part = { id: `PAYPAL-${CAPTURE.id}`, reference: 'r1', amountMinor: 1050, currency: 'USD' }
  expect(await payPal().refund(part)).toEqual({})
  expect(find(call)?.headers.get('paypal-request-id')).toBe('r1')
  expect(find(call)?.body).toEqual({ amount: { currency_code: 'USD', value: '10.50' } })
  await payPal().reverse(part)
  expect(sent.at(-1)?.headers.get('paypal-request-id')).toBe('r1-reversal')
  const details = [{ issue: 'CAPTURE_FULLY_REFUNDED', description: 'Refunded already.' }]
  answer({ [call]: [422, { details }] })
  expect(await payPal().refund(part)).toEqual({ problem: 'Refunded already.' })
  // a reversal that is repeated late has nothing left to do
  expect(await payPal().reverse(part)).toBeUndefined()
  answer({ [call]: [422, { details: [{ issue: 'REFUND_AMOUNT_EXCEEDED' }] }] })
  await expect(payPal().reverse(part)).rejects.toMatchObject({ status: 503 })
})

describe('failures of PayPal', () => {
  const requests = {
    authorize: () => (origin: string) => payPal(origin).authorize(PAYMENT),
    find: () => (origin: string) => payPal(origin).find(PAYMENT),
    openWallet: () => (origin: string) => payPal(origin).openWallet(WALLET),
    readWallet: () => (origin: string) => payPal(origin).readWallet(ORDER_ID),
    refund: () => (origin: string) =>
      payPal(origin).refund({ id: 'PAYPAL-1', reference: '1', amountMinor: 1, currency: 'USD' }),
  }
  const faults = Object.keys(FAULTS) as Fault[]
  const cases = Object.keys(requests).flatMap((name) => faults.map((fault) => [name, fault]))

  test.each(cases)('%s: a provider that is %s is unavailable', async (name, fault) => {
    jest.restoreAllMocks()
    const provider = await startFaultServer({ fault: fault as Fault })
    if (fault === 'slow') {
      const { timeout } = AbortSignal
      jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 400))
    }
    const ask = requests[name as keyof typeof requests]()
    await expect(ask(provider.origin)).rejects.toMatchObject({ status: 503 })
    await provider.close()
  })
})
