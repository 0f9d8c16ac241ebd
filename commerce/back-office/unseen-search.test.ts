import { forOrder, insertPromotions, percent, RUNNING } from '../testing/promotions-for-tests'
import { useCheckout } from '../testing/test-checkout'

const engine = useCheckout()
beforeAll(async () => {
  const assignments = [{ ...RUNNING, couponIds: ['noel'] }]
  const promotions = [{ id: 'ten', ...forOrder(percent(10)), assignments }]
  await insertPromotions(engine.db, promotions, { noel: 'NOEL10' })
})

const LISTS = ['coupons', 'products', 'promotions', 'shops', 'content/categories']
const TEXTS = ['\ufeff', '\u200b', '\u2060', '\u00ad\u00ad', '\u200f', '\u0301', ' \ufeff\u0308 ']

async function find(path: string, text: string): Promise<unknown[]> {
  const answer = await engine.app.inject({ url: `/back-office/api/${path}`, query: { text } })
  expect(answer.statusCode).toBe(200)
  return Object.values(answer.json()).find(Array.isArray) ?? []
}

test.each(LISTS)('%s: a text that nobody can see finds nothing', async (path) => {
  expect((await find(path, '')).length).toBeGreaterThan(0)
  expect((await find(path, ' \u00a0')).length).toBeGreaterThan(0)
  for (const text of TEXTS) expect([text, await find(path, text)]).toEqual([text, []])
})

test.each(['gift-cards', 'orders', 'customers', 'subscriptions', 'messages', 'content/items'])(
  '%s: so does one in an empty list',
  async (path) => {
    for (const text of TEXTS) expect(await find(path, text)).toEqual([])
  },
)

test('what nobody can see beside a word is left out of the search', async () => {
  const expected = await find('products', 'brittle')
  expect(expected.length).toBeGreaterThan(0)
  expect(await find('products', '\ufeffbrit\u00adtle\u200b')).toEqual(expected)
})
