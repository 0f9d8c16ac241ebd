import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { useEngine } from '../../testing/engine'
import { seedCatalog } from '../../testing/seed-catalog'
import { logInTestShopper } from '../../testing/test-shopper'

const engine = useEngine(seedCatalog)
beforeEach(() => engine.db.deleteFrom('shopper_activity').execute())

interface Answer {
  recs: { id: string; product_name: string; image_url?: string }[]
  recoUUID: string
  recommenderName: string
  displayMessage?: string
}

const HEADERS = { 'x-cq-client-id': 'a-client' }
const ME = { cookieId: 'visit-1' }

const post = (url: string, payload: object) =>
  engine.app.inject({ method: 'POST', url: `/v3${url}`, headers: HEADERS, payload })

const act = (activity: string, payload: object) =>
  post(`/activities/brindille/${activity}`, { ...ME, ...payload })

async function recommend(name: string, products: string[], visitor: object = ME) {
  const body = { ...visitor, products: products.map((id) => ({ id })) }
  const answer = await post(`/personalization/recs/brindille/${name}`, body)
  expect(answer.statusCode).toBe(200)
  return answer.json<Answer>()
}

const idsOf = ({ recs }: Answer) => recs.map(({ id }) => id)

test('recently viewed: products of this visit, newest first, without that of the page [REC-002, REC-012, REC-021]', async () => {
  for (const id of ['truffles', 'assorted-9', 'brittle', 'assorted-18', 'hidden', 'nothing']) {
    expect((await act('viewProduct', { product: { id } })).statusCode).toBe(200)
  }
  await post('/activities/brindille/viewProduct', { cookieId: 'visit-2', product: { id: 'card' } })
  expect(idsOf(await recommend('recently-viewed', []))).toEqual(['assorted', 'brittle', 'truffles'])
  expect(idsOf(await recommend('recently-viewed', ['brittle']))).toEqual(['assorted', 'truffles'])
  expect(idsOf(await recommend('recently-viewed', [], { cookieId: 'visit-3' }))).toEqual([])
})

describe("an account's recently viewed products", () => {
  const ADA = { login: 'ada@example.com', password: 'Praline#1845' }
  const logIn = async (visitId: string = randomUUID()) => {
    const shopper = await logInTestShopper(engine.app, { credentials: ADA, visitId })
    return { cookieId: visitId, userId: shopper.customerId }
  }

  beforeAll(async () => {
    const customer = { login: ADA.login, email: ADA.login, lastName: 'Bloom' }
    const registration = { customer, password: ADA.password }
    await engine.app.services.registration.register('brindille', registration)
  })

  test('include those of its other visits', async () => {
    await act('viewProduct', { ...(await logIn()), product: { id: 'brittle' } })
    expect(idsOf(await recommend('recently-viewed', [], await logIn()))).toEqual(['brittle'])
  })

  test("cannot be read or changed with the account's id alone", async () => {
    const own = await logIn()
    await act('viewProduct', { ...own, product: { id: 'brittle' } })
    const stranger = { cookieId: 'visit-9', userId: own.userId }
    expect(idsOf(await recommend('recently-viewed', [], stranger))).toEqual([])
    await act('viewProduct', { ...stranger, product: { id: 'card' } })
    expect(idsOf(await recommend('recently-viewed', [], own))).toEqual(['brittle'])
  })

  test('are not returned after a logout', async () => {
    const own = await logIn()
    await act('viewProduct', { ...own, product: { id: 'brittle' } })
    await engine.app.services.auth.endSessionsOfCustomer(own.userId)
    const after = { cookieId: 'visit-9', userId: own.userId }
    expect(idsOf(await recommend('recently-viewed', [], after))).toEqual([])
  })
})

test("also loved: cross-sells of the merchant, then products in others' bags and views, then bestsellers [REC-010, REC-017]", async () => {
  await engine.db
    .updateTable('product')
    .set({ recommendations: JSON.stringify([{ type: 'cross-sell', targetId: 'card' }]) })
    .where('id', '=', 'assorted')
    .execute()
  for (const cookieId of ['visit-2', 'visit-3']) {
    await act('viewProduct', { cookieId, product: { id: 'assorted-9' } })
    await act('viewProduct', { cookieId, product: { id: 'truffles' } })
  }
  await act('viewProduct', { cookieId: 'visit-4', product: { id: 'assorted-18' } })
  await act('addToCart', { cookieId: 'visit-4', products: [{ id: 'creme-bar' }, { id: 'nope' }] })
  const ids = idsOf(await recommend('customers-also-loved', ['assorted-9']))
  expect(ids.slice(0, 3)).toEqual(['card', 'creme-bar', 'truffles'])
  expect(ids).not.toContain('assorted')
  expect(ids).not.toContain('hidden')
  expect(new Set(ids).size).toBe(ids.length)
})

test('a zone of a page has a recommender and a title [REC-013]', async () => {
  const answer = await post('/personalization/brindille/zones/product/recs', {
    ...ME,
    products: [{ id: 'assorted' }],
  })
  expect(answer.json<Answer>()).toMatchObject({
    recommenderName: 'customers-also-loved',
    displayMessage: 'Customers Also Love',
    recoUUID: expect.any(String),
  })
})

test('the recommenders are listed by name [REC-011]', async () => {
  const url = '/v3/personalization/recommenders/brindille'
  const answer = await engine.app.inject({ url, headers: HEADERS })
  expect(answer.json<{ recommenders: { name: string }[] }>().recommenders).toMatchObject([
    { name: 'customers-also-loved' },
    { name: 'recently-viewed' },
  ])
})

test('activities older than 90 days and the start of a very long visit are deleted', async () => {
  await act('viewSearch', { searchText: 'truffle' })
  await engine.db
    .updateTable('shopper_activity')
    .set({ happened_at: sql`now() - interval '91 days'` })
    .execute()
  await act('viewCategory', { cookieId: 'visit-2', category: { id: 'gifts' } })
  const stored = await engine.db.selectFrom('shopper_activity').select('kind').execute()
  expect(stored).toEqual([{ kind: 'viewCategory' }])
  await sql`insert into shopper_activity (site_id, kind, cookie_id, happened_at)
    select 'brindille', 'viewPage', 'visit-1', now() from generate_series(1, 400)`.execute(
    engine.db,
  )
  await act('viewSearch', { searchText: 'fudge' })
  const { count } = await engine.db
    .selectFrom('shopper_activity')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('cookie_id', '=', 'visit-1')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(300)
})

test.each([
  ['/activities/brindille/stealProduct', ME, 400],
  ['/activities/nowhere/viewProduct', { ...ME, product: { id: 'brittle' } }, 404],
  ['/activities/brindille/viewProduct', { product: { id: 'brittle' } }, 400],
  ['/personalization/recs/brindille/fortune-teller', ME, 404],
  ['/personalization/brindille/zones/constructor/recs', ME, 404],
])('%s is rejected', async (url, payload, status) => {
  expect((await post(url, payload)).statusCode).toBe(status)
})

test('an address that sends thousands of activities is rate-limited', async () => {
  await act('viewSearch', { searchText: 'truffle' })
  await engine.db
    .updateTable('login_attempt')
    .set({ attempts: 3000 })
    .where('key', 'like', 'activity-address:%')
    .execute()
  expect((await act('viewSearch', { searchText: 'truffle' })).statusCode).toBe(429)
  await engine.db.deleteFrom('login_attempt').execute()
})

test('products of the same order weigh more than products of the same bag', async () => {
  await engine.db
    .insertInto('order_header')
    .values({
      order_no: 'together-1',
      site_id: 'brindille',
      customer_id: 'ada',
      basket_id: '00000000-0000-4000-8000-000000000001',
      email: 'ada@example.com',
      status: 'new',
      currency: 'USD',
      product_total_minor: 0,
      shipping_total_minor: 0,
      tax_total_minor: 0,
      order_total_minor: 0,
      document: JSON.stringify({}),
    })
    .execute()
  const line = {
    order_no: 'together-1',
    inventory_list_id: 'inventory',
    quantity: 1,
    unit_price_minor: 0,
    price_minor: 0,
    tax_minor: 0,
  }
  const lines = ['assorted-9', 'brittle'].map((id) => ({ ...line, item_id: id, product_id: id }))
  await engine.db.insertInto('order_item').values(lines).execute()
  await act('viewProduct', { product: { id: 'assorted-18' } })
  await act('addToCart', { products: [{ id: 'creme-bar' }] })
  const ids = idsOf(await recommend('customers-also-loved', ['assorted-18']))
  expect(ids.indexOf('brittle')).toBeLessThan(ids.indexOf('creme-bar'))
  await engine.db.deleteFrom('order_header').where('order_no', '=', 'together-1').execute()
})

test('a request without a client id is rejected [REC-014]', async () => {
  const url = '/v3/personalization/recommenders/brindille'
  expect((await engine.app.inject({ url })).statusCode).toBe(401)
})

test('sales materials are never recommended', async () => {
  await act('viewProduct', { product: { id: 'brittle' } })
  await engine.db
    .updateTable('product')
    .set({ custom: JSON.stringify({ isCollateral: 'true' }) })
    .where('id', '=', 'brittle')
    .execute()
  expect(idsOf(await recommend('recently-viewed', []))).toEqual([])
})
