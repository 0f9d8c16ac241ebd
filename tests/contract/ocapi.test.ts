import { z } from 'zod'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { TEST_CLIENT_ID } from '../../commerce/testing/test-shopper'
import { useContractEngine } from './engine-client'

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  address1: '1 Main St',
  city: 'Chicago',
  state_code: 'IL',
  postal_code: '60601',
  country_code: 'US',
  phone: '3125550100',
}

/** Levels three to five of the navigation. */
const BELOW_TRUFFLE_BOXES = ['dark-boxes', 'small-boxes', 'smallest-boxes'].map(
  (id, index, ids) => ({
    catalog_id: 'brindille-catalog',
    id,
    parent_id: ids[index - 1] ?? 'truffle-boxes',
    name: id,
    position: 1,
    online: true,
    custom: '{}',
  }),
)

let token = ''
const contract = useContractEngine({
  seed: async (db) => {
    await seedCheckout(db)
    await db.insertInto('category').values(BELOW_TRUFFLE_BOXES).execute()
  },
})

beforeEach(async () => {
  token = await authenticate()
})

interface Options {
  body?: unknown
  headers?: Record<string, string>
  base?: string
}

// the properties that the tests read
interface Document {
  [name: string]: unknown
  fault: { type: string; message: string }
  data: object[]
  hits: object[]
  categories: object[]
  product_items: { item_id: string; quantity: number }[]
  shipments: object[]
}

const categorySchema = z.object({
  _type: z.literal('category'),
  id: z.string(),
  get categories() {
    return z.array(categorySchema).optional()
  },
})
type Category = z.infer<typeof categorySchema>

async function call(method: string, path: string, options: Options = {}) {
  const { body, headers = { authorization: token }, base = '/s/brindille/dw/shop/v23_2/' } = options
  const response = await fetch(`${contract.origin}${base}${path}`, {
    method,
    headers: {
      'x-dw-client-id': TEST_CLIENT_ID,
      'content-type': 'application/json',
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const document = (text === '' ? undefined : JSON.parse(text)) as Document
  return { status: response.status, headers: response.headers, document }
}

async function authenticate(): Promise<string> {
  const { headers } = await call('POST', 'customers/auth', {
    body: { type: 'guest' },
    headers: {},
  })
  return headers.get('authorization') ?? ''
}

async function createBasket(): Promise<string> {
  const { document } = await call('POST', 'baskets', {
    body: { product_items: [{ product_id: 'assorted-9', quantity: 1 }] },
  })
  return String(document['basket_id'])
}

describe('who asks', () => {
  test('a guest is given a token', async () => {
    const { status, headers, document } = await call('POST', 'customers/auth', {
      body: { type: 'guest' },
      headers: {},
    })
    expect(status).toBe(200)
    expect(headers.get('authorization')).toMatch(/^Bearer /)
    expect(document).toMatchObject({ _v: '23.2', _type: 'customer', auth_type: 'guest' })
  })

  test('a customer registers, logs in, is read and changed, and logs out', async () => {
    const login = 'ada@example.com'
    const password = 'Sm00th-Ganache'
    const customer = { login, email: login, first_name: 'Ada', last_name: 'Lovelace' }
    const registered = await call('POST', 'customers', { body: { password, customer } })
    expect(registered.status).toBe(200)
    const basic = (secret: string) => ({
      authorization: `Basic ${Buffer.from(`${login}:${secret}`).toString('base64')}`,
    })
    const type = 'credentials'
    const refused = await call('POST', 'customers/auth', { body: { type }, headers: basic('x') })
    expect(refused.status).toBe(401)
    expect(refused.document.fault.type).toBe('AuthenticationFailedException')
    const loggedIn = await call('POST', 'customers/auth', {
      body: { type },
      headers: basic(password),
    })
    expect(loggedIn.document).toMatchObject({ auth_type: 'registered', first_name: 'Ada' })
    token = loggedIn.headers.get('authorization') ?? ''
    const path = `customers/${loggedIn.document['customer_id']}`
    const changed = await call('PATCH', path, { body: { first_name: 'Augusta' } })
    expect(changed.document).toMatchObject({ _type: 'customer', first_name: 'Augusta' })
    const address = { ...ADDRESS, address_id: 'home' }
    expect((await call('POST', `${path}/addresses`, { body: address })).status).toBeLessThan(300)
    expect((await call('GET', path)).document['addresses']).toMatchObject([
      { _type: 'customer_address', address_id: 'home', postal_code: '60601' },
    ])
    expect((await call('GET', `${path}/orders`)).document).toMatchObject({ count: 0, total: 0 })
    const refreshed = await call('POST', 'customers/auth', { body: { type: 'refresh' } })
    expect(refreshed.document).toMatchObject({ first_name: 'Augusta' })
    expect((await call('DELETE', 'customers/auth')).status).toBe(204)
    expect((await call('GET', path)).status).toBe(401)
  })

  test('a session cookie is given for a token, and a token for the cookie', async () => {
    const opened = await call('POST', 'sessions')
    expect(opened.status).toBe(204)
    expect(opened.document).toBeUndefined()
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^dwsid=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/)
    const basketId = await createBasket()
    const again = await call('POST', 'customers/auth', {
      body: { type: 'session' },
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    token = again.headers.get('authorization') ?? ''
    expect((await call('GET', `baskets/${basketId}`)).status).toBe(200)
  })

  test('a session needs a token', async () => {
    const { status, document } = await call('POST', 'sessions', { headers: {} })
    expect(status).toBe(401)
    expect(document.fault.message).toBe(
      'Missing authToken. A valid authToken should be used for session bridge.',
    )
  })
})

describe('the catalogue', () => {
  const anonymous = { headers: {} }

  test('a product, plain and with what is asked for', async () => {
    const plain = await call('GET', 'products/assorted-9', anonymous)
    expect(plain.status).toBe(200)
    expect(plain.document).toMatchObject({ _v: '23.2', _type: 'product', id: 'assorted-9' })
    expect(plain.document).not.toHaveProperty('price')
    const full = await call('GET', 'products/assorted-9?expand=prices,availability', anonymous)
    expect(full.document).toMatchObject({
      price: expect.any(Number),
      inventory: { _type: 'inventory', orderable: true },
    })
  })

  test('several products, and a part of each', async () => {
    const path = 'products/(assorted-9,truffles-9)?select=(data.(id,long_description))'
    const { document } = await call('GET', path, anonymous)
    expect(document.data).toHaveLength(2)
    expect(Object.keys(document.data[0] ?? {}).sort()).toEqual(
      expect.arrayContaining(['_type', 'id']),
    )
    expect(document).not.toHaveProperty('total')
  })

  test('search with numbered refinements', async () => {
    const path = 'product_search?refine_1=cgid=boxes&count=1&start=0&expand=prices'
    const { status, document } = await call('GET', path, anonymous)
    expect(status).toBe(200)
    expect(document).toMatchObject({ _type: 'product_search_result', count: 1, start: 0 })
    expect(document.hits[0]).toMatchObject({
      _type: 'product_search_hit',
      product_id: expect.any(String),
    })
    expect(document['selected_refinements']).toEqual({ cgid: 'boxes' })
  })

  test('the tree below root with four levels, or as many as are asked for, and one by its id [PLP-004]', async () => {
    const branch = async (id: string, levels: number) => {
      const { document } = await call('GET', `categories/${id}?levels=${levels}`, anonymous)
      const below = (one?: Category): string[] =>
        one ? [one.id, ...below(one.categories?.[0])] : []
      return below(categorySchema.parse(document))
    }
    const path = ['root', 'boxes', 'truffle-boxes', 'dark-boxes', 'small-boxes']
    expect(await branch('root', 4)).toEqual(path)
    expect(await branch('root', 2)).toEqual(path.slice(0, 3))
    expect(await branch('truffle-boxes', 1)).toEqual(path.slice(2, 4))
    const { document: both } = await call('GET', 'categories/(root,boxes)', anonymous)
    expect(both).toMatchObject({ _type: 'category_result', count: 2, total: 2 })
  })

  test.each([
    ['products/nothing', 404, 'ProductNotFoundException'],
    ['categories/nothing', 404, 'CategoryNotFoundException'],
    ['stores/nothing', 404, 'StoreNotFoundException'],
    ['product_search?expand=nothing', 400, 'InvalidExpandValueException'],
    ['product_search?count=many', 400, 'MalformedParameterException'],
    ['products/assorted-9?select=(', 400, 'MalformedSelectorException'],
    ['categories/root?levels=99', 400, 'InvalidParameterException'],
    ['nothing', 404, 'ResourcePathNotFoundException'],
  ])('%s is answered %i %s', async (path, status, type) => {
    const answer = await call('GET', path, anonymous)
    expect(answer.status).toBe(status)
    expect(answer.document).toMatchObject({ _v: '23.2', fault: { type } })
    expect(answer.document.fault.message).not.toBe('')
  })

  test('a client id is asked for, in the header or as a parameter', async () => {
    const get = (query: string) =>
      fetch(`${contract.origin}/s/brindille/dw/shop/v21_3/products/assorted-9${query}`)
    expect((await get(`?client_id=${TEST_CLIENT_ID}`)).status).toBe(200)
    const missing = await get('')
    expect(missing.status).toBe(400)
    expect(await missing.json()).toMatchObject({
      _v: '21.3',
      fault: { type: 'MissingClientIdException' },
    })
    expect((await get('?client_id=unknown')).status).toBe(401)
  })
})

describe('a basket', () => {
  test('is filled, sent and paid for', async () => {
    const basketId = await createBasket()
    const path = `baskets/${basketId}`
    await call('POST', `${path}/items`, { body: [{ product_id: 'truffles-9', quantity: 2 }] })
    const added = await call('POST', `${path}/items`, {
      body: { product_id: 'truffles-9', quantity: 1 },
    })
    const [item] = added.document.product_items.slice(1)
    expect(item).toMatchObject({ _type: 'product_item', product_id: 'truffles-9', quantity: 3 })
    const changed = await call('PATCH', `${path}/items/${item?.item_id}`, { body: { quantity: 1 } })
    expect(changed.document.product_items[1]?.quantity).toBe(1)
    await call('PUT', `${path}/customer`, { body: { email: 'ada@example.com' } })
    const sent = await call('PUT', `${path}/shipments/me/shipping_address?use_as_billing=true`, {
      body: ADDRESS,
    })
    expect(sent.document).toMatchObject({
      billing_address: { _type: 'order_address', postal_code: '60601' },
      shipments: [{ _type: 'shipment', shipping_address: { first_name: 'Ada' } }],
    })
    const methods = await call('GET', `${path}/shipments/me/shipping_methods`)
    expect(methods.document).toMatchObject({
      _type: 'shipping_method_result',
      applicable_shipping_methods: expect.arrayContaining([
        expect.objectContaining({ _type: 'shipping_method', id: 'GroundDisc' }),
      ]),
    })
    await call('PUT', `${path}/shipments/me/shipping_method`, { body: { id: 'GroundDisc' } })
    const offered = await call('GET', `${path}/payment_methods`)
    expect(offered.document['applicable_payment_methods']).not.toEqual([])
    const paid = await call('POST', `${path}/payment_instruments`, {
      body: { payment_method_id: 'PAY_BY_CHECK' },
    })
    expect(paid.document['payment_instruments']).toMatchObject([
      { _type: 'order_payment_instrument', payment_method_id: 'PAY_BY_CHECK' },
    ])
    const ordered = await call('POST', 'orders', { body: { basket_id: basketId } })
    expect(ordered.document).toMatchObject({ _type: 'order', order_total: expect.any(Number) })
    const order = await call('GET', `orders/${ordered.document['order_no']}`)
    expect(order.document).toMatchObject({ order_no: ordered.document['order_no'] })
  })

  test('takes typed actions, under either kind of names', async () => {
    const path = `baskets/${await createBasket()}`
    const patch = (c_actions: unknown) => call('PATCH', path, { body: { c_actions } })
    const added = await patch([
      { type: 'addShipments', data: [{ shipment_id: 'Shipment1' }, { shipmentId: 'Shipment2' }] },
    ])
    expect(added.document.shipments).toMatchObject([
      { shipment_id: 'me' },
      { shipment_id: 'Shipment1' },
      { shipment_id: 'Shipment2' },
    ])
    const removed = await patch([
      { type: 'removeShipments', data: ['Shipment1'] },
      { type: 'shipNow', data: ['Shipment2'] },
    ])
    expect(removed.document.shipments).toHaveLength(2)
    const wrong = await patch([{ type: 'sell', data: [] }])
    expect(wrong.status).toBe(400)
    expect(wrong.document.fault.type).toBe('InvalidParameterException')
  })

  test('has shipments and coupons put in and taken out', async () => {
    const path = `baskets/${await createBasket()}`
    const added = await call('POST', `${path}/shipments`, {
      body: { shipment_id: 'S2', gift: true, gift_message: 'Enjoy', c_fromStoreId: undefined },
    })
    expect(added.document.shipments[1]).toMatchObject({ gift_message: 'Enjoy' })
    expect((await call('DELETE', `${path}/shipments/S2`)).document.shipments).toHaveLength(1)
    const coupon = await call('POST', `${path}/coupons`, { body: { code: 'NOTHING' } })
    expect(coupon.status).toBe(400)
    expect(coupon.document.fault.type).toBe('InvalidCouponCodeException')
  })

  test('is changed through POST by networks that know no other method', async () => {
    const basketId = await createBasket()
    const path = `baskets/${basketId}`
    const over = (method: string, body?: unknown) =>
      call('POST', path, {
        body,
        headers: { authorization: token, 'x-dw-http-method-override': method },
      })
    expect((await over('PATCH', { c_flag: 'x' })).status).toBe(200)
    expect((await over('BREW')).document.fault.type).toBe('IllegalHttpMethodOverrideException')
    expect((await over('PUT')).status).toBe(405)
    expect((await call('POST', `${path}?method=DELETE`)).status).toBe(204)
    const gone = await call('GET', path)
    expect(gone.status).toBe(404)
    expect(gone.document.fault).toMatchObject({
      type: 'BasketNotFoundException',
      arguments: { basketId },
    })
  })

  test('is not changed by a request with an outdated resource state', async () => {
    const path = `baskets/${await createBasket()}`
    const { document } = await call('GET', path)
    const _resource_state = document['_resource_state']
    const based = { _resource_state, product_id: 'truffles-9', quantity: 1 }
    expect((await call('POST', `${path}/items`, { body: based })).status).toBe(200)
    const late = await call('POST', `${path}/items`, { body: based })
    expect(late.status).toBe(409)
    expect(late.document.fault.type).toBe('ResourceStateConflictException')
  })

  test('is accessible to its own shopper only', async () => {
    const path = `baskets/${await createBasket()}`
    token = await authenticate()
    expect((await call('GET', path)).status).toBe(404)
    expect((await call('GET', path, { headers: {} })).status).toBe(401)
  })
})

test.each<[string, string, Options, number]>([
  ['broken JSON', 'baskets', { body: '{' }, 400],
  ['a list for an object', 'customers/auth', { body: [] }, 400],
  ['an unknown kind of login', 'customers/auth', { body: { type: 'magic' } }, 400],
  ['login without credentials', 'customers/auth', { body: { type: 'credentials' } }, 401],
  ['no session', 'customers/auth', { body: { type: 'session' } }, 401],
  ['a wrong quantity', 'baskets', { body: { product_items: [{ quantity: -1 }] } }, 400],
  ['a wrong token', 'baskets', { body: {}, headers: { authorization: 'Bearer x' } }, 401],
  ['a wrong version', 'baskets', { base: '/s/brindille/dw/shop/vNext/' }, 400],
  ['an unknown site', 'baskets', { base: '/s/nowhere/dw/shop/v23_2/' }, 404],
  ['a climbing path', 'baskets/%2e%2e%2f%2e%2e', {}, 405],
])('%s is a fault', async (_name, path, options, status) => {
  const answer = await call('POST', path, options)
  expect(answer.status).toBe(status)
  expect(answer.document).toMatchObject({
    _v: '23.2',
    fault: { type: expect.stringMatching(/Exception$/), message: expect.any(String) },
  })
})
