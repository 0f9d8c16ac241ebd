import { createTestEngine, type TestEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper } from '../testing/test-shopper'
import { importCustomer, type ImportedCustomer } from './import-customer'

const NOW = new Date('2026-05-01T12:00:00Z')
const MARY: ImportedCustomer = {
  customerNo: '00000007',
  login: 'Mary@example.com',
  email: 'mary@example.com',
  lastName: 'Somerville',
  profile: { firstName: 'Mary', c_organizationType: 'School' },
  password: { value: 'Orbit#1831', isEncrypted: false },
  addresses: [
    { addressId: 'Jedburgh', document: { lastName: 'Somerville', countryCode: 'GB' } },
    {
      addressId: 'Naples',
      preferred: true,
      document: { lastName: 'Somerville', countryCode: 'IT' },
    },
  ],
  groups: [{ siteId: 'brindille', groupId: 'teachers' }],
}

let engine: TestEngine

beforeAll(async () => {
  engine = await createTestEngine({ seed: seedSite })
})
afterAll(() => engine.close())

test('an imported customer can log in, and the next customer gets the next number', async () => {
  expect(await importCustomer(engine.db, MARY, NOW)).toBe('created')
  const credentials = { login: 'mary@example.com', password: 'Orbit#1831' }
  const mary = await logInTestShopper(engine.app, { credentials })
  const { customers } = engine.app.services
  expect(await customers.getCustomer(mary.customerId)).toMatchObject({
    customerNo: '00000007',
    c_organizationType: 'School',
    addresses: [{ addressId: 'Naples', preferred: true }, { addressId: 'Jedburgh' }],
  })
  const next = { login: 'ada', email: 'ada@example.com', lastName: 'Lovelace' }
  const ada = await customers.register({ customer: next, password: 'Engine#1843' })
  expect(ada.customerNo).toBe('00000008')
})

test('a repeated import updates the customer with the same number and keeps the password', async () => {
  const again = { ...MARY, password: undefined, lastName: 'Greig', addresses: [], groups: [] }
  expect(await importCustomer(engine.db, again, NOW)).toBe('updated')
  const { customers } = engine.app.services
  const found = await customers.findByCredentials('mary@example.com', 'Orbit#1831')
  expect(found).toMatchObject({ lastName: 'Greig' })
})

test.each([
  ['foreign', 'emmy', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ['broken', 'emil', '$argon2id$v=19$m=19456,t=2,p=1$abc$def'],
])('a customer with a %s password hash must set a new password', async (_kind, login, value) => {
  const password = { value, isEncrypted: true }
  const emmy = { ...MARY, customerNo: login, login, password, addresses: [], groups: [] }
  expect(await importCustomer(engine.db, emmy, NOW)).toBe('created')
  const { customers } = engine.app.services
  expect(await customers.findByCredentials(login, value)).toBeUndefined()
  const { customerId = '' } = (await customers.findByLogin(login)) ?? {}
  expect(await customers.getCustomer(customerId)).toMatchObject({ hasPassword: false })
})

test('a login of another customer is not imported', async () => {
  expect(await importCustomer(engine.db, { ...MARY, customerNo: '9' }, NOW)).toBe('login-taken')
})
