import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper, type TestShopper } from '../testing/test-shopper'

const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const RULE = {
  included: [
    {
      matchMode: 'all',
      conditions: [
        {
          path: 'customer.profile.custom.accountType',
          operator: 'is-equal',
          values: ['corporate'],
        },
      ],
    },
  ],
}
const atTheHouse = (attribute: string) => ({
  path: `customer.profile.${attribute}`,
  operator: 'ends-with',
  values: ['@brindille.example'],
})
const OF_THE_HOUSE = {
  included: [{ matchMode: 'any', conditions: [atTheHouse('email'), atTheHouse('login')] }],
}
const PASSWORD = 'Praline#1845'

let guest: TestShopper
const engine = useEngine(seedSite)
beforeAll(async () => {
  const group = { site_id: 'brindille', id: 'Corporate', rule: JSON.stringify(RULE) }
  const staff = { site_id: 'brindille', id: 'Staff', rule: JSON.stringify(OF_THE_HOUSE) }
  await engine.db.insertInto('customer_group').values([group, staff]).execute()
  guest = await logInTestShopper(engine.app)
})

const call = async (
  method: 'GET' | 'PATCH' | 'POST',
  url: string,
  { headers }: TestShopper,
  payload?: object,
) => {
  const query = { siteId: 'brindille' }
  const response = await engine.app.inject({ method, url, query, headers, payload })
  expect(response.statusCode).toBe(200)
  return response.json<Record<string, unknown>>()
}

const newCustomer = (name: string) => {
  const login = `${name}@example.com`
  const claims = { c_accountType: 'corporate', c_favorite: 'dark' }
  return { customer: { login, email: login, lastName: 'Bloom', ...claims }, password: PASSWORD }
}

it.each([
  ['registering', CUSTOMERS],
  ['the registration form', '/custom/account/v1/organizations/f_ecom_prln_001/customer-register'],
])('%s cannot set an attribute that decides a customer group', async (way, url) => {
  const registration = newCustomer(way.replaceAll(' ', '-'))
  const made = await call('POST', url, guest, registration)
  expect(made).toMatchObject({ c_favorite: 'dark' })
  expect(made).not.toHaveProperty('c_accountType')
})

it('a customer can neither set nor delete an attribute that decides a customer group', async () => {
  const { customer, password } = newCustomer('ada')
  await call('POST', CUSTOMERS, guest, { customer, password })
  const credentials = { login: customer.login, password }
  const own = await logInTestShopper(engine.app, { credentials })
  const url = `${CUSTOMERS}/${own.customerId}`
  const claim = { c_accountType: 'corporate', firstName: 'Ada' }
  const patched = await call('PATCH', url, own, claim)
  expect(patched).toMatchObject({ firstName: 'Ada', c_groups: ['Everyone', 'Registered'] })
  const profile = JSON.stringify({ c_accountType: 'corporate' })
  await engine.db
    .updateTable('customer')
    .set({ profile })
    .where('id', '=', own.customerId)
    .execute()
  const left = await call('PATCH', url, own, { c_accountType: null, firstName: 'Ada' })
  expect(left).toMatchObject({ c_accountType: 'corporate' })
  expect(left.c_groups).toContain('Corporate')
})

const confirm = (customerId: string) =>
  engine.db
    .updateTable('customer')
    .set({ email_verified_at: new Date() })
    .where('id', '=', customerId)
    .execute()

it('an e-mail address counts for customer groups only once it is confirmed', async () => {
  const email = 'odile@brindille.example'
  const registration = { customer: { login: email, email, lastName: 'B' }, password: PASSWORD }
  await call('POST', CUSTOMERS, guest, registration)
  const credentials = { login: email, password: PASSWORD }
  const shopper = await logInTestShopper(engine.app, { credentials })
  const groups = async () =>
    (await call('GET', `${CUSTOMERS}/${shopper.customerId}`, shopper)).c_groups
  expect(await groups()).toEqual(['Everyone', 'Registered'])
  await confirm(shopper.customerId)
  expect(await groups()).toEqual(['Everyone', 'Registered', 'Staff'])
})

it("a login equal to another person's address does not count for customer groups", async () => {
  const login = 'etienne@brindille.example'
  const customer = { login, email: 'mallory@example.com', lastName: 'M' }
  await call('POST', CUSTOMERS, guest, { customer, password: PASSWORD })
  const credentials = { login, password: PASSWORD }
  const shopper = await logInTestShopper(engine.app, { credentials })
  await confirm(shopper.customerId)
  const { c_groups } = await call('GET', `${CUSTOMERS}/${shopper.customerId}`, shopper)
  expect(c_groups).toEqual(['Everyone', 'Registered'])
})
