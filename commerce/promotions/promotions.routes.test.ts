import { useEngine } from '../testing/engine'
import {
  createPromotion,
  insertPromotions,
  percent,
  RUNNING,
} from '../testing/promotions-for-tests'
import { seedCatalog } from '../testing/seed-catalog'
import { logInTestShopper } from '../testing/test-shopper'
import { useForAll } from '../testing/use'

const BASE = '/pricing/shopper-promotions/v1/organizations/f_ecom_prln_001/promotions'
const inBoxes = { included: [[{ kind: 'category', ids: ['boxes'] }]] }

const PROMOTIONS = [
  createPromotion('boxes-10', {
    name: 'Ten off boxes',
    calloutMsg: '10% off boxes',
    details: 'All boxed chocolates.',
    image: 'promotions/boxes.jpg',
    currency: 'USD',
    promotionClass: 'product',
    discounted: inBoxes,
    tiers: [{ threshold: 0, discount: percent(10) }],
    localized: { es: { calloutMsg: '10% en cajas' } },
    assignments: [{ ...RUNNING, endsAt: ['2036-01-01T00:00:00Z'] }],
  }),
  createPromotion('boxes-many', {
    promotionClass: 'product',
    condition: 'quantity',
    qualifying: inBoxes,
    discounted: inBoxes,
    tiers: [{ threshold: 3, discount: percent(30) }],
  }),
  createPromotion('off', {
    enabled: false,
    promotionClass: 'order',
    tiers: [{ threshold: 0, discount: percent(50) }],
  }),
  createPromotion('vip', {
    promotionClass: 'product',
    tiers: [{ threshold: 0, discount: percent(50) }],
    assignments: [{ ...RUNNING, campaignId: 'vip', customerGroupIds: ['Vip'] }],
  }),
]

const engine = useEngine(seedCatalog)
beforeAll(async () => {
  await insertPromotions(engine.db, PROMOTIONS)
  await engine.db
    .updateTable('site')
    .set({ locales: ['es-US'] })
    .execute()
})
const shopper = useForAll(() => logInTestShopper(engine.app))

async function get(path: string) {
  const url = `${path}${path.includes('?') ? '&' : '?'}siteId=brindille`
  const response = await engine.app.inject({ url, headers: shopper.headers })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}

it('returns enabled promotions by id', async () => {
  const { status, body } = await get(`${BASE}?ids=boxes-10,off,none,boxes-many`)
  expect(status).toBe(200)
  expect(body).toEqual({
    limit: 2,
    total: 2,
    data: [
      {
        id: 'boxes-10',
        name: 'Ten off boxes',
        calloutMsg: '10% off boxes',
        details: 'All boxed chocolates.',
        image: expect.stringMatching(/\/media\/promotions\/boxes\.jpg$/) as string,
        currency: 'USD',
        startDate: '2026-01-01T00:00:00.000Z',
        endDate: '2036-01-01T00:00:00.000Z',
      },
      { id: 'boxes-many', name: 'boxes-many', startDate: '2026-01-01T00:00:00.000Z' },
    ],
  })
  const spanish = await get(`${BASE}?ids=boxes-10&locale=es-US`)
  expect(spanish.body).toMatchObject({ data: [{ calloutMsg: '10% en cajas' }] })
})

it('refuses requests for disabled promotions, without ids or with too many', async () => {
  const { status, body } = await get(`${BASE}?ids=off`)
  expect(status).toBe(404)
  expect(body).toMatchObject({
    title: 'Not Found',
    detail: 'There is no promotion found with the given ID for the requested site.',
  })
  expect((await get(BASE)).status).toBe(400)
  expect((await get(`${BASE}?ids=${Array(51).fill('a').join(',')}`)).status).toBe(400)
})

describe('promotions of a campaign', () => {
  const inRange = (from: string, to: string) =>
    get(`${BASE}/campaigns/house?startDate=${from}&endDate=${to}`)

  it('are returned if they run within the date range', async () => {
    expect((await get(`${BASE}/campaigns/house`)).body).toMatchObject({ total: 2 })
    expect((await inRange('2040-01-01', '2040-02-01T10:00Z')).body).toMatchObject({
      data: [{ id: 'boxes-many' }],
    })
    expect((await inRange('2020-01-01', '2020-02-01')).body).toMatchObject({ total: 0, data: [] })
  })

  it.each([
    'startDate=2026-01-01',
    'endDate=2026-01-01',
    'startDate=2026-02-01&endDate=2026-01-01',
    'startDate=soon&endDate=later',
  ])('are refused for %s', async (query) => {
    const { status, body } = await get(`${BASE}/campaigns/house?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ title: 'Invalid Start or End Date' })
  })

  it('get 404 for an unknown campaign', async () => {
    expect((await get(`${BASE}/campaigns/none`)).status).toBe(404)
  })
})

it('are returned with their products and the promotional price if it is known', async () => {
  const path = '/product/shopper-products/v1/organizations/f_ecom_prln_001/products'
  const { body } = await get(`${path}?ids=assorted-18,assorted,brittle&expand=promotions,prices`)
  expect(body).toMatchObject({
    data: [
      {
        id: 'assorted-18',
        productPromotions: [
          { promotionId: 'boxes-10', calloutMsg: '10% off boxes', promotionalPrice: 27 },
          { promotionId: 'boxes-many' },
        ],
      },
      {
        id: 'assorted',
        productPromotions: [{ promotionId: 'boxes-10', promotionalPrice: 18 }, {}],
      },
      { id: 'brittle', productPromotions: [] },
    ],
  })
})
