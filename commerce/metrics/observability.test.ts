import { startTracing } from '../../telemetry/tracing'
import { startFakeCollector } from '../../telemetry/testing/fake-collector'
import { buildApp } from '../app'
import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { useForAll } from '../testing/use'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const isOwn = () => true
const LOG_IN = { email: 'ada@example.com', password: 'a secret of hers' }

const engine = useEngine(seedSite)
const collector = useForAll(() => startFakeCollector())

const tracing = (sampleRatio: number) =>
  startTracing({ endpoint: collector.endpoint, serviceName: 'engine', sampleRatio }, { isOwn })
const traceparent = (flags: '00' | '01') => `00-${TRACE}-${PARENT}-${flags}`
const readMetrics = async (headers: Record<string, string> = {}) =>
  (await engine.app.inject({ url: '/metrics', headers })).body

test('a request and its queries continue the caller’s trace, without personal data', async () => {
  const stop = await tracing(1)
  const origin = await engine.listen()
  await fetch(`${origin}/back-office/api/session?token=secret`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, traceparent: traceparent('01') },
    body: JSON.stringify(LOG_IN),
  })
  await stop()
  const request = collector.spans.find(({ parentSpanId }) => parentSpanId === PARENT)
  expect(request).toMatchObject({ name: 'POST /back-office/api/session', traceId: TRACE })
  const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(queries.map(({ name }) => name)).toContain('insert login_attempt')
  expect(queries.every(({ traceId }) => traceId === TRACE)).toBe(true)
  const returned = JSON.stringify(collector.spans)
  for (const secret of [LOG_IN.email, LOG_IN.password, 'secret'])
    expect(returned).not.toContain(secret)
})

test('unsampled requests and metrics requests are not traced', async () => {
  collector.spans.length = 0
  const stop = await tracing(1)
  const headers = { traceparent: traceparent('00') }
  await engine.app.inject({ url: '/back-office/api/changes', headers })
  await readMetrics()
  await stop()
  expect(collector.spans).toEqual([])
})

test('a hanging or missing collector does not delay requests', async () => {
  const hanging = await startFakeCollector({ hangs: true })
  for (const endpoint of [hanging.endpoint, 'http://127.0.0.1:1']) {
    const stop = await startTracing({ endpoint, serviceName: 'engine', sampleRatio: 1 }, { isOwn })
    expect((await engine.app.inject({ url: '/back-office/api/changes' })).statusCode).toBe(200)
    // within its time limit, which is far below the 8 s allowed for a shutdown
    await stop()
  }
  expect(hanging.spans.length).toBeGreaterThan(0)
  await hanging.close()
})

test('requests are counted by route and status, and the database is measured', async () => {
  await engine.app.inject({ url: '/back-office/api/changes' })
  const text = await readMetrics()
  expect(text).toMatch(
    /http_requests_total\{method="GET",route="\/back-office\/api\/changes",status="200"\} \d/,
  )
  expect(text).toMatch(/database_query_duration_seconds_count\{operation="select"\} [1-9]/)
  expect(text).toContain('database_connections_max 1')
  expect(text).toMatch(/database_waiting 0/)
})

test('requests to unknown URLs are counted in one series', async () => {
  const before = (await readMetrics()).split('\n').length
  for (let index = 0; index < 50; index += 1) {
    await engine.app.inject({ url: `/made-up-${index}/x` })
    await engine.app.inject({ url: `/back-office/api/reviews/${index}`, method: 'PUT' })
  }
  const text = await readMetrics()
  expect(text).toContain('route="unknown",status="404"} 50')
  expect(text).not.toContain('made-up')
  // two routes: a counter and a histogram each
  expect(text.split('\n').length - before).toBeLessThan(40)
})

test('metrics are readable from the same machine, or with a token', async () => {
  const proxied = { 'x-forwarded-for': '203.0.113.7' }
  expect((await engine.app.inject({ url: '/metrics' })).statusCode).toBe(200)
  expect((await engine.app.inject({ url: '/metrics', headers: proxied })).statusCode).toBe(404)
  const telemetry = { metrics: { token: 'sixteen-characters', isOpenLocally: true } }
  const config = { ...engine.app.services.config, telemetry }
  const guarded = buildApp({ db: engine.db, config })
  const ask = (authorization?: string) =>
    guarded.inject({
      url: '/metrics',
      remoteAddress: '203.0.113.7',
      headers: { ...proxied, ...(authorization !== undefined && { authorization }) },
    })
  expect((await ask()).statusCode).toBe(404)
  expect((await ask('Bearer something-else')).statusCode).toBe(404)
  expect((await ask('Bearer sixteen-characters')).statusCode).toBe(200)
  await guarded.close()
})
