import express from 'express'
import { answerGuestLogin, startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

interface Asked {
  request: string
  authorization?: string
  address?: string
  body?: unknown
}

const SITE = '/api/brindille'
const ORGANIZATION = '/organizations/[^/]+'
const MINE = 'Bearer mine'

let server: TestServer
let asked: Asked[]
/** The engine's answers, by the end of the path. */
let answers: Record<string, unknown>
let status: number
let headers: Record<string, string>

beforeAll(async () => {
  const fake = express().use(express.json(), express.urlencoded({ extended: false }))
  answerGuestLogin(fake)
  fake.use((req, res) => {
    const { authorization, 'x-forwarded-for': address } = req.headers
    const request = `${req.method} ${req.url.replace(new RegExp(ORGANIZATION), '')}`
    asked.push({ request, authorization, address: String(address), body: req.body as unknown })
    const path = req.path.split('/').pop() ?? ''
    res
      .status(status)
      .set(headers)
      .json(answers[path] ?? {})
  })
  server = await startSiteApi(fake)
})
beforeEach(() => {
  asked = []
  answers = {}
  headers = {}
  status = 200
})

function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  return fetch(`${server.origin}${SITE}/${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': '203.0.113.7',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  })
}

test.each<[string, string, object | undefined, string]>([
  ['GET', 'all-customer-groups', undefined, 'GET /custom/account/v1/all-customer-groups'],
  ['GET', 'site-prefs', undefined, 'GET /custom/site/v1/site-prefs'],
  ['GET', 'concierge/94108', undefined, 'GET /custom/customer/v1/concierge/94108'],
  [
    'GET',
    'organization-discount-code?organization_discount_code=PTA&siteId=other',
    undefined,
    'GET /custom/account/v1/organization-discount-code?organization_discount_code=PTA',
  ],
  [
    'GET',
    'store-products-inventory?productIDs=a,b&storeIDs=101',
    undefined,
    'GET /custom/product/v1/store-products-inventory?productIDs=a%2Cb&storeIDs=101',
  ],
  [
    'POST',
    'customer-register-complete?c_customer=1&c_token=t',
    undefined,
    // the welcome is in the language of the page
    'POST /custom/account/v1/customer-register-complete?c_token=t&c_customer=1&locale=en-US',
  ],
  [
    'POST',
    'send-email-confirmation?c_email=a@example.com',
    undefined,
    // the mail is sent in the language of the page
    'POST /custom/account/v1/send-email-confirmation?c_email=a%40example.com&locale=en-US',
  ],
  [
    'POST',
    'password-reset-email',
    { email: 'a@example.com' },
    'POST /custom/account/v1/password-reset-email?locale=en-US',
  ],
  [
    'GET',
    'password-reset/validate-token?token=t',
    undefined,
    'GET /custom/account/v1/password-reset/validate-token?token=t',
  ],
  [
    'GET',
    'password-reset/invalidate-token?token=t',
    undefined,
    'GET /custom/account/v1/password-reset/invalidate-token?token=t',
  ],
  ['POST', 'password-reset', { token: 't' }, 'POST /custom/account/v1/password-reset'],
  ['POST', 'marketing-lead/', { email: 'a' }, 'POST /custom/forms/v1/marketing-lead'],
  ['POST', 'request-future-catalog', {}, 'POST /custom/forms/v1/request-future-catalog'],
  ['POST', 'campaign-signup', { eventId: '1' }, 'POST /custom/forms/v1/campaign'],
])('%s %s is asked of the gateway, for who has no token by our guest', async (...given) => {
  const [method, path, body, request] = given
  expect((await call(method, path, body)).status).toBe(200)
  const siteId = `${request.includes('?') ? '&' : '?'}siteId=brindille`
  expect(asked).toMatchObject([
    { request: `${request}${siteId}`, authorization: 'Bearer guest', address: '203.0.113.7' },
  ])
  if (body) expect(asked[0]?.body).toEqual(body)
  await call(method, path, body, { authorization: MINE })
  expect(asked[1]?.authorization).toBe(MINE)
})

test.each<[string, string, object | undefined]>([
  ['POST', 'shoppercontext', { sourceCode: 'x' }],
  ['POST', 'apply-agreement-date', undefined],
  ['POST', 'customer-payment-token', { number: '4' }],
  ['POST', 'payment-instruments/1/use-for-subscriptions/', undefined],
  ['GET', 'order-history-list?customerId=1', undefined],
  ['GET', 'order-details?orderId=1', undefined],
  ['POST', 'track-order', { orderNo: '1', postalCode: '63101' }],
  ['POST', 'payment-methods', { basketId: '1' }],
])('%s %s is asked with the caller’s token alone', async (method, path, body) => {
  await call(method, path, body, { authorization: MINE })
  await call(method, path, body)
  expect(asked.map(({ authorization }) => authorization)).toEqual([MINE, undefined])
})

test('order history is a list of one page, and ways to pay are named [ORD-005, ORD-011, PAY-021]', async () => {
  answers = {
    orders: { limit: 50, total: 1, data: [{ orderNo: '1' }] },
    'payment-methods': { applicablePaymentMethods: [{ id: 'CREDIT_CARD' }] },
  }
  const mine = { authorization: MINE }
  const history = await call('GET', 'order-history-list?customerId=7', undefined, mine)
  expect(await history.json()).toEqual([{ orderNo: '1' }])
  await call('GET', 'order-history-list?customerId=7&offset=20&status=new', undefined, mine)
  const pages = asked.map(({ request }) => new URLSearchParams(request.split('?')[1]))
  const parts = ['limit', 'offset', 'status']
  expect(pages.map((page) => parts.map((part) => page.get(part)))).toEqual([
    ['10', '0', null],
    ['10', '20', 'new'],
  ])
  const methods = await call('POST', 'payment-methods', { basketId: '1' }, mine)
  expect(await methods.json()).toEqual({ paymentMethods: [{ id: 'CREDIT_CARD' }] })
})

test('a basket beside the bag is temporary, and is created with version 2', async () => {
  const options = [{ parameters: { temporary: true, siteId: 'other' }, body: {} }]
  await call('POST', 'scapi/shopperBasketsV2/createBasket', options, { authorization: MINE })
  expect(asked).toHaveLength(1)
  const { pathname, searchParams } = new URL(asked[0]?.request.split(' ')[1] ?? '', 'http://engine')
  expect(pathname).toBe('/checkout/shopper-baskets/v2/baskets')
  expect(searchParams.get('temporary')).toBe('true')
  expect(searchParams.get('siteId')).not.toBe('other')
})

test("a wallet's sheet opens on the page that asks, whatever origin is sent", async () => {
  answers = { 'wallet-sheet': { merchantSession: 'm', approvalUrl: 'http://wallet.example/' } }
  const request = { basketId: 'b1', wallet: 'DW_APPLE_PAY', origin: 'https://elsewhere.example' }
  const opened = await call('POST', 'wallet-sheet', request, { authorization: MINE })
  expect(await opened.json()).toEqual(answers['wallet-sheet'])
  expect(asked[0]?.body).toEqual({
    basketId: 'b1',
    wallet: 'DW_APPLE_PAY',
    origin: expect.stringMatching(/^http:\/\/(?!elsewhere)/),
  })
})

test('a wallet is asked by the service, for the shopper’s own bag and no amount of theirs [PAY-030]', async () => {
  answers = {
    'wallet-session': { id: 'w1', approvalUrl: 'http://wallet.example/approve/w1' },
    w1: { wallet: 'PayPal', status: 'cancelled', amount: 25.5 },
  }
  const request = { basketId: 'b1', wallet: 'PayPal', returnPath: '/es-US/billing', amount: 1 }
  const opened = await call('POST', 'wallet-session', request, { authorization: MINE })
  const approvalUrl = 'http://wallet.example/approve/w1'
  expect(await opened.json()).toEqual({ id: 'w1', approvalUrl })
  expect(asked[0]).toMatchObject({ authorization: MINE })
  expect(asked[0]?.body).toEqual({
    basketId: 'b1',
    wallet: 'PayPal',
    language: 'en-US',
    merchantName: expect.any(String),
    returnUrl: expect.stringMatching(/^http:\/\/[^/]+\/es-US\/billing$/),
  })
  const result = await call('POST', 'wallet-approval', { id: 'w1' }, { authorization: MINE })
  expect(await result.json()).toEqual({ wallet: 'PayPal', status: 'cancelled', amount: 25.5 })
  expect(asked[1]).toMatchObject({ authorization: MINE })
})

test('a part of an address that leads elsewhere asks for nothing', async () => {
  expect(await server.statusOf(`${SITE}/concierge/%2e%2e`)).toBe(404)
  expect(asked).toEqual([])
})

test('another customer’s orders are refused', async () => {
  status = 400
  answers = { orders: { title: 'Invalid Customer', type: 'https://x/errors/invalid-customer' } }
  const mine = { authorization: MINE }
  const response = await call('GET', 'order-history-list?customerId=8', undefined, mine)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ title: 'Forbidden' })
})

test('a gift card’s number is not written into an address', async () => {
  await call('POST', 'gift-card-balance?c_number=6000&c_cvn=12')
  expect(asked).toMatchObject([
    {
      request: 'POST /custom/payment/v1/gift-card-balance?siteId=brindille',
      body: { c_number: '6000', c_cvn: '12' },
    },
  ])
})

test('shops around a place, and shops by their ids [SHOP-005, SHOP-031, SHOP-032]', async () => {
  const days = { Monday: [{ open: '10:00', close: '20:00' }] }
  const special = '[{"from":"2026-12-25","hours":"closed"}]'
  const address = {
    address_1: '128 Maiden Lane',
    address_2: 'Unit 4',
    city: 'San Francisco',
    region: 'CA',
    post_code: '94108',
    country: 'US',
    local_phone: '(415) 555-0128',
  }
  const near = {
    fid: '101',
    location_name: 'Maiden <Lane>',
    ...address,
    distance: '1.25',
    bopisEnabled_cs: '1',
    temporarilyClosed_cs: '0',
    'hours_sets:primary': JSON.stringify({ days }),
    specialDays_cs: special,
  }
  const list = [near, { fid: '102', location_name: 'Far' }].map((one) => `${JSON.stringify(one)},`)
  answers = { getAsyncLocations: { maplist: `<div class="tlsmap_list">${list.join('')}</div>` } }
  const found = await call('GET', 'store-search?lookup=94108&radius=20')
  expect(await found.json()).toMatchObject({
    shops: [
      {
        fid: '101',
        name: 'Maiden <Lane>',
        shopName: 'Maiden <Lane>',
        ...address,
        distance: 1.25,
        c_bopisEnabled: true,
        c_temporarilyClosed: false,
        hours_sets: { primary: { days } },
        c_specialDays: special,
      },
      { fid: '102' },
    ],
  })
  expect(asked[0]?.request).toBe(
    'GET /rio/api/getAsyncLocations?template=search&search=94108&radius=20&limit=50',
  )
  const details = await call('GET', 'store-details?storeID=102,101,999')
  expect(await details.json()).toMatchObject({ shops: [{ fid: '102' }, { fid: '101' }] })
})

test.each(['<p>broken</p>', '<div>{"fid":}</div>', 5])(
  'unreadable shops (%s) are a 502',
  async (maplist) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    answers = { getAsyncLocations: { maplist } }
    expect((await call('GET', 'store-search?lookup=94108')).status).toBe(502)
    expect(log).toHaveBeenCalledTimes(1)
  },
)

describe('the contact form', () => {
  const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}${SITE}/contact-case`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(fields),
    })

  test.each([
    ['/contact-us?submit=true&x=1', '/contact-us?submit=true&x=1'],
    ['https://evil.example/', '/contact-us?submit=true'],
    ['//evil.example', '/contact-us?submit=true'],
    ['/\\evil.example', '/contact-us?submit=true'],
    ['/.//evil.example', '/contact-us?submit=true'],
  ])('leads to %s [FORM-006]', async (retURL, location) => {
    const response = await submit({ retURL, comment: 'Hello' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(location)
    expect(asked).toMatchObject([
      { request: 'POST /custom/forms/v1/contact?siteId=brindille', body: { comment: 'Hello' } },
    ])
  })

  test('leads a browser back to the form where it is refused', async () => {
    jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined)
    status = 400
    answers = { contact: { title: 'Bad Request', detail: 'comment: required' } }
    const Accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const response = await submit({ retURL: '/es-US/contact-us?submit=true' }, { Accept })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/es-US/contact-us?submit=false')
  })

  test('says in the address that its captcha was too old [FORM-096]', async () => {
    jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined)
    status = 400
    answers = { contact: { title: 'Bad Request', type: 'x/captcha-expired', detail: 'x' } }
    const response = await submit({}, { Accept: 'text/html' })
    expect(response.headers.get('location')).toBe('/contact-us?submit=captcha-expired')
  })

  test('leads nobody away where it is refused', async () => {
    jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined)
    status = 400
    answers = { contact: { title: 'Bad Request', detail: 'comment: required' } }
    const response = await submit({ retURL: '/.//evil.example' }, { Accept: 'text/html' })
    expect(response.headers.get('location')).toBe('/contact-us?submit=false')
  })

  test('says what is wrong', async () => {
    status = 400
    answers = { contact: { title: 'Bad Request', detail: 'comment: required' } }
    const response = await submit({ retURL: '/' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ detail: 'comment: required' })
  })
})

test.each<[string, string, object | undefined, number]>([
  ['GET', 'store-search', undefined, 400],
  ['GET', 'store-search?lookup=94108&radius=far', undefined, 400],
  ['GET', 'store-search?lookup=94108&lookup=1', undefined, 400],
  ['GET', `store-search?lookup=${'9'.repeat(101)}`, undefined, 400],
  ['GET', 'store-details', undefined, 400],
  ['GET', 'store-products-inventory?productIDs=a', undefined, 400],
  ['GET', 'order-history-list', undefined, 400],
  ['GET', 'order-history-list?customerId=7&offset=-1', undefined, 400],
  ['GET', 'order-details?orderId=', undefined, 400],
  ['POST', 'payment-methods', {}, 400],
  ['POST', 'wallet-session', { basketId: '1', wallet: 'Else', returnPath: '/billing' }, 400],
  ['POST', 'wallet-session', { basketId: '1', wallet: 'PayPal', returnPath: '//evil' }, 400],
  ['POST', 'wallet-sheet', { basketId: '1', wallet: 'PayPal' }, 400],
  ['POST', 'wallet-sheet', { basketId: '1', wallet: 'DW_APPLE_PAY', validationUrl: 'x' }, 400],
  ['POST', 'wallet-approval', { id: '../x' }, 400],
  ['POST', 'gift-card-balance?c_number=1', undefined, 400],
  ['POST', 'password-reset', [], 400],
  ['POST', 'marketing-lead', [1], 400],
  ['GET', 'organization-discount-code', undefined, 400],
  ['GET', 'nothing', undefined, 404],
])('%s %s is refused before anybody is asked', async (method, path, body, expected) => {
  const response = await call(method, path, body)
  expect(response.status).toBe(expected)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(await response.json()).toMatchObject({ detail: expect.any(String) })
  expect(asked).toEqual([])
})

test('a refusal of the gateway is returned with its message', async () => {
  status = 404
  const title = 'Not Found'
  answers = {
    'order-x': {},
    '94108': { title, type: 'a/b/concierge-not-found', detail: 'Nobody.' },
  }
  const response = await call('GET', 'concierge/94108')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ title, detail: 'Nobody.' })
  const elsewhere = await fetch(`${server.origin}/api/nowhere/site-prefs`)
  expect(elsewhere.status).toBe(404)
})

test('what else the service says of a refusal reaches the browser, and when to come back', async () => {
  status = 429
  answers.items = { title: 'No', type: 'x', detail: 'Only 3 left.', c_available: 3 }
  headers = { 'Retry-After': '2' }
  const answer = await call('POST', 'scapi/shopperBaskets/addItemToBasket', [
    { parameters: { basketId: 'b' }, body: [] },
  ])
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toMatchObject({ status: 429, c_available: 3 })
})

test('a value longer than its field is refused before any request to the gateway [CON-007]', async () => {
  const post = (firstName: string) =>
    call('POST', 'scapi/shopperBaskets/updateBillingAddressForBasket', [
      { parameters: { basketId: 'b1' }, body: { firstName } },
    ])
  const response = await post('x'.repeat(21))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fieldErrors: { firstName: 'name' } })
  expect(asked).toEqual([])
  expect((await post('x'.repeat(20))).status).toBe(200)
  expect(asked).toHaveLength(1)
})

test('a reset token is asked for with the login, which the engine gives to no shopper [ACC-034]', async () => {
  const body = [{ body: { login: 'ada@example.com' } }]
  await call('POST', 'scapi/shopperCustomers/getResetPasswordToken', body, { authorization: MINE })
  expect(asked.at(-1)).toMatchObject({
    request: expect.stringMatching(
      /^POST \/customer\/shopper-customers\/v1\/customers\/password\/actions\/create-reset-token\?/,
    ),
    authorization: MINE,
    body: { login: 'ada@example.com' },
  })
})
