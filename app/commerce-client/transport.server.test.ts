import { delay, http, HttpResponse } from 'msw'
import { serve } from '../../tests/setup/serve'
import { runForVisitor } from './run-for-visitor.server'
import { siteRoutes } from './site-routes'
import { callCustom, callScapi, callSite } from './transport.server'

process.env.COMMERCE_ORIGIN = 'http://commerce.test'

let tokens: number
let refreshes: number
let seen: string[]
let refused: Set<string>
let nextSite = 0
let site: string

const server = serve(
  http.get(
    'http://commerce.test/shopper/auth/v1/organizations/:org/oauth2/authorize',
    ({ request }) => {
      const { searchParams } = new URL(request.url)
      expect(searchParams.get('hint')).toBe('guest')
      expect(searchParams.get('channel_id')).toBe(site)
      const location = `${searchParams.get('redirect_uri')}?usid=u1&code=c1`
      return new HttpResponse(null, { status: 303, headers: { location } })
    },
  ),
  http.post(
    'http://commerce.test/shopper/auth/v1/organizations/:org/oauth2/token',
    async ({ request }) => {
      const form = new URLSearchParams(await request.text())
      if (form.get('grant_type') === 'refresh_token') refreshes += 1
      await delay(10)
      tokens += 1
      // the first token is due for renewal in the 'expiry' test, the second one lives long
      return HttpResponse.json({
        access_token: `token-${tokens}`,
        refresh_token: `refresh-${tokens}`,
        expires_in: site === EXPIRING_SITE && tokens === 1 ? 30 : 1800,
        usid: 'u1',
      })
    },
  ),
  http.get(
    'http://commerce.test/product/shopper-products/v1/organizations/:org/categories/:id',
    ({ request, params }) => {
      const token = request.headers.get('authorization') ?? ''
      seen.push(token)
      expect(new URL(request.url).searchParams.get('siteId')).toBe(site)
      if (refused.has(token)) {
        return HttpResponse.json(
          { title: 'Unauthorized', type: 'invalid-access-token' },
          { status: 401 },
        )
      }
      if (params.id === 'nope') {
        const detail = 'No such category.'
        return HttpResponse.json({ title: 'Not Found', type: 'x', detail }, { status: 404 })
      }
      return HttpResponse.json({ id: params.id })
    },
  ),
)

beforeEach(() => {
  // Sessions are cached per site for the life of the process, so each test uses its own site.
  nextSite += 1
  site = `site-${nextSite}`
  tokens = 0
  refreshes = 0
  seen = []
  refused = new Set()
})

const EXPIRING_SITE = 'site-2'
const getCategory = (id: string) =>
  callScapi(site, 'shopperProducts', 'getCategory', { parameters: { id } })

test('reads as one guest per site, logged in once for calls at the same time', async () => {
  await Promise.all([getCategory('a'), getCategory('b')])
  await getCategory('c')
  expect(seen).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-1'])
  expect(tokens).toBe(1)
})

test('renews a token before it expires', async () => {
  expect(site).toBe(EXPIRING_SITE)
  await getCategory('a')
  await Promise.all([getCategory('b'), getCategory('c')])
  expect(seen).toEqual(['Bearer token-1', 'Bearer token-2', 'Bearer token-2'])
  expect(refreshes).toBe(1)
})

test('a refused token is replaced once', async () => {
  await getCategory('a')
  refused.add('Bearer token-1')
  await expect(getCategory('b')).resolves.toMatchObject({ id: 'b' })
  refused.add('Bearer token-2').add('Bearer token-3')
  await expect(getCategory('c')).rejects.toMatchObject({ kind: 'session-expired', status: 401 })
})

test("an error has the service's status and words", async () => {
  await expect(getCategory('nope')).rejects.toMatchObject({
    kind: 'not-found',
    status: 404,
    detail: 'No such category.',
  })
})

test('a visitor reads with a token of their own, or as our guest', async () => {
  const read = (authorization?: string) =>
    runForVisitor(
      site,
      'shopperProducts',
      'getCategory',
      { parameters: { id: 'a' } },
      { authorization },
    )
  await read('Bearer mine')
  await read()
  expect(seen).toEqual(['Bearer mine', 'Bearer token-1'])
})

test('tokens refused at the same time are replaced by one', async () => {
  await getCategory('a')
  refused.add('Bearer token-1')
  await Promise.all([getCategory('b'), getCategory('c')])
  expect(seen.slice(1).sort()).toEqual([
    'Bearer token-1',
    'Bearer token-1',
    'Bearer token-2',
    'Bearer token-2',
  ])
  expect(tokens).toBe(2)
})

test('the custom gateway is asked as the same guest', async () => {
  server.use(
    http.get('http://commerce.test/custom/stores/v1/organizations/:org/list', ({ request }) => {
      seen.push(request.headers.get('authorization') ?? '', new URL(request.url).search)
      return HttpResponse.json({ stores: [] })
    }),
  )
  await getCategory('a')
  const query = { locale: 'en-US' }
  const answer = await callCustom(site, { method: 'GET', api: 'stores/v1', path: 'list', query })
  expect(answer).toEqual({ stores: [] })
  expect(seen.slice(1)).toEqual(['Bearer token-1', `?locale=en-US&siteId=${site}`])
  expect(tokens).toBe(1)
})

test('the routes for browsers are not asked while a page is rendered', async () => {
  await expect(callSite(site, siteRoutes.reviews)).rejects.toMatchObject({ kind: 'unexpected' })
})
