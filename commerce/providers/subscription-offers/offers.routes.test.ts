import { useEngine } from '../../testing/engine'
import { seedCatalog } from '../../testing/seed-catalog'

const engine = useEngine(seedCatalog)
beforeAll(async () => {
  const custom: Record<string, object> = {
    'creme-bar': {
      enableSubscription: true,
      subscriptionFrequencies: ['2_2', '1_3', 'often', '0_3'],
      subscriptionDiscount: 10,
    },
    brittle: { ogEnableImpulseUpsell: 'true' },
  }
  for (const [id, value] of Object.entries(custom)) {
    const set = engine.db.updateTable('product').set({ custom: JSON.stringify(value) })
    await set.where('id', '=', id).execute()
  }
})

const ask = (p: string, path = 'brindille/pdp') =>
  engine.app.inject({ url: `/offer/${path}`, query: { p, module_view: '["regular"]' } })

test('returns which products can be subscribed to, the intervals, and the reward', async () => {
  const response = await ask('["creme-bar","brittle","card","nothing"]')
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    result: 'success',
    module_view: { regular: 'praline-regular' },
    autoship: { 'creme-bar': true, brittle: true, card: false },
    autoship_by_default: { 'creme-bar': false, brittle: false, card: false },
    in_stock: { 'creme-bar': true, brittle: false, card: expect.any(Boolean) },
    eligibility_groups: {
      'creme-bar': ['subscription'],
      brittle: ['subscription', 'upsell'],
      card: [],
    },
    default_frequencies: {
      'creme-bar': { every: 2, every_period: 2 },
      brittle: { every: 1, every_period: 3 },
    },
    frequencies: {
      'creme-bar': [
        { every: 2, every_period: 2 },
        { every: 1, every_period: 3 },
      ],
      brittle: [1, 2, 3].map((every) => ({ every, every_period: 3 })),
    },
    incentives: {
      'creme-bar': { initial: [], ongoing: ['ongoing-10'] },
      brittle: { initial: [], ongoing: [] },
    },
    incentives_display: {
      'ongoing-10': {
        object: 'item',
        field: 'total_price',
        type: 'Discount Percent',
        value: 10,
      },
    },
    modifiers: {},
  })
})

test.each([
  ['["creme-bar"]', 'nowhere/pdp', 404],
  ['creme-bar', 'brindille/pdp', 400],
  ['[]', 'brindille/pdp', 400],
  ['[1]', 'brindille/pdp', 400],
])('%s of %s is rejected', async (p, path, status) => {
  expect((await ask(p, path)).statusCode).toBe(status)
})
