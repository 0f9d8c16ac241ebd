import { millisecondsInHour } from 'date-fns/constants'
import type { InjectOptions } from 'fastify'
import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper, type TestShopper } from '../testing/test-shopper'
import { useForEach } from '../testing/use'

const PATH = '/custom/account/v1/organizations/f_ecom_prln_001'
const GRACE = { login: 'grace@example.com', password: 'Cocoa&Nibs9' }

let now = new Date('2026-05-01T12:00:00Z')
let guest: TestShopper

const engine = useEngine({ seed: seedSite, now: () => now })
beforeAll(async () => {
  guest = await logInTestShopper(engine.app)
})
beforeEach(async () => {
  now = new Date(now.getTime() + 20 * 60_000)
  guest = await logInTestShopper(engine.app)
})

interface Ask {
  as?: TestShopper
  query?: Record<string, string>
  payload?: Record<string, unknown>
}

function ask(method: 'GET' | 'POST', path: string, { as = guest, query, payload }: Ask = {}) {
  const options: InjectOptions = {
    method,
    url: `${PATH}/${path}`,
    query: { siteId: 'brindille', ...query },
    headers: as.headers,
    payload,
  }
  return engine.app.inject(options)
}

const register = (login: string, password = GRACE.password, query = {}) =>
  ask('POST', 'customer-register', {
    query,
    payload: { customer: { login, email: login, lastName: 'Hopper' }, password },
  })

async function readMail(): Promise<string> {
  const [mail] = (await engine.app.services.mail.listMails({ limit: 1 })).mails
  return mail?.text ?? ''
}

async function setPreference(value: boolean): Promise<void> {
  await engine.db
    .updateTable('site')
    .set({ preferences: JSON.stringify({ requireEmailVerification: value }) })
    .execute()
  // sites are cached for some seconds
  now = new Date(now.getTime() + 60_000)
}

describe('with e-mail verification', () => {
  beforeAll(() => setPreference(true))
  afterAll(() => setPreference(false))

  test('a new customer can log in after following the link', async () => {
    expect((await register(GRACE.login)).statusCode).toBe(200)
    const early = logInTestShopper(engine.app, { credentials: GRACE })
    await expect(early).rejects.toThrow('requires.verification')
    const link = new URL((await readMail()).match(/http\S+/)?.[0] ?? '')
    expect(link.pathname).toBe('/account-confirmation')
    const query = Object.fromEntries(link.searchParams)
    const complete = () => ask('POST', 'customer-register-complete', { query })
    expect((await complete()).json()).toEqual({ status: 'verified' })
    expect(await readMail()).toMatch(/^Welcome to .*See your account: http\S+\/account$/ms)
    expect((await complete()).json()).toMatchObject({ c_type: 'invalid.confirmation.token' })
    await expect(logInTestShopper(engine.app, { credentials: GRACE })).resolves.toBeDefined()
  })

  test('mails requested from a Spanish page are in Spanish and link to Spanish pages', async () => {
    await engine.db
      .updateTable('site')
      .set({ locales: ['es-US'] })
      .execute()
    now = new Date(now.getTime() + 60_000)
    guest = await logInTestShopper(engine.app)
    await register('lola@example.com', GRACE.password, { locale: 'es-US' })
    expect(await readMail()).toMatch(
      /\nSigue el enlace para confirmar.*\/es-US\/account-confirmation\?.*Vale durante 24 horas/s,
    )
    await ask('POST', 'password-reset-email', {
      payload: { email: 'lola@example.com' },
      query: { locale: 'es-US' },
    })
    expect(await readMail()).toMatch(
      /\nSigue el enlace para elegir una contraseña nueva.*\/es-US\/new-password-form\?/s,
    )
  })

  test('an expired confirmation link can be replaced by a new one', async () => {
    const credentials = { ...GRACE, login: 'late@example.com' }
    await register(credentials.login)
    const first = (await readMail()).match(/c_token=([\w-]+)/)?.[1] ?? ''
    now = new Date(now.getTime() + 25 * millisecondsInHour)
    guest = await logInTestShopper(engine.app)
    await expect(logInTestShopper(engine.app, { credentials })).rejects.toThrow('token.expired')
    const query = { c_email: credentials.login }
    const again = await ask('POST', 'send-email-confirmation', { query })
    expect(again.json()).toEqual({ status: 'pending' })
    const complete = (token: string) =>
      ask('POST', 'customer-register-complete', { query: { c_token: token } })
    expect((await complete(first)).statusCode).toBe(400)
    const second = (await readMail()).match(/c_token=([\w-]+)/)?.[1] ?? ''
    expect((await complete(second)).statusCode).toBe(200)
    const sent = await ask('POST', 'send-email-confirmation', { query })
    expect(sent.json()).toEqual({ status: 'verified' })
  })
})

describe('a registered customer', () => {
  const credentials = { ...GRACE, login: 'emmy@example.com' }

  beforeAll(async () => {
    guest = await logInTestShopper(engine.app)
    await register(credentials.login)
  })
  const emmy = useForEach(() => logInTestShopper(engine.app, { credentials }))

  test('can check the current password, with a limited number of attempts', async () => {
    const check = (c_currentPassword: string) =>
      ask('GET', 'validate-customer-password', { as: emmy, query: { c_currentPassword } })
    expect((await check(credentials.password)).json()).toMatchObject({ isValid: true })
    expect((await check('wrong')).json()).toMatchObject({ isValid: false })
    for (let attempt = 0; attempt < 9; attempt += 1) await check('wrong')
    expect((await check('wrong')).statusCode).toBe(429)
    const asGuest = await ask('GET', 'validate-customer-password', {
      query: { c_currentPassword: 'x' },
    })
    expect(asGuest.statusCode).toBe(403)
  })

  test('saves a card by its token and uses it for subscriptions', async () => {
    const card = { number: '5555 5555 5555 4444', expirationMonth: '11', expirationYear: '2040' }
    const token = (await ask('POST', 'customer-payment-token', { as: emmy, payload: card })).json()
    expect(token).toMatchObject({ maskedNumber: '************4444', cardType: 'Master Card' })
    const paymentCard = {
      cardType: 'Master Card',
      creditCardToken: token.paymentToken,
      expirationMonth: 11,
      expirationYear: 2040,
      holder: 'E',
    }
    const saved = await engine.app.inject({
      method: 'POST',
      url: `/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers/${emmy.customerId}/payment-instruments`,
      query: { siteId: 'brindille' },
      headers: emmy.headers,
      payload: { paymentMethodId: 'CREDIT_CARD', paymentCard },
    })
    const { paymentInstrumentId } = saved.json()
    const path = `payment-instruments/${paymentInstrumentId}/use-for-subscriptions`
    const used = await ask('POST', path, { as: emmy })
    expect(used.json()).toMatchObject({ c_useForSubscriptions: true })
    const { storedCards } = engine.app.services
    const { paymentToken } = token
    expect(await storedCards.createTransientToken(paymentToken, emmy.customerId)).toContain('.')
    const bad = await ask('POST', 'customer-payment-token', {
      as: emmy,
      payload: { ...card, number: '1234' },
    })
    expect(bad.json()).toMatchObject({ title: 'Invalid Credit Card', statusCode: 400 })
  })

  test('sets a new password with a mailed link', async () => {
    await ask('POST', 'password-reset-email', { payload: { email: credentials.login } })
    const token = (await readMail()).match(/token=([\w-]+)/)?.[1] ?? ''
    const query = { token }
    const validate = () => ask('GET', 'password-reset/validate-token', { query })
    expect((await validate()).json()).toEqual({ valid: true })
    const reset = (password: string) =>
      ask('POST', 'password-reset', { payload: { token, password } })
    expect((await reset('weak')).json()).toMatchObject({ title: 'Invalid Password' })
    expect((await reset('Symmetry#1918')).statusCode).toBe(200)
    expect((await validate()).json()).toMatchObject({ title: 'Invalid Reset Token' })
    const old = logInTestShopper(engine.app, { credentials })
    await expect(old).rejects.toThrow('401')
    credentials.password = 'Symmetry#1918'
    await expect(logInTestShopper(engine.app, { credentials })).resolves.toBeDefined()
  })

  test('accepts the terms', async () => {
    const agreed = await ask('POST', 'apply-agreement-date', { as: emmy })
    expect(agreed.json()).toEqual({ c_agreementDate: now.toISOString() })
  })
})

test('a reset link can be invalidated before it is used', async () => {
  await register('ended@example.com')
  await ask('POST', 'password-reset-email', { payload: { email: 'ended@example.com' } })
  const token = (await readMail()).match(/token=([\w-]+)/)?.[1] ?? ''
  await ask('GET', 'password-reset/invalidate-token', { query: { token } })
  const gone = await ask('GET', 'password-reset/validate-token', { query: { token } })
  expect(gone.statusCode).toBe(400)
})

test('customer groups, shopper contexts and organization codes are returned', async () => {
  await engine.db
    .insertInto('source_code_group')
    .values({
      site_id: 'brindille',
      id: 'school-board',
      definition: JSON.stringify({ enabled: true, codes: ['SCHOOL*'] }),
    })
    .execute()
  const groups = await ask('GET', 'all-customer-groups')
  expect(groups.json()).toHaveProperty('customerGroups')
  const payload = { login_id: 'guest', sourceCode: null, customQualifiers: { country: 'US' } }
  const context = await ask('POST', 'shoppercontext', { payload })
  expect(context.json().customerGroups).toContain('Unregistered')
  now = new Date(now.getTime() + 60_000)
  guest = await logInTestShopper(engine.app)
  const lookUp = (code: string) =>
    ask('GET', 'organization-discount-code', { query: { organization_discount_code: code } })
  expect((await lookUp('school42')).json()).toMatchObject({ valid: true })
  expect((await lookUp('nothing')).statusCode).toBe(404)
})

test('events are stored', async () => {
  const response = await engine.app.inject({
    method: 'POST',
    url: '/custom/customer/v1/organizations/f_ecom_prln_001/event',
    query: { siteId: 'brindille' },
    headers: guest.headers,
    payload: { type: 'view', productId: 'assorted' },
  })
  expect(response.json()).toEqual({ success: true })
  const events = await engine.db.selectFrom('customer_event').selectAll().execute()
  expect(events).toMatchObject([{ event: { type: 'view' }, customer_id: guest.customerId }])
})
