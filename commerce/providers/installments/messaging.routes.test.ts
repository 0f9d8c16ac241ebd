import { createTestEngine, type TestEngine } from '../../testing/engine'
import { seedSite } from '../../testing/seed-site'

let engine: TestEngine
beforeAll(async () => {
  engine = await createTestEngine({ seed: seedSite })
})
afterAll(() => engine.close())

const setPreferences = (preferences: object) =>
  engine.db
    .updateTable('site')
    .set({ preferences: JSON.stringify(preferences) })
    .where('id', '=', 'brindille')
    .execute()

const ask = (query: Record<string, string>) =>
  engine.app.inject({
    url: '/messaging/v3',
    query: {
      client_id: 'brindille',
      placement_key: 'credit-promotion-auto-size',
      locale: 'en-US',
      purchase_amount: '3050',
      ...query,
    },
  })

test('a shop without the preference has no installments account', async () => {
  await setPreferences({ klarnaEnabled: false })
  expect((await ask({})).statusCode).toBe(403)
  expect((await ask({ client_id: 'nowhere' })).statusCode).toBe(403)
})

describe('with installments enabled', () => {
  beforeAll(async () => {
    await engine.close()
    engine = await createTestEngine({ seed: seedSite })
    await setPreferences({ klarnaEnabled: true })
  })

  test.each([
    ['3050', 'en-US', '4 interest-free payments of $7.63'],
    ['3050', 'es-US', '4 pagos sin intereses de $7.63'],
    ['10000', 'en-US', '4 interest-free payments of $25.00'],
  ])('%s cents in %s are split: %s', async (purchase_amount, locale, value) => {
    const response = await ask({ purchase_amount, locale })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      content: { nodes: [{ name: 'TEXT_MAIN', type: 'TEXT', value }] },
    })
  })

  test.each(['999', '100001', '0'])(
    '%s cents are not offered in installments',
    async (purchase_amount) => {
      expect((await ask({ purchase_amount })).json()).toEqual({ content: { nodes: [] } })
    },
  )

  test.each<Record<string, string>>([
    { purchase_amount: 'much' },
    { purchase_amount: '30.5' },
    { locale: 'english' },
    { placement_key: 'none' },
  ])('%j is rejected', async (query) => {
    expect((await ask(query)).statusCode).toBe(400)
  })
})
