import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper, type TestShopper } from '../testing/test-shopper'
import { useForAll } from '../testing/use'

const PATH = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const QUERY = { siteId: 'brindille' }
const GRACE = { login: 'grace@example.com', password: 'Cocoa&Nibs9' }

const engine = useEngine(async (db) => {
  await seedSite(db)
  await db.insertInto('customer_group').values({ site_id: QUERY.siteId, id: 'Friends' }).execute()
})
const guest = useForAll(() => logInTestShopper(engine.app))
beforeAll(() => register())
const grace = useForAll(() => logInTestShopper(engine.app, { credentials: GRACE }))

function register(changes: Record<string, unknown> = {}, password = GRACE.password) {
  const customer = { login: GRACE.login, email: GRACE.login, lastName: 'Hopper', ...changes }
  return send(guest, 'POST', '', { customer, password })
}

function send(
  shopper: TestShopper,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  payload?: Record<string, unknown>,
) {
  const { headers } = shopper
  return engine.app.inject({ method, url: `${PATH}${path}`, query: QUERY, headers, payload })
}

test('a login can be registered once, regardless of letter case', async () => {
  const response = await register({ login: 'GRACE@example.com' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ title: 'Login Already In Use' })
})

test('a weak password is refused', async () => {
  const response = await register({ login: 'weak@example.com' }, 'chocolate')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ title: 'Invalid Password' })
})

test('an invalid registration is refused with the name of the field', async () => {
  const response = await register({ login: 'x', email: 'not an address' })
  expect(response.statusCode).toBe(400)
  expect(response.json().detail).toContain('customer.email')
})

test('the profile can be changed except for fields the customer does not control', async () => {
  const path = `/${grace.customerId}`
  const changes = { firstName: 'Grace', c_matchCode: 'G1', customerNo: '1', enabled: false }
  const response = await send(grace, 'PATCH', path, changes)
  expect(response.statusCode).toBe(200)
  const customer = (await send(grace, 'GET', path)).json()
  expect(customer).toMatchObject({
    authType: 'registered',
    usid: expect.stringMatching(/^[\w-]{36}$/),
    firstName: 'Grace',
    lastName: 'Hopper',
    c_matchCode: 'G1',
    enabled: true,
  })
  expect(customer.customerNo).not.toBe('1')
  expect(JSON.stringify(customer)).not.toContain('argon2')
})

describe('a new e-mail address', () => {
  const byron = { login: 'byron@example.com', password: GRACE.password }

  beforeAll(() => register({ login: byron.login, email: byron.login }))
  const own = useForAll(() => logInTestShopper(engine.app, { credentials: byron }))
  const change = (changes: Record<string, unknown>) =>
    send(own, 'PATCH', `/${own.customerId}`, changes)

  test.each([
    {},
    { currentPassword: 'Wrong#1234' },
    { currentPassword: '' },
    { firstName: 'George', login: byron.login },
  ])('needs the password: %j', async (more) => {
    const refused = await change({ email: 'eve@example.com', ...more })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ title: 'Invalid Password' })
    const { email, firstName } = (await send(own, 'GET', `/${own.customerId}`)).json()
    expect([email, firstName]).toEqual([byron.login, undefined])
  })

  test('is saved with it, and the same in other letters without', async () => {
    const currentPassword = byron.password
    const saved = await change({ email: 'king@example.com', currentPassword })
    expect(saved.json()).toMatchObject({ email: 'king@example.com', login: byron.login })
    const same = await change({ email: 'King@example.com', firstName: 'George' })
    expect(same.json()).toMatchObject({ email: 'King@example.com', firstName: 'George' })
  })

  test('limits guesses of the password', async () => {
    let refused = await change({ email: 'eve@example.com', currentPassword: 'Wrong#0' })
    for (let guess = 1; guess < 30 && refused.statusCode !== 429; guess += 1) {
      refused = await change({ email: 'eve@example.com', currentPassword: `Wrong#${guess}` })
      // proves nothing, so that it forgives nothing
      expect((await change({ login: byron.login })).statusCode).toBe(200)
    }
    expect(refused.statusCode).toBe(429)
  })
})

test('a birthday can be removed [ACC-066]', async () => {
  const path = `/${grace.customerId}`
  await send(grace, 'PATCH', path, { birthday: '1906-12-09' })
  expect((await send(grace, 'GET', path)).json().birthday).toBe('1906-12-09')
  expect((await send(grace, 'PATCH', path, { birthday: null })).json()).not.toHaveProperty(
    'birthday',
  )
})

test('customers can read their groups but not set them', async () => {
  const path = `/${grace.customerId}`
  const { customerNo } = (await send(grace, 'GET', path)).json()
  await engine.db
    .insertInto('customer_group_member')
    .values({ site_id: QUERY.siteId, group_id: 'Friends', customer_no: customerNo })
    .execute()
  const patched = await send(grace, 'PATCH', path, { c_groups: ['Staff'] })
  const groups = ['Everyone', 'Registered', 'Friends']
  expect(patched.json()).toMatchObject({ c_groups: groups })
  expect((await send(grace, 'GET', path)).json()).toMatchObject({ c_groups: groups })
})

test('addresses can be added, changed, made primary and deleted', async () => {
  const path = `/${grace.customerId}/addresses`
  const home = { addressId: 'San Jose', lastName: 'Hopper', countryCode: 'US', preferred: true }
  expect((await send(grace, 'POST', path, home)).json()).toMatchObject(home)
  expect((await send(grace, 'POST', path, home)).statusCode).toBe(400)
  const work = { ...home, addressId: 'Work / Mail', lastName: ' Hopper ', city: 'Arlington' }
  expect((await send(grace, 'POST', path, work)).statusCode).toBe(200)
  const name = encodeURIComponent(work.addressId)
  const patched = await send(grace, 'PATCH', `${path}/${name}`, { addressId: 'Work', city: 'Rye' })
  expect(patched.json()).toMatchObject({ addressId: 'Work', city: 'Rye', lastName: 'Hopper' })
  const { addresses } = (await send(grace, 'GET', `/${grace.customerId}`)).json()
  expect(addresses).toMatchObject([
    { addressId: 'Work', preferred: true },
    { addressId: 'San Jose', preferred: false },
  ])
  expect((await send(grace, 'DELETE', `${path}/Work`)).statusCode).toBe(204)
  expect((await send(grace, 'GET', `${path}/Work`)).statusCode).toBe(404)
})

test("shoppers cannot access another customer's account", async () => {
  const path = `/${grace.customerId}`
  for (const response of [
    await send(guest, 'GET', path),
    await send(guest, 'PATCH', path, { firstName: 'Eve' }),
    await send(guest, 'DELETE', `${path}/addresses/San%20Jose`),
    await send(grace, 'GET', `/${guest.customerId}`),
  ]) {
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ title: 'Invalid Customer' })
  }
})

test('a request without a token is refused', async () => {
  const response = await engine.app.inject({ url: `${PATH}/${grace.customerId}`, query: QUERY })
  expect(response.statusCode).toBe(401)
})

test('a password change ends every session, and only the new password works', async () => {
  const credentials = { login: GRACE.login, password: 'Bitter#Sweet70' }
  const path = `/${grace.customerId}/password`
  const wrong = { currentPassword: 'Wrong#1234', password: credentials.password }
  expect((await send(grace, 'PUT', path, wrong)).json()).toMatchObject({
    title: 'Invalid Password',
  })
  const right = { currentPassword: GRACE.password, password: credentials.password }
  expect((await send(grace, 'PUT', path, right)).statusCode).toBe(204)
  expect((await send(grace, 'GET', `/${grace.customerId}`)).statusCode).toBe(401)
  await expect(logInTestShopper(engine.app, { credentials: GRACE })).rejects.toThrow('401')
  const again = await logInTestShopper(engine.app, { credentials })
  expect(again.customerId).toBe(grace.customerId)
})
