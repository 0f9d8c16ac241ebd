import { readConfig } from '../config'
import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper } from '../testing/test-shopper'
import { useForAll } from '../testing/use'

const ORGANIZATION = 'organizations/f_ecom_prln_001'
const PASSWORD = 'Cocoa&Nibs9'
const HOME = {
  addressId: 'Albany',
  preferred: true,
  firstName: 'Grace',
  lastName: 'Hopper',
  address1: '1 Home Street',
  city: 'Albany',
  stateCode: 'NY',
  postalCode: '12201',
  countryCode: 'US',
  phone: '5185550100',
}

const { constantTimeMs } = readConfig({})
const engine = useEngine({ seed: seedSite, config: { constantTimeMs } })
const guest = useForAll(() => logInTestShopper(engine.app))

interface PostOptions {
  query?: Record<string, string>
  remoteAddress?: string
}

function post(path: string, payload: object, options: PostOptions = {}) {
  return engine.app.inject({
    method: 'POST',
    url: `/custom/account/v1/${ORGANIZATION}/${path}`,
    payload,
    headers: guest.headers,
    ...options,
    query: { siteId: 'brindille', ...options.query },
  })
}

const register = (email: string, more: object = {}) =>
  post('customer-register', {
    customer: { login: email, email, firstName: 'Grace', lastName: 'Hopper', ...more },
    password: PASSWORD,
  })

const askForReset = (email: string, remoteAddress?: string) =>
  post('password-reset-email', { email }, { remoteAddress })

async function listMailsTo(email: string) {
  const { mails } = await engine.app.services.mail.listMails({ limit: 100 })
  return mails.filter(({ recipient }) => recipient === email)
}

test('an address and a company are stored with the registration [ACC-064]', async () => {
  const business = { companyName: 'Navy', c_organizationType: 'Hotel', addresses: [HOME] }
  const registered = await register('grace@example.com', business)
  expect(registered.statusCode).toBe(200)
  const grace = await logInTestShopper(engine.app, {
    credentials: { login: 'grace@example.com', password: PASSWORD },
  })
  const own = await engine.app.inject({
    url: `/customer/shopper-customers/v1/${ORGANIZATION}/customers/${grace.customerId}`,
    query: { siteId: 'brindille' },
    headers: grace.headers,
  })
  expect(own.json()).toMatchObject({
    companyName: 'Navy',
    c_organizationType: 'Hotel',
    addresses: [HOME],
  })
})

test('an account is not created if its address cannot be stored [ACC-064]', async () => {
  const { countryCode: _code, ...incomplete } = HOME
  const refused = await register('half@example.com', { addresses: [incomplete] })
  expect(refused.statusCode).toBe(400)
  const two = await register('half@example.com', { addresses: [HOME, { ...HOME, addressId: 'B' }] })
  expect(two.statusCode).toBe(400)
  // the engine refuses what would be too long for one document
  const long = { ...HOME, c_note: 'x'.repeat(70_000) }
  expect((await register('half@example.com', { addresses: [long] })).statusCode).toBe(400)
  expect((await register('half@example.com')).statusCode).toBe(200)
})

test('neither the response nor its duration reveals whether an account exists [ACC-029]', async () => {
  await register('known@example.com')
  const measure = async (ask: () => ReturnType<typeof post>) => {
    const start = performance.now()
    const { statusCode, body } = await ask()
    expect(performance.now() - start).toBeGreaterThan(390)
    return { statusCode, body }
  }
  const forKnown = await measure(() => askForReset('known@example.com'))
  const forUnknown = await measure(() => askForReset('unknown@example.com'))
  expect(forUnknown).toEqual(forKnown)
  // besides the welcome
  expect(await listMailsTo('known@example.com')).toHaveLength(2)
  expect(await listMailsTo('unknown@example.com')).toEqual([])
  const query = { c_email: 'unknown@example.com' }
  const pending = await measure(() => post('send-email-confirmation', {}, { query }))
  expect(pending.body).toBe('{"status":"pending"}')
})

test('only six of many simultaneous requests for one address send a mail [ACC-029]', async () => {
  await register('busy@example.com')
  const asked = Array.from({ length: 20 }, (_, index) =>
    askForReset('busy@example.com', `10.0.0.${index}`),
  )
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(14)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  // besides the welcome
  expect(await listMailsTo('busy@example.com')).toHaveLength(7)
})

test('a shopper cannot create a reset token for a login [ACC-034]', async () => {
  const answer = await engine.app.inject({
    method: 'POST',
    url: `/customer/shopper-customers/v1/${ORGANIZATION}/customers/password/actions/create-reset-token`,
    query: { siteId: 'brindille' },
    headers: guest.headers,
    payload: { login: 'known@example.com' },
  })
  expect(answer.statusCode).toBe(403)
  expect(answer.body).not.toContain('resetToken')
})
