import { millisecondsInHour } from 'date-fns/constants'
import type { OfficePrice, OfficeProduct } from '../../contracts/merchandise'
import { waitUntil } from '../../scripts/testing/wait-until'
import { rebuildSearchIndex, refreshDueSearchIndexes } from '../search/search-index'
import type { ShopChange } from '../shop-changes/shop-change'
import { useCheckout } from '../testing/test-checkout'
import { logInTestShopper } from '../testing/test-shopper'

const PRODUCTS = '/back-office/api/products'
const ORGANIZATION = 'organizations/f_ecom_prln_001'
const BOOK = 'usd-sale-prices'

const start = new Date()
let clock = start
const inHours = (hours: number) => new Date(start.getTime() + hours * millisecondsInHour)
const engine = useCheckout({ now: () => clock })
beforeAll(() => rebuildSearchIndex(engine.db, undefined, start))
beforeEach(async () => {
  clock = start
  await engine.db
    .deleteFrom('price')
    .where('price_book_id', '=', BOOK)
    .where('product_id', '=', 'brittle')
    .execute()
})

const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
  engine.app.inject({ method, url: `${PRODUCTS}/brittle/scheduled-prices${path}`, payload })
const schedule = (given: object) =>
  send('POST', '', { bookId: BOOK, minQuantity: 1, amount: '9.50', ...given })
const pricesOf = (product: OfficeProduct): OfficePrice[] =>
  product.priceBooks.find(({ id }) => id === BOOK)?.prices ?? []
const readPrices = async () => pricesOf((await engine.app.inject(`${PRODUCTS}/brittle`)).json())
const readStates = async () =>
  (await readPrices()).map(({ amountMinor, state }) => `${amountMinor} ${state}`)
const from = (hours: number) => inHours(hours).toISOString()

async function added(given: object) {
  const answer = await schedule(given)
  expect(answer.statusCode).toBe(201)
  const price = pricesOf(answer.json()).at(-1)
  if (!price) throw new Error('the price was not added')
  const { begin, amountMinor, until } = price
  return { bookId: BOOK, minQuantity: 1, begin, expected: { amountMinor, ...(until && { until }) } }
}

const historyOf = async (): Promise<{ action: string; before?: object; after?: object }[]> =>
  (await engine.app.inject(`${PRODUCTS}/brittle/history`)).json().entries

async function shownPrice(): Promise<number> {
  const { headers } = await logInTestShopper(engine.app)
  const url = `/product/shopper-products/v1/${ORGANIZATION}/products/brittle?siteId=brindille`
  return (await engine.app.inject({ url, headers })).json().price
}

test('a scheduled price applies from its start to its end, then the previous price applies again', async () => {
  await schedule({ amount: '11' })
  await schedule({ amount: '9.50', from: from(1), until: from(3) })
  expect(await readStates()).toEqual(['1100 current', '950 scheduled'])
  expect(await shownPrice()).toBe(11)
  clock = inHours(1)
  expect(await readStates()).toEqual(['1100 replaced', '950 current'])
  expect(await shownPrice()).toBe(9.5)
  clock = inHours(3)
  expect(await readStates()).toEqual(['1100 current', '950 ended'])
  expect(await shownPrice()).toBe(11)
  expect((await historyOf())[0]).toMatchObject({
    action: 'price scheduled',
    after: { 'price in usd-sale-prices': '$9.50', from: from(1), until: from(3) },
  })
})

/** For tables, which are made before the clock is set. */
const hours = (count: number) => new Date(Date.now() + count * millisecondsInHour).toISOString()

test.each([
  ['an end before the beginning', { from: hours(2), until: hours(1) }, 400],
  ['a beginning in the past', { from: hours(-1) }, 400],
  ['an end in the past', { until: hours(-1) }, 400],
  ['an amount of 0', { amount: '0' }, 400],
  ['three decimals', { amount: '1.999' }, 400],
  ['a day without a time', { from: '2999-01-01' }, 400],
  ['no quantity', { minQuantity: 0 }, 400],
  ['an unknown book', { bookId: 'none' }, 404],
])('%s is rejected', async (_name, given, status) => {
  expect((await schedule(given)).statusCode).toBe(status)
  expect(await readPrices()).toEqual([])
})

test('two scheduled prices may overlap, but not start at the same moment', async () => {
  await added({ from: from(1), until: from(9) })
  await added({ amount: '8', from: from(2), until: from(4) })
  expect((await schedule({ amount: '7', from: from(2) })).statusCode).toBe(409)
  expect((await schedule({ amount: '7', from: from(2), minQuantity: 6 })).statusCode).toBe(201)
  clock = inHours(2)
  expect(await shownPrice()).toBe(8)
  clock = inHours(4)
  expect(await shownPrice()).toBe(9.5)
})

test('only one of two prices scheduled simultaneously for the same moment is stored', async () => {
  const answers = await Promise.all([
    schedule({ amount: '8', from: from(1) }),
    schedule({ amount: '7', from: from(1) }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(await readPrices()).toHaveLength(1)
})

test('the second of two simultaneous changes to a scheduled price is refused with the current price', async () => {
  const key = await added({ from: from(1), until: from(2) })
  const change = (amount: string) =>
    send('PUT', '', { ...key, amount, from: from(1), until: from(5) })
  const answers = await Promise.all([change('8'), change('7')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().detail).toMatch(/it is \$[78].00 now/)
  const [entry] = await historyOf()
  expect(entry).toMatchObject({
    action: 'scheduled price changed',
    before: { until: from(2) },
    after: { until: from(5) },
  })
})

test('a scheduled price can be moved or removed until it starts', async () => {
  const first = await added({ from: from(1) })
  const moved = await send('PUT', '', { ...first, amount: '9.50', from: from(2) })
  expect(pricesOf(moved.json())).toMatchObject([{ from: from(2), amountMinor: 950 }])
  expect((await send('PUT', '/remove', first)).statusCode).toBe(409)
  const begin = pricesOf(moved.json())[0]?.begin
  expect((await send('PUT', '/end', { ...first, begin })).statusCode).toBe(409)
  clock = inHours(2)
  expect((await send('PUT', '/remove', { ...first, begin })).statusCode).toBe(409)
  clock = start
  expect((await send('PUT', '/remove', { ...first, begin })).statusCode).toBe(200)
  expect(await readPrices()).toEqual([])
  expect((await historyOf())[0]?.action).toBe('scheduled price removed')
})

test('an active price can be ended at once, and only once', async () => {
  const key = await added({ from: from(1) })
  clock = inHours(2)
  expect((await send('PUT', '', { ...key, amount: '1' })).statusCode).toBe(409)
  const answers = await Promise.all([send('PUT', '/end', key), send('PUT', '/end', key)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await readStates()).toEqual(['950 ended'])
  expect((await historyOf())[0]).toMatchObject({ action: 'price ended', after: { until: from(2) } })
})

test('a price without a start cannot be ended', async () => {
  const key = { bookId: 'usd-list-prices', minQuantity: 1, begin: '-infinity' }
  const answer = await send('PUT', '/end', { ...key, expected: { amountMinor: 1200 } })
  expect(answer.statusCode).toBe(400)
})

test('caches are notified once when a price starts, and once when it ends', async () => {
  await added({ from: from(1), until: from(2) })
  const heard: ShopChange[] = []
  const stop = engine.app.services.shopChanges?.subscribe((changes) => void heard.push(...changes))
  await engine.listen()
  await waitUntil(() => heard.length > 0)
  for (const count of [1, 2]) {
    heard.length = 0
    clock = inHours(count)
    // two engines at the same time
    const due = await Promise.all([
      refreshDueSearchIndexes(engine.db, clock),
      refreshDueSearchIndexes(engine.db, clock),
    ])
    expect(Math.max(...due)).toBe(1)
    await waitUntil(() => heard.some(({ kind }) => kind === 'search'))
    expect(heard).toContainEqual({ kind: 'product', ids: ['brittle'] })
    expect(await refreshDueSearchIndexes(engine.db, clock)).toBe(0)
  }
  stop?.()
})

test('a price that starts is indexed even if another product changes at the same moment', async () => {
  await added({ from: from(1), until: from(2) })
  clock = inHours(1)
  await engine.app.inject({
    method: 'PUT',
    url: `${PRODUCTS}/creme-bar/price`,
    payload: { bookId: BOOK, minQuantity: 1, amount: '5' },
  })
  const row = await engine.db
    .selectFrom('search_document')
    .select('prices')
    .where('product_id', '=', 'brittle')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row.prices)).toContain('950')
})
