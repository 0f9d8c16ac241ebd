/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { getAppConfig } from '@/site/app-config'
import { serve } from '../../../tests/setup/serve'
import { einstein } from './einstein'
import { sendActivity } from './einstein-activities'

jest.mock('@/site/app-config')

const BASE = '/mobify/proxy/recommendations/v3'
let asked: {
  path: string
  method: string
  client: string | null
  type: string | null
  body: object
}[]
let answer: object
let status: number

/** Configures the service as the server does in every page. */
function configure(realm?: string): void {
  jest.mocked(getAppConfig).mockReturnValue({
    sites: [],
    commerceAPI: {
      proxyPath: '',
      parameters: { clientId: '', organizationId: '', shortCode: '' },
    },
    recommendations: { proxyPath: BASE, clientId: 'client', instanceType: 'sbx', realm },
  })
}

serve(
  http.all(`*${BASE}/*`, async ({ request }) => {
    const { headers, method, url } = request
    const text = await request.text()
    asked.push({
      path: new URL(url).pathname.replace(BASE, ''),
      method,
      client: headers.get('x-cq-client-id'),
      type: headers.get('content-type'),
      body: text ? (JSON.parse(text) as object) : {},
    })
    return HttpResponse.json(answer, { status })
  }),
)

beforeEach(() => {
  configure()
  asked = []
  status = 200
  answer = { recs: [{ id: 'a', product_name: 'A', image_url: '/a.jpg' }], recoUUID: 'uuid' }
})

const visitor = { cookieId: 'visit-1' }

test('asks for recommendations as JSON with the client’s id, and reads them in camel case [REC-001, REC-012, REC-014, REC-015, REC-016, REC-018, REC-024]', async () => {
  const request = { visitor, products: [{ id: 'box' }] }
  expect(await einstein.getRecommendations('main-shop', 'customers-also-loved', request)).toEqual({
    recs: [{ id: 'a', productName: 'A', imageUrl: '/a.jpg' }],
    recoUUID: 'uuid',
    recommenderName: 'customers-also-loved',
  })
  expect(asked).toEqual([
    {
      path: '/personalization/recs/main-shop/customers-also-loved',
      method: 'POST',
      client: 'client',
      type: 'application/json',
      body: { cookieId: 'visit-1', products: [{ id: 'box' }], realm: 'main', instanceType: 'sbx' },
    },
  ])
})

test('asks for a place with the account, the categories and the products [REC-013, REC-019]', async () => {
  answer = { ...answer, recommenderName: 'recently-viewed', displayMessage: 'Seen' }
  const known = { cookieId: 'visit-1', userId: 'ada' }
  const request = { visitor: known, products: [{ id: 'box' }], categories: [{ id: 'gifts' }] }
  const found = await einstein.getZoneRecommendations('main', 'added-to-bag', request)
  expect(found.recommenderName).toBe('recently-viewed')
  expect(asked[0]).toMatchObject({ path: '/personalization/main/zones/added-to-bag/recs' })
  expect(asked[0]?.body).toEqual({
    ...known,
    products: [{ id: 'box' }],
    categories: [{ id: 'gifts' }],
    realm: 'main',
    instanceType: 'sbx',
  })
})

test('asks who recommends, with no body [REC-011]', async () => {
  answer = { recommenders: [{ name: 'recently-viewed', recommenderType: 'recent' }] }
  expect(await einstein.listRecommenders('main')).toEqual(['recently-viewed'])
  expect(asked).toMatchObject([
    { path: '/personalization/recommenders/main', method: 'GET', body: {} },
  ])
})

test('a realm of its own is part of the site’s name', async () => {
  configure('bdpx')
  await sendActivity('main', visitor, 'viewSearch', { searchText: 'fudge', products: [] })
  expect(asked).toMatchObject([
    {
      path: '/activities/bdpx-main/viewSearch',
      body: { cookieId: 'visit-1', searchText: 'fudge', realm: 'bdpx' },
    },
  ])
})

test.each([
  [200, { recs: 'none' }, 502],
  [200, { recs: [] }, 502],
  [200, { recs: [{ id: 'box' }, { name: 'A' }], recoUUID: 'uuid' }, 502],
  [404, { title: 'Not Found' }, 404],
])('what is no answer is an error: %i %j', async (given, body, expected) => {
  status = given
  answer = body
  const request = { visitor, products: [] }
  await expect(
    einstein.getRecommendations('main', 'recently-viewed', request),
  ).rejects.toMatchObject({ status: expected })
  if (given === 200) return
  const activity = sendActivity('main', visitor, 'addToCart', { products: [] })
  await expect(activity).rejects.toThrow('404')
})
