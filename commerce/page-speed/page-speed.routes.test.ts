import { startFakeCollector } from '../../telemetry/testing/fake-collector'
import { startTracing } from '../../telemetry/tracing'
import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'

let now = new Date()
const engine = useEngine({ seed: seedSite, now: () => now })
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  await engine.db.deleteFrom('page_speed_count').execute()
  await engine.db.deleteFrom('login_attempt').execute()
})

const VISIT = { pageType: 'product', device: 'phone', values: { LCP: 2_400, CLS: 0.02 } }
const report = (payload: object | string = VISIT, site = 'brindille') =>
  engine.app.inject({
    method: 'POST',
    url: `/${site}/page-speed`,
    headers: { 'content-type': 'application/json' },
    payload,
  })
const look = async (query: Record<string, string> = {}) =>
  (await engine.app.inject({ url: '/back-office/api/page-speed', query })).json()
const rows = () => engine.db.selectFrom('page_speed_count').selectAll().execute()

test('visits are counted in buckets, and operators see the 75th percentile', async () => {
  for (let visit = 0; visit < 4; visit += 1) expect((await report()).statusCode).toBe(204)
  await report({ pageType: 'homepage', device: 'desktop', values: { LCP: 9_000 } })
  expect(await rows()).toHaveLength(3)
  const result = await look()
  expect(result.metrics).toEqual([
    {
      metric: 'LCP',
      visits: 5,
      p75: 2_468.75,
      rating: 'good',
      shares: { good: 4, 'needs improvement': 0, poor: 1 },
    },
    {
      metric: 'CLS',
      visits: 4,
      p75: 0.02125,
      rating: 'good',
      shares: { good: 4, 'needs improvement': 0, poor: 0 },
    },
  ])
  expect(result.pages.map(({ pageType }: { pageType: string }) => pageType)).toEqual([
    'homepage',
    'product',
  ])
  expect((await look({ device: 'desktop' })).metrics).toMatchObject([{ visits: 1, rating: 'poor' }])
  expect((await look({ siteId: 'elsewhere' })).metrics).toEqual([])
})

test('a visit is part of the trace of its page, if the page was traced', async () => {
  const collector = await startFakeCollector()
  const stop = await startTracing(
    { endpoint: collector.endpoint, serviceName: 'engine', sampleRatio: 1 },
    { isOwn: () => false },
  )
  const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  await report({ ...VISIT, traceparent: `00-${trace}-${span}-01` })
  await report({ ...VISIT, traceparent: `00-${trace}-${span}-00` })
  expect((await report({ ...VISIT, traceparent: 'made-up' })).statusCode).toBe(400)
  await stop()
  await collector.close()
  const visits = collector.spans.filter(({ name }) => name === 'page visit')
  expect(visits).toEqual([expect.objectContaining({ traceId: trace, parentSpanId: span })])
  expect(visits[0]?.attributes).toContainEqual({
    key: 'web_vital.lcp',
    value: { intValue: 2_400 },
  })
})

test.each([
  ['no body', '', 400],
  ['invalid JSON', '{"pageType":', 400],
  ['an unknown kind of page', { ...VISIT, pageType: 'made-up' }, 400],
  ['an unknown device', { ...VISIT, device: 'fridge' }, 400],
  ['an unknown metric', { ...VISIT, values: { FID: 1 } }, 400],
  ['a negative value', { ...VISIT, values: { LCP: -1 } }, 400],
  ['an excessive value', { ...VISIT, values: { LCP: 1e9 } }, 400],
  ['a text as value', { ...VISIT, values: { LCP: '1200' } }, 400],
  ['no values', { ...VISIT, values: {} }, 400],
  ['an unknown property', { ...VISIT, email: 'ada@example.com' }, 400],
  ['a huge body', { ...VISIT, pageType: 'x'.repeat(2_000) }, 413],
])('rejects %s', async (_, payload, status) => {
  expect((await report(payload)).statusCode).toBe(status)
  expect(await rows()).toEqual([])
})

test('an unknown site is rejected, and too many reports of one address', async () => {
  expect((await report(VISIT, 'nowhere')).statusCode).toBe(404)
  await report()
  await engine.db.updateTable('login_attempt').set({ attempts: 1_000 }).execute()
  expect((await report()).statusCode).toBe(429)
  expect((await look()).metrics[0].visits).toBe(1)
})

test('the requested days are returned, and deleted after 90 days', async () => {
  await report()
  now = new Date('2026-03-07T12:00:00Z')
  await report()
  expect((await look()).metrics[0].visits).toBe(2)
  expect((await look({ days: '1' })).metrics[0].visits).toBe(1)
  now = new Date('2026-06-04T12:00:00Z')
  await report()
  expect((await look({ days: '90' })).metrics[0].visits).toBe(2)
  const refused = await engine.app.inject({ url: '/back-office/api/page-speed?days=9000' })
  expect(refused.statusCode).toBe(400)
})
