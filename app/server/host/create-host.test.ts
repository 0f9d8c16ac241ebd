import { connect } from 'node:net'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import express from 'express'
import pino from 'pino'
import { makeFolder } from '../../../tests/setup/make-folder'
import { bundleAssets } from './bundle-assets'
import { createHost, type Host } from './create-host'
import { readServerConfig } from '@/site/server-config.server'
import { testSite } from '../testing/start-test-host'
import { startTestServer, type TestServer } from '../testing/start-test-server'

const sites = [testSite]

let folder: string
let engine: TestServer
let server: TestServer
let host: Host
let asked: { url: string; cookie?: string; requestId?: string }[]

beforeEach(async () => {
  asked = []
  folder = makeFolder()
  mkdirSync(path.join(folder, 'static'))
  writeFileSync(path.join(folder, 'main.js'), 'main()')
  writeFileSync(path.join(folder, 'main.js.gz'), gzipSync('main()'))
  writeFileSync(path.join(folder, 'ssr.js'), 'secret()')
  engine = await startTestServer((req, res) => {
    const { cookie, 'correlation-id': requestId } = req.headers
    asked.push({ url: req.url ?? '', cookie, requestId: String(requestId) })
    res.end('engine')
  })
  const storefront = express().disable('x-powered-by')
  storefront.post('/api/main/x', (_req, res) => void res.json({ ok: true }))
  storefront.get('/:any', (_req, _res, next) => next())
  storefront.get('*', (req, res) => {
    res.set('Cache-Control', 'public, s-maxage=900').send(`page of ${req.get('x-forwarded-host')}`)
  })
  host = createHost({
    config: readServerConfig({ COMMERCE_ORIGIN: engine.origin, DATA_DIR: folder }),
    sites,
    logger: pino({ level: 'silent' }),
    storefront,
    assets: bundleAssets(folder, 'b1'),
  })
  server = await startTestServer(host.listener)
})

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${url}`, { headers, redirect: 'manual' })

test('is healthy once it is ready, and no longer while it stops', async () => {
  const statuses: number[] = []
  for (const state of ['starting', 'ready', 'draining'] as const) {
    host.health.state = state
    statuses.push((await get('/health')).status)
  }
  expect(statuses).toEqual([503, 200, 503])
})

test('uses a harmless request id, and makes one otherwise', async () => {
  const own = await get('/', { 'X-Request-Id': 'abc-12345' })
  expect(own.headers.get('x-request-id')).toBe('abc-12345')
  const made = await get('/', { 'X-Request-Id': '<script>' })
  expect(made.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  const named = await get('/', { 'correlation-id': 'abc.12345' })
  expect(named.headers.get('x-request-id')).toBe('abc.12345')
})

test('every answer carries the security headers, without HSTS on plain http', async () => {
  for (const url of ['/', '/mobify/bundle/b1/main.js', '/image/300/x.txt']) {
    const { headers } = await get(url)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  }
  const csp = (await get('/')).headers.get('content-security-policy') ?? ''
  expect(csp).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
  expect(csp).toContain("object-src 'none'")
  expect(csp).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure/)
})

test('a malformed URL is redirected to its corrected form', async () => {
  for (const [url, meant] of [
    ['/%E0%A4%A?q=100%', '/%25E0%25A4%25A?q=100%'],
    ['//evil.example/100%', '/evil.example/100%25'],
    ['//evil.example/boxes?q=1', '/evil.example/boxes?q=1'],
    ['/\\\\evil.example', '/evil.example'],
  ] as const) {
    const answer = await get(url)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, meant])
    expect((await get(meant)).status).toBe(200)
  }
  expect((await get('/?q=100%')).status).toBe(200)
})

test('a visitor cannot forge the host with X-Forwarded-Host', async () => {
  const answer = await get('/', { 'X-Forwarded-Host': 'evil.example' })
  expect(await answer.text()).toBe(`page of ${new URL(server.origin).host}`)
})

test('serves its own build for a year, compressed, and nothing of the server', async () => {
  const script = await get('/mobify/bundle/b1/main.js', { 'Accept-Encoding': 'gzip' })
  expect(script.headers.get('content-encoding')).toBe('gzip')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await script.text()).toBe('main()')
  const refused = ['b1/ssr.js', 'b2/main.js', 'b1/..%2fpackage.json', 'b1/nothing.js', 'b1/']
  for (const file of refused) expect((await get(`/mobify/bundle/${file}`)).status).toBe(404)
})

test('passes the listed paths on to the engine, without the shop’s cookies', async () => {
  const url = '/shopper/auth/v1/organizations/o/oauth2/token'
  const headers = { Cookie: 'a=b', 'X-Request-Id': 'abc-12345' }
  expect(await (await get(`/mobify/proxy/api${url}`, headers)).text()).toBe('engine')
  const session = { Cookie: 'a=b; dwsid=x.y.z; c=d' }
  await get('/mobify/proxy/ocapi/s/main/dw/shop/v21_3/baskets', session)
  expect(asked.map((request) => request.url)).toEqual([url, '/s/main/dw/shop/v21_3/baskets'])
  expect(asked[0]).toMatchObject({ cookie: undefined, requestId: 'abc-12345' })
  expect(asked[1]?.cookie).toBe('dwsid=x.y.z')
})

test('answers each of 200 requests that come at once on one connection', async () => {
  const { hostname, port } = new URL(server.origin)
  const line =
    'GET /mobify/proxy/api/shopper/auth/v1/x HTTP/1.1\r\nHost: localhost\r\nCookie: a=b\r\n'
  const client = connect(Number(port), hostname)
  client.write(`${line}\r\n`.repeat(200))
  let answers = ''
  const countOk = () => answers.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0
  for await (const chunk of client) {
    answers += String(chunk)
    if (countOk() === 200) break
  }
  expect(countOk()).toBe(200)
  expect(asked.filter(({ cookie }) => cookie !== undefined)).toEqual([])
  expect((await get('/health')).status).toBe(503)
})

test('hands a stock notice to the engine, or to the host that is set for it [PDP-103]', async () => {
  const notice = '/main/bisn?pid=box&email=ada%40example.com'
  expect(await (await get(`/mobify/proxy${notice}`)).text()).toBe('engine')
  expect(asked.map(({ url }) => url)).toEqual([notice])

  const other = await startTestServer((req, res) => void res.end(`other ${req.url}`))
  const config = readServerConfig({
    COMMERCE_ORIGIN: engine.origin,
    SITE_SERVICES_ORIGIN: `${other.origin}/`,
    DATA_DIR: folder,
  })
  const logger = pino({ level: 'silent' })
  const own = createHost({ config, sites, logger, storefront: express() })
  const second = await startTestServer(own.listener)
  const answer = await fetch(`${second.origin}/mobify/proxy${notice}`)
  expect(await answer.text()).toBe(`other ${notice}`)
  expect(asked).toHaveLength(1)
})

test('hands what visitors do to who recommends, without their cookies [REC-015, REC-016]', async () => {
  const url = '/v3/activities/main/viewProduct'
  const proxied = (path: string) =>
    fetch(`${server.origin}/mobify/proxy/recommendations${path}`, {
      method: 'POST',
      headers: { Cookie: 'a=b', Origin: server.origin },
    })
  expect(await (await proxied(url)).text()).toBe('engine')
  expect(asked).toMatchObject([{ url, cookie: undefined }])
  for (const path of ['/activities/main/viewProduct', '/v2/activities/main/x', '/v3/x']) {
    expect((await proxied(path)).status).toBe(404)
  }
})

test('hands a page view to the commerce service’s tracker, without the visitor’s cookies [ANL-016]', async () => {
  const url = '/on/demandware.store/Sites-main-Site/en_US/__Analytics-Start?url=x'
  const headers = { Cookie: 'a=b; dwsid=c', Origin: server.origin, Referer: `${server.origin}/x` }
  const answer = await fetch(`${server.origin}/mobify/proxy/ocapi${url}`, {
    method: 'POST',
    headers,
  })
  expect(await answer.text()).toBe('engine')
  expect(asked).toMatchObject([{ url, cookie: undefined }])
})

test.each([
  'ocapi/on/demandware.store/Sites-main-Site/en_US/Account-Show',
  'api/health',
  'api/media/x.jpg',
  'ocapi/s/main/dw/data/v1_0/x',
  'nothing/x',
  'main/x',
  'constructor/x',
])('does not pass on %s', async (address) => {
  expect((await get(`/mobify/proxy/${address}`)).status).toBe(404)
  expect(asked).toEqual([])
})

test.each(['%2e%2e/%2e%2e/outbox', '%2E./outbox', 'a/..%2foutbox', '%2e%2e%2foutbox'])(
  'lets nobody out of what is open by %s',
  async (way) => {
    expect(await server.statusOf(`/mobify/proxy/api/custom/site/v1/${way}`)).toBe(404)
    expect(asked).toEqual([])
  },
)

test.each([
  ['its own page', (origin: string) => ({ Origin: origin }), 200],
  ['no page at all', () => ({}), 200],
  ['another site’s page', () => ({ Origin: 'http://evil.example' }), 403],
  ['a page without an origin', () => ({ Origin: 'null' }), 403],
  ['a browser that says so', () => ({ 'Sec-Fetch-Site': 'cross-site' }), 403],
])('a change asked for by %s answers as it should', async (_name, headers, status) => {
  const response = await fetch(`${server.origin}/api/main/x`, {
    method: 'POST',
    headers: new Headers(Object.entries(headers(server.origin))),
  })
  expect(response.status).toBe(status)
})
