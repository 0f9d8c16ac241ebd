import type { OfficeProduct, OfficeProductList } from '../../contracts/merchandise'
import { waitUntil } from '../../scripts/testing/wait-until'
import type { ShopChange } from '../shop-changes/shop-change'
import { logInTestShopper } from '../testing/test-shopper'
import { useCheckout } from '../testing/test-checkout'

const PRODUCTS = '/back-office/api/products'
const ORGANIZATION = 'organizations/f_ecom_prln_001'

const engine = useCheckout()

const list = async (query = ''): Promise<OfficeProductList> =>
  (await engine.app.inject(`${PRODUCTS}${query}`)).json()
const read = async (id: string): Promise<OfficeProduct> =>
  (await engine.app.inject(`${PRODUCTS}/${id}`)).json()
const put = (id: string, what: string, payload: object, headers = {}) =>
  engine.app.inject({ method: 'PUT', url: `${PRODUCTS}/${id}/${what}`, payload, headers })
const idsOf = ({ products }: OfficeProductList) => products.map(({ id }) => id)

/** Returns a product as shoppers see it, on the product page and in a search. */
async function shown(id: string) {
  const { headers } = await logInTestShopper(engine.app)
  const get = async (url: string) => (await engine.app.inject({ url, headers })).json()
  const product = await get(
    `/product/shopper-products/v1/${ORGANIZATION}/products/${id}?siteId=brindille`,
  )
  const search = await get(
    `/search/shopper-search/v1/${ORGANIZATION}/product-search?siteId=brindille&refine=cgid%3Dbars`,
  )
  const hits: { productId: string; price?: number; orderable?: boolean }[] = search.hits ?? []
  return { price: product.price, hit: hits.find(({ productId }) => productId === id) }
}

const historyOf = async (id: string): Promise<{ action: string; before?: object }[]> =>
  (await engine.app.inject(`${PRODUCTS}/${id}/history`)).json().entries

test('products are found by name, id, status, kind and category', async () => {
  expect(idsOf(await list('?text=PEANUT'))).toEqual(['brittle'])
  expect(idsOf(await list('?text=assorted-1'))).toEqual(['assorted-18'])
  expect(idsOf(await list('?text=%25'))).toEqual([])
  expect(idsOf(await list('?state=offline'))).toEqual(['hidden'])
  expect(idsOf(await list('?kind=master'))).toEqual(['assorted', 'truffles'])
  expect(idsOf(await list('?categoryId=boxes&kind=variant')).sort()).toEqual([
    'assorted-18',
    'assorted-9',
    'truffles-9',
  ])
  const soldOut = idsOf(await list('?state=sold-out'))
  expect(soldOut).toEqual(expect.arrayContaining(['brittle', 'assorted-18']))
  expect(soldOut).not.toContain('assorted')
  expect(soldOut).not.toContain('card')
  const page = await list('?limit=2&offset=2')
  expect(page.products).toHaveLength(2)
  expect(page.total).toBe(11)
})

test('a row of a master has the price range and stock of its variants', async () => {
  const [row] = (await list('?text=Assorted&kind=master')).products
  expect(row).toEqual({
    id: 'assorted',
    name: 'Assorted Chocolates',
    kind: 'master',
    isOnline: true,
    isSearchable: true,
    picture: 'products/assorted.jpg',
    price: { fromMinor: 2000, toMinor: 3000 },
    pieces: 20,
  })
})

test('a product is shown with its prices, stock and categories', async () => {
  const product = await read('assorted-18')
  expect(product).toMatchObject({
    master: { id: 'assorted' },
    picture: 'products/assorted-18.jpg',
    placements: [{ categoryId: 'boxes', path: ['Boxed Chocolates'], isShown: true }],
  })
  expect(product.priceBooks.map(({ id, prices }) => [id, prices[0]?.amountMinor])).toEqual([
    ['usd-list-prices', 3800],
    ['usd-sale-prices', 3000],
  ])
  const lists = (await read('brittle')).stock.map(({ listId, isOnline, name, record }) => [
    listId,
    isOnline,
    name,
    record?.pieces,
  ])
  expect(lists[0]).toEqual(['brindille-warehouse', true, expect.any(String), 0])
  expect(lists).toContainEqual(['shop-101', false, 'Maiden Lane', 3])
  const [hidden] = (await read('attic-bar')).placements
  expect(hidden?.isShown).toBe(false)
  expect((await engine.app.inject(`${PRODUCTS}/none`)).statusCode).toBe(404)
})

test('a new price is shown everywhere at once and logged', async () => {
  const change = {
    bookId: 'usd-list-prices',
    minQuantity: 1,
    begin: '-infinity',
    amount: '13.5',
    expectedMinor: 1200,
  }
  expect((await put('brittle', 'price', change)).statusCode).toBe(200)
  expect(await shown('brittle')).toMatchObject({ price: 13.5, hit: { price: 13.5 } })
  expect(await historyOf('brittle')).toMatchObject([
    {
      action: 'price changed',
      operatorName: 'This machine',
      before: { 'price in usd-list-prices': '$12.00' },
      after: { 'price in usd-list-prices': '$13.50' },
    },
  ])
  const late = await put('brittle', 'price', { ...change, amount: '14' })
  expect(late.statusCode).toBe(409)
  expect(late.json().detail).toMatch(/the price in List meanwhile: it is \$13.50/)
})

test('an invalid price is refused, and a new price is added', async () => {
  const change = { bookId: 'usd-sale-prices', minQuantity: 1 }
  for (const amount of ['0', '0.00', '-1', '1.999', '1e3', 'free', '']) {
    expect((await put('creme-bar', 'price', { ...change, amount })).statusCode).toBe(400)
  }
  const nowhere = { ...change, bookId: 'none', amount: '5' }
  expect((await put('creme-bar', 'price', nowhere)).statusCode).toBe(404)
  expect((await put('creme-bar', 'price', { ...change, amount: '5' })).statusCode).toBe(200)
  expect((await shown('creme-bar')).hit?.price).toBe(5)
  // another operator adds the first price at the same time
  expect((await put('creme-bar', 'price', { ...change, amount: '4' })).statusCode).toBe(409)
})

test('the second of two simultaneous stock changes is refused with the current value', async () => {
  const change = (pieces: number) =>
    put('truffles-9', 'stock', {
      listId: 'brindille-warehouse',
      pieces,
      isUnlimited: false,
      expected: { pieces: 5, isUnlimited: false },
    })
  const answers = await Promise.all([change(7), change(8)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().detail).toMatch(/it is [78] pieces now/)
  expect(await historyOf('truffles-9')).toHaveLength(1)
})

test('a sold-out product becomes orderable once it has stock', async () => {
  expect((await shown('brittle')).hit?.orderable).toBe(false)
  const listId = 'brindille-warehouse'
  const expected = { pieces: 0, isUnlimited: false }
  const change = { listId, pieces: 4, isUnlimited: false, expected }
  expect((await put('brittle', 'stock', change)).json().stock[0].record.pieces).toBe(4)
  expect((await shown('brittle')).hit?.orderable).toBe(true)
  const master = await put('assorted', 'stock', { ...change, expected: undefined })
  expect(master.statusCode).toBe(400)
  const negative = await put('brittle', 'stock', { ...change, pieces: -1 })
  expect(negative.statusCode).toBe(400)
})

test('shoppers cannot find an offline product', async () => {
  const online = { isOnline: true, isSearchable: true }
  const offline = { isOnline: false, isSearchable: true }
  expect((await put('brittle', 'flags', { ...offline, expected: online })).statusCode).toBe(200)
  expect(await shown('brittle')).toEqual({ price: undefined, hit: undefined })
  const late = await put('brittle', 'flags', { ...offline, expected: online })
  expect(late.statusCode).toBe(409)
  expect(late.json().detail).toContain('it is offline and searches find it now')
  const [entry] = await historyOf('brittle')
  expect(entry).toMatchObject({ before: { isOnline: true }, after: { isOnline: false } })
  await put('brittle', 'flags', { ...online, expected: offline })
})

test('a price change notifies subscribers of its product, so that cached pages are rendered again', async () => {
  const heard: ShopChange[] = []
  const stop = engine.app.services.shopChanges?.subscribe((changes) => void heard.push(...changes))
  await engine.listen()
  // the feed begins with a message that everything has changed
  await waitUntil(() => heard.length > 0)
  await put('unpriced', 'price', { bookId: 'usd-list-prices', minQuantity: 1, amount: '7.77' })
  await waitUntil(() => heard.some(({ ids }) => ids?.includes('unpriced')))
  stop?.()
})

test('changes from other origins are refused', async () => {
  const expected = { isOnline: true, isSearchable: true }
  const foreign = await put(
    'card',
    'flags',
    { ...expected, expected },
    { origin: 'https://x.example' },
  )
  expect(foreign.statusCode).toBe(403)
})
