import { z } from 'zod'
import { createTestEngine, type TestEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { logInTestShopper, type TestShopper } from '../testing/test-shopper'

const BASE = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001'
const QUERY = '?siteId=brindille'
const LIST_ITEM = { productId: 'assorted-9', quantity: 1, priority: 1, public: false }

let engine: TestEngine
let ada: TestShopper
let guest: TestShopper

beforeAll(async () => {
  engine = await createTestEngine({ seed: seedCatalog })
  const customer = { login: 'ada@example.com', email: 'ada@example.com', lastName: 'Lovelace' }
  const profile = { ...customer, firstName: 'Ada' }
  await engine.app.services.customers.register({ customer: profile, password: 'Engine#1843' })
  const credentials = { login: 'ada@example.com', password: 'Engine#1843' }
  ada = await logInTestShopper(engine.app, { credentials })
  guest = await logInTestShopper(engine.app)
})
afterAll(() => engine.close())

const List = z.looseObject({ id: z.string(), c_shareId: z.string().optional() })
const Items = z.object({ data: z.array(z.looseObject({ id: z.string() })) })
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

function call(shopper: TestShopper, method: Method, path: string, payload?: object) {
  const { headers } = shopper
  return engine.app.inject({ method, url: `${BASE}${path}`, headers, ...(payload && { payload }) })
}

/** Calls one of the customer's own lists, or all of them. */
function own(method: Method, path: string, payload?: object, shopper = ada) {
  return call(shopper, method, `/customers/${ada.customerId}/product-lists${path}${QUERY}`, payload)
}

async function makeList(): Promise<string> {
  return List.parse((await own('POST', '', { type: 'wish_list' })).json()).id
}

async function share(listId: string): Promise<string> {
  const body = { public: true, c_isUnlisted: true }
  const list = List.parse((await own('PATCH', `/${listId}`, body)).json())
  return list.c_shareId ?? ''
}

const seen = (id: string, tail = '') => call(guest, 'GET', `/product-lists/${id}${tail}${QUERY}`)

test('a shared list answers by the id of its link only, and by no id once it is not shared', async () => {
  const listId = await makeList()
  const shareId = await share(listId)
  expect(shareId).toMatch(/^[\w-]{26}$/)
  expect((await seen(shareId)).json()).toMatchObject({ id: shareId, public: true })
  expect((await seen(listId)).statusCode).toBe(404)

  await own('PATCH', `/${listId}`, { public: false })
  expect((await seen(shareId)).statusCode).toBe(404)
  expect((await seen(shareId, '/items')).statusCode).toBe(404)

  // each share creates a new link, and the old one no longer works
  const next = await share(listId)
  expect(next).not.toBe(shareId)
  expect((await seen(shareId)).statusCode).toBe(404)
  expect((await seen(next)).statusCode).toBe(200)
})

test('the id of a link is the service’s to say, and stays while the list is shared', async () => {
  const listId = await makeList()
  const shareId = await share(listId)
  const changed = { c_shareId: 'i-choose', name: 'Sweets' }
  const list = List.parse((await own('PATCH', `/${listId}`, changed)).json())
  expect(list.c_shareId).toBe(shareId)
  expect((await seen('i-choose')).statusCode).toBe(404)
})

test('an unlisted list is not found by its owner’s e-mail or name', async () => {
  await share(await makeList())
  const find = (query: string) => call(guest, 'GET', `/product-lists${QUERY}&${query}`)
  expect((await find('email=ada@example.com')).json()).toMatchObject({ total: 0 })
  expect((await find('firstName=Ada&lastName=Lovelace')).json()).toMatchObject({ total: 0 })
})

test('others see public items, without their owner and without private attributes', async () => {
  const listId = await makeList()
  await own('POST', `/${listId}/items`, { ...LIST_ITEM, productId: 'truffles-9' })
  await own('POST', `/${listId}/items`, {
    ...LIST_ITEM,
    public: true,
    c_note: 'In the blue tin, please',
    c_privateNote: 'Ask Helen first',
    c_privatePrice: 24,
  })
  const shareId = await share(listId)
  const list = (await seen(shareId)).json<{ productListItems: unknown[] }>()
  expect(list.productListItems).toHaveLength(1)
  const { data } = Items.parse((await seen(shareId, '/items')).json())
  expect(data).toMatchObject([{ c_note: 'In the blue tin, please', priority: 1 }])
  const text = JSON.stringify([list, data])
  for (const secret of ['private', 'Helen', 'Ada', 'Lovelace', ada.customerId, listId]) {
    expect(text).not.toContain(secret)
  }
})

test('a wish list holds an entry once, also when two tabs add it at once', async () => {
  const listId = await makeList()
  const answers = await Promise.all([1, 2, 3].map(() => own('POST', `/${listId}/items`, LIST_ITEM)))
  const ids = answers.map((answer) => answer.json<{ id: string }>().id)
  expect(new Set(ids).size).toBe(1)
  const line = { ...LIST_ITEM, c_privateLine: '{"gift":true}' }
  await own('POST', `/${listId}/items`, line)
  // without a chosen size, the product is a different entry
  await own('POST', `/${listId}/items`, { ...LIST_ITEM, productId: 'assorted' })
  const list = (await own('GET', `/${listId}`)).json<{ customerProductListItems: unknown[] }>()
  expect(list.customerProductListItems).toHaveLength(3)
})

test('nobody else reads or changes a list, whatever id they give', async () => {
  const listId = await makeList()
  const item = (await own('POST', `/${listId}/items`, LIST_ITEM)).json<{ id: string }>()
  const mine = `/customers/${guest.customerId}/product-lists/${listId}`
  for (const [method, tail] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['PATCH', `/items/${item.id}`],
    ['DELETE', `/items/${item.id}`],
  ] as const) {
    const payload = method === 'PATCH' ? { public: true } : undefined
    expect((await call(guest, method, `${mine}${tail}${QUERY}`, payload)).statusCode).toBe(404)
    const theirs = await own(method, `/${listId}${tail}`, payload, guest)
    expect(theirs.json()).toMatchObject({ type: expect.stringContaining('invalid-customer') })
  }
  expect((await own('GET', `/${listId}`)).json()).toMatchObject({ public: false })
})
