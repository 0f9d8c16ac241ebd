import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace-node'
import express from 'express'
import { startTracing } from '../../../telemetry/tracing'
import { startTestHost } from '../testing/start-test-host'
import { startTestServer, type TestServer } from '../testing/start-test-server'
import { routeOf } from './route-of'

const STRANGERS = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/

let spans: ReadableSpan[] = []
let engine: TestServer
let seen: (string | undefined)[] = []
beforeAll(async () => {
  engine = await startTestServer(
    express().use((req, res) => {
      seen.push(req.get('traceparent'))
      res.json({})
    }),
  )
})
beforeEach(() => {
  seen = []
})

/** Like the storefront: sends a request to the engine while a page is rendered. */
const storefront = () =>
  express().get('*', (req, res, next) => {
    const isPage = !req.path.startsWith('/api/')
    const asked = isPage && read(`${engine.origin}/product/shopper-products/v1/secret?token=secret`)
    Promise.resolve(asked).then(
      () => res.set('cache-control', 'public, s-maxage=60').send('<html></html>'),
      next,
    )
  })
const start = (environment: NodeJS.ProcessEnv = {}) =>
  startTestHost({ COMMERCE_ORIGIN: engine.origin, ...environment }, storefront())

/** Keeps the exported spans when it is shut down, because the base class drops them. */
class KeepingExporter extends InMemorySpanExporter {
  override async shutdown() {
    spans = this.getFinishedSpans()
    return super.shutdown()
  }
}
const trace = () =>
  startTracing(
    { endpoint: '', serviceName: 'storefront', sampleRatio: 1 },
    { isOwn: (origin) => origin === engine.origin, exporter: new KeepingExporter() },
  )

const read = async (url: string, headers = {}) => (await fetch(url, { headers })).text()

test('a page, its rendering and what it asks the engine are one trace; a stranger’s is not gone on with', async () => {
  const stop = await trace()
  const host = await start()
  await read(`${host.origin}/category/truffles?q=secret`, { traceparent: STRANGERS })
  await stop()
  const byName = (name: string) => spans.find((span) => span.name === name)
  const request = byName('GET /category/:categoryId')
  const rendering = byName('render page')
  const call = byName('GET /product/shopper-products/v1')
  expect(request).toBeDefined()
  expect(request?.parentSpanContext).toBeUndefined()
  expect(rendering?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
  expect(call?.parentSpanContext?.spanId).toBe(rendering?.spanContext().spanId)
  const [, traceId, parent] = TRACEPARENT.exec(seen.at(-1) ?? '') ?? []
  expect([traceId, parent]).toEqual([request?.spanContext().traceId, call?.spanContext().spanId])
  expect(STRANGERS).not.toContain(traceId)
  const returned = spans.map(({ name, attributes, status }) => ({ name, attributes, status }))
  expect(JSON.stringify(returned)).not.toContain('secret')
})

test('a page that is rendered names its trace to the browser, and is stored by no other cache', async () => {
  const stop = await trace()
  const host = await start()
  const rendered = await fetch(`${host.origin}/category/truffles`)
  const cached = await fetch(`${host.origin}/category/truffles`)
  await stop()
  const request = spans.find(({ name }) => name === 'GET /category/:categoryId')?.spanContext()
  expect(rendered.headers.get('server-timing')).toBe(
    `traceparent;desc="00-${request?.traceId}-${request?.spanId}-01"`,
  )
  expect(rendered.headers.get('cache-control')).toBe('private, no-cache')
  expect(cached.headers.get('x-cache')).toBe('HIT')
  expect(cached.headers.get('server-timing')).toBeNull()
  expect(cached.headers.get('cache-control')).toContain('s-maxage=60')
})

test('a page that is not traced names none', async () => {
  const host = await start()
  const page = await fetch(`${host.origin}/category/truffles`)
  expect(page.headers.get('server-timing')).toBeNull()
  expect(page.headers.get('cache-control')).toContain('s-maxage=60')
})

test('what is passed on to the engine goes on with the trace, of a proxy of ours too', async () => {
  const stop = await trace()
  const host = await start({ TRUST_PROXY: 'true' })
  await read(`${host.origin}/mobify/proxy/api/search/shopper-search/v1/x`, {
    traceparent: STRANGERS,
  })
  await stop()
  expect(seen.at(-1)).toMatch(TRACEPARENT)
  expect(seen.at(-1)).toContain(STRANGERS.slice(0, 36))
  expect(seen.at(-1)).not.toBe(STRANGERS)
})

test('counts requests by a bounded number of routes, and what the page cache did', async () => {
  const host = await start()
  for (let index = 0; index < 30; index += 1) {
    await fetch(`${host.origin}/made-up-${index}`)
    await fetch(`${host.origin}/api/main/made-up-${index}`)
  }
  await fetch(`${host.origin}/made-up-0`)
  await fetch(`${host.origin}/made-up-0`, { method: 'PROPFIND' })
  const text = await (await fetch(`${host.origin}/metrics`)).text()
  expect(text).not.toContain('made-up')
  expect(text).toContain('http_requests_total{method="GET",route="*",status="200"} 31')
  expect(text).toContain('route="/api/*"')
  expect(text).toContain('http_requests_total{method="other",route="*"')
  expect(text).toMatch(/page_cache_requests_total\{result="miss"\} 3\d/)
  expect(text).toMatch(/page_cache_requests_total\{result="hit"\} \d/)
  expect(text).toMatch(/page_render_duration_seconds_count\{page_type="content",outcome="ok"\} 30/)
  expect(text).toContain('page_renders_waiting 0')
})

test('metrics are for this machine, or for who has the token', async () => {
  const open = await start()
  const proxied = { 'x-forwarded-for': '203.0.113.7' }
  expect((await fetch(`${open.origin}/metrics`, { headers: proxied })).status).toBe(404)
  const guarded = await start({ METRICS_TOKEN: 'sixteen-characters' })
  const ask = async (headers = {}) => (await fetch(`${guarded.origin}/metrics`, { headers })).status
  expect(await ask()).toBe(404)
  expect(await ask({ authorization: 'Bearer sixteen-characters', ...proxied })).toBe(200)
})

test.each([
  ['/', '/'],
  ['/es-US/category/truffles?start=12', '/category/:categoryId'],
  ['/truffles/assorted/320040.html', '/product/:productName/:productId([^/]*).html'],
  ['/order-details/00001001', '/order-details/:orderNo'],
  ['/api/main/concierge/60601', '/api/:siteId/concierge/:postalCode'],
  ['/mobify/proxy/main/bisn?email=a@b.c', '/mobify/proxy/:siteId/bisn'],
  ['/mobify/proxy/api/customer/x', '/mobify/proxy/api/*'],
  ['/mobify/bundle/1/main.js', '/mobify/bundle/*'],
  ['/sitemap-products.xml', '/sitemap.xml'],
  ['/llms.txt', '/llms.txt'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/health', '/health'],
])('%s is of %s', (url, route) => {
  expect(routeOf(url)).toBe(route)
})
