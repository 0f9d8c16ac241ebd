import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestEngine, type TestEngine } from '../../testing/engine'
import { seedSite } from '../../testing/seed-site'
import { logInTestShopper, TEST_CLIENT_ID, type TestShopper } from '../../testing/test-shopper'

let engine: TestEngine
let guest: TestShopper
let clock = Date.parse('2026-11-22T10:00:00Z')

async function start(recaptchaEnabled: boolean, config = {}) {
  await engine?.close()
  engine = await createTestEngine({ seed: seedSite, config, now: () => new Date(clock) })
  await engine.db
    .updateTable('site')
    .set({ preferences: JSON.stringify({ recaptchaEnabled }) })
    .where('id', '=', 'brindille')
    .execute()
  guest = await logInTestShopper(engine.app)
}
afterAll(() => engine.close())

function solve(challenge: string, difficulty: number): string {
  for (let number = 0; ; number += 1) {
    const token = `${challenge}.${number}`
    const digest = createHash('sha256').update(token).digest()
    if (digest.readUInt32BE(0) >>> (32 - difficulty) === 0) return token
  }
}

async function newToken(): Promise<string> {
  const payload = { hostname: 'shop.example' }
  const response = await engine.app.inject({ method: 'POST', url: '/recaptcha/challenge', payload })
  const { challenge, difficulty } = response.json<{ challenge: string; difficulty: number }>()
  return solve(challenge, difficulty)
}

const verify = async (form: Record<string, string>) => {
  const response = await engine.app.inject({
    method: 'POST',
    url: '/recaptcha/api/siteverify',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  return response.json<Record<string, unknown>>()
}

const post = (path: string, payload: object) =>
  engine.app.inject({
    method: 'POST',
    url: `/custom/${path}`.replace('v1/', 'v1/organizations/f_ecom_prln_001/'),
    query: { siteId: 'brindille' },
    headers: { ...guest.headers },
    payload,
  })

/**
 * Changes the form, because a repeated submission opens no second case and requires no second
 * token.
 */
const ofAnother = (form: object) => ({ ...form, lastName: 'Plum' })

const ADA = { firstName: 'Ada', lastName: 'Bloom', email: 'ada@example.com' }
const CONTACT = { ...ADA, questionType: 'Chat', comment: 'Hello' }
const SUBSCRIBE = {
  c_email: 'ada@example.com',
  c_postal: '60601',
  c_firstname: 'Ada',
  c_lastname: 'Bloom',
  c_birth_day: '29',
  c_birth_month: '02',
  c_birthdate: '02/29/1992',
  c_subscribelist: 'offersupdates',
}
const REGISTER = {
  customer: { ...ADA, login: 'ada@example.com' },
  password: 'Praline#1845',
}
const CATALOG = {
  ...ADA,
  address1: '1 Main St',
  city: 'Chicago',
  postalCode: '60601',
  phone: '3125550100',
}
const CAMPAIGN = { ...CATALOG, eventId: 'draw', state: 'IL' }
const GIFT_CARD = { c_number: 'BRIN-DILL-E025-0001', c_cvn: '1234' }
const FORMS: [string, object, string][] = [
  ['forms/v1/contact', CONTACT, 'recaptchaToken'],
  ['subscriptions/v1/subscribe', SUBSCRIBE, 'c_recaptchaToken'],
  ['account/v1/customer-register', REGISTER, 'recaptchaToken'],
  ['forms/v1/request-future-catalog', CATALOG, 'c_recaptchaToken'],
  ['forms/v1/marketing-lead', CATALOG, 'recaptchaToken'],
  ['forms/v1/campaign', CAMPAIGN, 'recaptchaToken'],
  ['payment/v1/gift-card-balance', GIFT_CARD, 'c_recaptchaToken'],
]

describe('siteverify', () => {
  beforeAll(() => start(false))

  test('a token is valid once', async () => {
    const token = await newToken()
    expect(await verify({ secret: 'praline', response: token })).toEqual({
      success: true,
      challenge_ts: new Date(clock).toISOString(),
      hostname: 'shop.example',
    })
    expect(await verify({ secret: 'praline', response: token })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    })
  })

  test('a token is valid once in concurrent requests too', async () => {
    const response = await newToken()
    const form = { secret: 'praline', response }
    const answers = await Promise.all([verify(form), verify(form)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test.each([
    [119_000, true],
    [120_000, false],
  ])('after %i ms a token is valid: %s', async (ms, success) => {
    const response = await newToken()
    clock += ms
    expect(await verify({ secret: 'praline', response })).toMatchObject({ success })
  })

  test.each([
    [{}, ['missing-input-secret', 'missing-input-response']],
    [{ secret: 'wrong', response: 'x' }, ['invalid-input-secret']],
    [{ secret: 'praline', response: 'x' }, ['invalid-input-response']],
    [{ secret: 'praline', response: `${'a'.repeat(32)}.1` }, ['invalid-input-response']],
  ])('%j is rejected with %j', async (form, codes) => {
    expect(await verify(form as Record<string, string>)).toEqual({
      success: false,
      'error-codes': codes,
    })
  })
})

describe('a site without a captcha', () => {
  beforeAll(() => start(false))
  test.each(FORMS)('accepts %s without a token [SITE-007]', async (path, body) => {
    expect((await post(path, body)).statusCode).toBe(200)
  })
})

describe('a site with a captcha', () => {
  beforeAll(() => start(true))
  test.each(FORMS)('accepts %s only with a valid token, once', async (path, body, name) => {
    const without = await post(path, body)
    expect(without.statusCode).toBe(400)
    expect(without.json()).toMatchObject({ detail: 'The captcha is missing.' })
    expect((await post(path, { ...body, [name]: 'x' })).statusCode).toBe(400)
    const token = await newToken()
    expect((await post(path, { ...body, [name]: token })).statusCode).toBe(200)
    const again = await post(path, { ...ofAnother(body), [name]: token })
    expect(again.statusCode).toBe(400)
    expect(again.json()).toMatchObject({ detail: 'ReCAPTCHA token expired. Please try again.' })
  })

  test('accepts a gift card by address only with a token too [FORM-014]', async () => {
    const ask = async (query: object) => {
      const response = await engine.app.inject({
        url: '/custom/payment/v1/organizations/f_ecom_prln_001/gift-card-balance',
        query: { siteId: 'brindille', ...GIFT_CARD, ...query },
        headers: { ...guest.headers },
      })
      return response.statusCode
    }
    expect(await ask({})).toBe(400)
    expect(await ask({ c_recaptchaToken: await newToken() })).toBe(200)
  })

  test('rejects a token older than two minutes with the message of FORM-096', async () => {
    const token = await newToken()
    clock += 120_000
    const late = await post('payment/v1/gift-card-balance', {
      ...GIFT_CARD,
      c_recaptchaToken: token,
    })
    expect(late.statusCode).toBe(400)
    expect(late.json()).toMatchObject({
      type: expect.stringMatching(/captcha-expired$/),
      detail: 'ReCAPTCHA token expired. Please try again.',
    })
  })

  test('returns the first response to a form that is sent twice with its token', async () => {
    const form = { ...CONTACT, comment: 'Once only', recaptchaToken: await newToken() }
    const first = await post('forms/v1/contact', form)
    const again = await post('forms/v1/contact', form)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(first.json())
  })

  test('requires the token in the published registration API too', async () => {
    const scapi = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
    const [login, password] = ['bea@example.com', REGISTER.password]
    const register = (url: string, customer: object) =>
      engine.app.inject({
        method: 'POST',
        url,
        query: { siteId: 'brindille', client_id: TEST_CLIENT_ID },
        headers: { ...guest.headers },
        payload: { customer, password },
      })
    const customer = { login, email: login, lastName: 'Bloom' }
    const refused = await register(scapi, customer)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ detail: 'The captcha is missing.' })
    const snake = { login, email: login, last_name: 'Bloom' }
    const ocapi = '/s/brindille/dw/shop/v23_2/customers'
    expect((await register(ocapi, snake)).statusCode).toBe(400)
    const c_recaptchaToken = await newToken()
    const made = await register(scapi, { ...customer, c_recaptchaToken })
    expect(made.statusCode).toBe(200)
    expect(made.json()).not.toHaveProperty('c_recaptchaToken')
  })
})

test('an external siteverify service decides; without a response from it the form is rejected', async () => {
  let body = ''
  let answer = '{"success":true}'
  const server = createServer((request, response) => {
    request.on('data', (chunk) => (body = String(chunk)))
    request.on('end', () => response.end(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await start(true, {
    captchaVerifyUrl: `http://127.0.0.1:${port}/siteverify`,
    captchaSecret: 'ours',
  })
  const form = { ...CONTACT, recaptchaToken: 'theirs' }
  expect((await post('forms/v1/contact', form)).statusCode).toBe(200)
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    secret: 'ours',
    response: 'theirs',
    remoteip: '127.0.0.1',
  })
  answer = 'nothing'
  expect((await post('forms/v1/contact', ofAnother(form))).statusCode).toBe(503)
  server.close()
})
