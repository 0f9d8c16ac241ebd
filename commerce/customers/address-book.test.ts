import { z } from 'zod'
import { useEngine } from '../testing/engine'
import { registerTestCustomer, type TestCustomer } from '../testing/test-customer'
import { seedSite } from '../testing/seed-site'
import { useForEach } from '../testing/use'

const Addresses = z.object({
  addresses: z.array(z.looseObject({ addressId: z.string(), preferred: z.boolean() })),
})
const HOME = { lastName: 'Hopper', countryCode: 'US', address1: '1 Home Street', city: 'Albany' }

let other: TestCustomer

const engine = useEngine(seedSite)
const grace = useForEach(() => registerTestCustomer(engine.app))
beforeEach(async () => {
  other = await registerTestCustomer(engine.app)
})

const add = (addressId: string, more: object = {}, as = grace) =>
  as.ask('POST', '/addresses', { addressId, ...HOME, ...more })
const preferredOf = async (customer: TestCustomer) =>
  Addresses.parse((await customer.ask('GET', '')).json())
    .addresses.filter(({ preferred }) => preferred)
    .map(({ addressId }) => addressId)

test('an address of another customer cannot be read, changed or deleted [ACC-038]', async () => {
  await add('Home', {}, other)
  const refused = [
    await grace.ask('GET', '/addresses/Home'),
    await grace.ask('PATCH', '/addresses/Home', { city: 'Troy' }),
    await grace.ask('DELETE', '/addresses/Home'),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect((await other.ask('GET', '/addresses/Home')).json()).toMatchObject({ city: 'Albany' })
})

// the published contract responds with 400 `invalid-customer` for another customer's id
test.each([
  ['GET', '/addresses/Home'],
  ['PATCH', '/addresses/Home'],
  ['DELETE', '/addresses/Home'],
  ['POST', '/addresses'],
] as const)('%s %s with the id of another customer is refused [ACC-038]', async (method, path) => {
  await add('Home', {}, other)
  const body = method === 'POST' ? { addressId: 'New', ...HOME } : { city: 'Troy' }
  const refused = await grace.ask(method, path, method === 'GET' ? undefined : body, other)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ title: 'Invalid Customer' })
  const { addresses } = Addresses.parse((await other.ask('GET', '')).json())
  expect(addresses).toMatchObject([{ addressId: 'Home', city: 'Albany' }])
})

test('a territory is saved as a state, and names with one spelling per character', async () => {
  await add('Island', { countryCode: 'GU', lastName: 'O’Neill', city: 'Haga\u030atn\u0303a' })
  expect((await grace.ask('GET', '/addresses/Island')).json()).toMatchObject({
    countryCode: 'US',
    stateCode: 'GU',
    lastName: "O'Neill",
    city: 'Hagåtña',
  })
  await grace.ask('PATCH', '/addresses/Island', { countryCode: 'U.S. Virgin Islands' })
  const { addresses } = Addresses.parse((await grace.ask('GET', '')).json())
  expect(addresses).toMatchObject([{ countryCode: 'US', stateCode: 'VI' }])
})

test('simultaneous changes of the primary address leave exactly one [ADDR-052]', async () => {
  await add('Home')
  await add('Work')
  const answers = await Promise.all([
    grace.ask('PATCH', '/addresses/Home', { preferred: true }),
    grace.ask('PATCH', '/addresses/Work', { preferred: true }),
    add('Summer', { preferred: true }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await preferredOf(grace)).toHaveLength(1)
})

test('only one of two simultaneous addresses with the same name is stored', async () => {
  const answers = await Promise.all([add('Home'), add('Home')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
    title: 'Address Id Already In Use',
  })
})

test('a deleted address can be added again with its flags and custom attributes', async () => {
  await add('Home', { preferred: true, c_isPOBox: true, c_PHONE_EXTENSION: '42' })
  await add('Work')
  await grace.ask('DELETE', '/addresses/Home')
  expect(await preferredOf(grace)).toEqual([])
  await add('Home', { preferred: true, c_isPOBox: true, c_PHONE_EXTENSION: '42' })
  expect(await preferredOf(grace)).toEqual(['Home'])
  expect((await grace.ask('GET', '/addresses/Home')).json()).toMatchObject({
    c_isPOBox: true,
    c_PHONE_EXTENSION: '42',
  })
})

test('a subscription keeps its address when the address is renamed', async () => {
  await add('Home')
  await engine.db
    .insertInto('subscription')
    .values({
      ...{ id: 's-1', site_id: 'brindille', customer_id: grace.customerId, address_id: 'Home' },
      ...{ order_no: '1', item_id: 'a', product_id: 'p', state: 'active', document: '{}' },
      ...{ every: 1, every_period: 1, anchor_on: '2026-01-01', next_on: '2026-02-01' },
      ...{ created_at: new Date(), updated_at: new Date() },
    })
    .execute()
  await grace.ask('PATCH', '/addresses/Home', { addressId: 'Old Home' })
  const query = engine.db.selectFrom('subscription').select('address_id')
  expect(await query.executeTakeFirst()).toEqual({ address_id: 'Old Home' })
})
