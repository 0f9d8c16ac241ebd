import type { ReactElement } from 'react'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { DEFAULT_PREFERENCES } from '@/commerce-client/site-preferences.mapper'
import { NotFoundView } from '@/shell/failures/not-found-view'
import { readViewed, rememberViewed } from '@/shopper/activities/recently-viewed'
import { letFollow, recordActivities } from '@/shopper/testing/recommendations'
import { createTestQueryClient, renderApp, testSite } from '../../../../tests/setup/render-app'
import { untilQuiet } from '../../../../tests/setup/until-quiet'
import { serve } from '../../../../tests/setup/serve'
import FeaturedProducts from './featured-products'
import { RecommendationRows } from './recommendation-rows'
import RecommenderRow from './recommender-row'

const SERVICE = '*/mobify/proxy/recommendations/v3/personalization'
const server = serve()
let answers: Record<string, string[]>
let asked: { name: string; body: Record<string, unknown> }[]
let fetched: string[]
let soldOut: string[]
let reported: ReturnType<typeof recordActivities>['reported']

beforeEach(() => {
  letFollow()
  answers = { 'customers-also-loved': ['a', 'b', 'gone'], 'recently-viewed': [] }
  asked = []
  fetched = []
  soldOut = []
  const service = recordActivities()
  reported = service.reported
  server.use(
    ...service.handlers,
    http.get(`${SERVICE}/recommenders/:siteId`, () =>
      HttpResponse.json({ recommenders: Object.keys(answers).map((name) => ({ name })) }),
    ),
    http.post(`${SERVICE}/recs/:siteId/:name`, ({ params, request }) =>
      recommend(String(params.name), request),
    ),
    http.post(`${SERVICE}/:siteId/zones/:name/recs`, ({ params, request }) =>
      recommend(String(params.name), request),
    ),
    http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids') ?? ''
      fetched.push(ids)
      const found = ids.split(',').filter((id) => id !== 'gone')
      return HttpResponse.json({ data: found.map(product) })
    }),
  )
})

const product = (id: string) => ({
  id,
  name: `Box ${id}`,
  price: 10,
  inventory: { id: 'list', ats: 5, orderable: !soldOut.includes(id) },
})

async function recommend(name: string, request: Request) {
  asked.push({ name, body: (await request.json()) as Record<string, unknown> })
  const recs = (answers[name] ?? []).map((id) => ({ id, product_name: id }))
  return HttpResponse.json({ recs, recoUUID: `uuid-${name}`, recommenderName: name })
}

function show(ui: ReactElement, preferences: object) {
  const queryClient = createTestQueryClient()
  const all = { ...DEFAULT_PREFERENCES, ...preferences }
  queryClient.setQueryData(['site-preferences', testSite.id], all)
  return renderApp(ui, { queryClient })
}

const showRows = (recommendationsEnabled = true) =>
  show(<RecommendationRows productId="current" />, { recommendationsEnabled })

async function namesIn(row: string): Promise<string[]> {
  const region = within(await screen.findByRole('region', { name: row }))
  await region.findAllByRole('article')
  return region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '')
}

test('recommended and recently viewed products are shown, without the product itself [PDP-016, REC-012, REC-017, REC-021]', async () => {
  for (const id of ['first', 'current', 'second']) rememberViewed(testSite.id, id)
  answers['recently-viewed'] = ['first', 'elsewhere', 'current']
  soldOut = ['b']
  showRows()
  expect(await namesIn('Customers Also Love')).toEqual(['Box a'])
  expect(await namesIn('Recently Viewed')).toEqual(['Box second', 'Box first', 'Box elsewhere'])
  expect(asked.map(({ name }) => name).sort()).toEqual(['customers-also-loved', 'recently-viewed'])
  expect(asked[0]?.body).toMatchObject({
    cookieId: expect.any(String),
    realm: expect.any(String),
    products: [{ id: 'current' }],
  })
  // one request per row
  expect(fetched.sort()).toEqual(['a,b,gone', 'second,first,elsewhere'])
})

test('a site without recommendations sends no request [PDP-016]', async () => {
  const { container, queryClient } = showRows(false)
  await untilQuiet(queryClient)
  expect(container).toBeEmptyDOMElement()
  expect(asked).toEqual([])
})

test('when the service fails, only the products viewed in this browser are shown [REC-022]', async () => {
  rememberViewed(testSite.id, 'first')
  server.use(
    http.get(`${SERVICE}/*`, () => new HttpResponse('<p>', { status: 502 })),
    http.post(`${SERVICE}/*`, () => HttpResponse.error()),
  )
  showRows()
  expect(await namesIn('Recently Viewed')).toEqual(['Box first'])
  expect(screen.queryByRole('region', { name: 'Customers Also Love' })).toBeNull()
  expect(reported).toEqual([])
})

test('rows without products are not shown', async () => {
  answers = { 'customers-also-loved': ['gone'], 'recently-viewed': [] }
  const { queryClient } = showRows()
  await waitFor(() => expect(fetched).toEqual(['gone']))
  await untilQuiet(queryClient)
  expect(screen.queryByRole('region')).toBeNull()
})

test('with Do Not Track, no recommendation request is sent', async () => {
  Reflect.set(navigator, 'doNotTrack', '1')
  rememberViewed(testSite.id, 'first')
  showRows()
  expect(await namesIn('Recently Viewed')).toEqual(['Box first'])
  expect(asked).toEqual([])
  expect(reported).toEqual([])
})

test('views and clicks are reported with the id of the response [REC-008, REC-009, REC-023]', async () => {
  showRows()
  await namesIn('Customers Also Love')
  const credit = {
    recommenderName: 'customers-also-loved',
    recoUUID: 'uuid-customers-also-loved',
    __recoUUID: 'uuid-customers-also-loved',
  }
  await waitFor(() => expect(reported).toHaveLength(1))
  expect(reported[0]).toMatchObject({
    name: 'viewReco',
    body: { ...credit, products: [{ id: 'a' }, { id: 'b' }] },
  })
  await userEvent.click(screen.getByRole('link', { name: 'Box b' }))
  await waitFor(() => expect(reported).toHaveLength(2))
  expect(reported[1]).toMatchObject({
    name: 'clickReco',
    body: { ...credit, product: { id: 'b' } },
  })
})

test('the not-found page shows recently viewed products if the site enables it [SHELL-010]', async () => {
  rememberViewed(testSite.id, 'first')
  const { unmount } = show(<NotFoundView />, { notFoundRecommendationsEnabled: true })
  expect(await namesIn('Recently Viewed')).toEqual(['Box first'])
  unmount()
  const preferences = { notFoundRecommendationsEnabled: false, recommendationsEnabled: true }
  const { queryClient } = show(<NotFoundView />, preferences)
  await untilQuiet(queryClient)
  expect(screen.queryByRole('region', { name: 'Recently Viewed' })).toBeNull()
  expect(readViewed(testSite.id)).toEqual(['first'])
})

test('recommendations for an added product come from the recommender of their location [REC-013]', async () => {
  answers['added-to-bag'] = ['a', 'b']
  const preferences = { recommendationsEnabled: true }
  show(<FeaturedProducts productIds={['box']} />, preferences)
  expect(await namesIn('Lovely Together')).toEqual(['Box a', 'Box b'])
  expect(asked[0]).toMatchObject({
    name: 'added-to-bag',
    body: { products: [{ id: 'box' }], categories: [], cookieId: expect.any(String) },
  })
})

const showGifts = (recommendationsEnabled = true) =>
  show(<RecommenderRow name="gifts" title="What others give" />, { recommendationsEnabled })

test('a page shows products of the recommender named in its content [CNT-027, CNT-039]', async () => {
  answers['gifts'] = ['a', 'b']
  showGifts()
  expect(await namesIn('What others give')).toEqual(['Box a', 'Box b'])
  expect(asked.map(({ name }) => name)).toEqual(['gifts'])
})

test('an unknown recommender, or a site without recommendations, shows no row', async () => {
  for (const isOn of [true, false]) {
    const { queryClient, unmount } = showGifts(isOn)
    await untilQuiet(queryClient)
    expect(screen.queryByText('What others give')).toBeNull()
    unmount()
  }
  expect(asked).toEqual([])
})
