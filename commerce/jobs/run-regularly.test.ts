import { millisecondsInHour } from 'date-fns/constants'
import Fastify, { type FastifyInstance } from 'fastify'
import { startFakeCollector } from '../../telemetry/testing/fake-collector'
import { startTracing } from '../../telemetry/tracing'
import { readMetrics } from '../metrics/engine-metrics'
import { createTestEngine } from '../testing/engine'
import { createTestDatabase } from '../testing/test-database'
import { runRegularly, type Job } from './run-regularly'

/** Starts a server without an engine, whose only job is the given one. */
async function startWith(job: Pick<Job, 'name' | 'run'>): Promise<FastifyInstance> {
  const app = Fastify()
  const begun = new Promise<void>((resolve) => {
    const run = () => {
      resolve()
      return job.run()
    }
    runRegularly(app, { ...job, run, everyMs: millisecondsInHour, isRunAtStart: true })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await begun
  return app
}

const runOnce = async (job: Pick<Job, 'name' | 'run'>) => (await startWith(job)).close()

test('each run has its own trace, with its results and its SQL statements', async () => {
  const collector = await startFakeCollector()
  const { endpoint } = collector
  const stop = await startTracing(
    { endpoint, serviceName: 'engine', sampleRatio: 1 },
    { isOwn: () => true },
  )
  const database = await createTestDatabase()
  const sites = () => database.db.selectFrom('site').select('id').execute()
  await runOnce({ name: 'count', run: async () => ({ done: { sites: (await sites()).length } }) })
  await stop()
  await database.close()
  await collector.close()
  const run = collector.spans.find(({ name }) => name === 'job count')
  expect(run?.parentSpanId ?? '').toBe('')
  expect(run?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'job.name', value: { stringValue: 'count' } },
      { key: 'job.sites', value: { intValue: expect.any(Number) } },
    ]),
  )
  const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === run?.spanId)
  expect(statements.map(({ name }) => name)).toEqual(['select site'])
})

test('a run that throws or logs an error counts as failed; the time of the last success is kept', async () => {
  await runOnce({ name: 'throwing', run: () => Promise.reject(new Error('no')) })
  await runOnce({
    name: 'partly',
    run: async () => ({ done: { concluded: 2 }, errors: [new Error('the third')] }),
  })
  const { text } = await readMetrics()
  expect(text).toContain('job_runs_total{task="throwing",outcome="failed"} 1')
  expect(text).toContain('job_runs_total{task="partly",outcome="failed"} 1')
  expect(text).not.toContain('task="partly",outcome="done"')
  expect(text).toContain('job_duration_seconds_count{task="throwing"} 1')
  expect(text).toContain('job_interval_seconds{task="throwing"} 3600')
})

test('closing the engine waits for a running job', async () => {
  const steps: string[] = []
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const app = await startWith({
    name: 'slow',
    async run() {
      await released
      steps.push('run')
      return { done: {} }
    },
  })
  const closed = app.close().then(() => steps.push('closed'))
  release()
  await closed
  expect(steps).toEqual(['run', 'closed'])
})

test('every job of the engine reports its interval', async () => {
  const engine = await createTestEngine()
  const { text } = await readMetrics()
  await engine.close()
  for (const [task, seconds] of [
    ['mails', 15],
    ['catalog-dates', 5],
    ['figures', 3],
    ['subscriptions', 60],
    ['gift-certificates', 60],
    ['stock-notices', 60],
    ['orders', 300],
    ['baskets', 300],
    ['sessions', 3600],
    ['product-lists', 3600],
  ]) {
    expect(text).toContain(`job_interval_seconds{task="${task}"} ${seconds}`)
    expect(text).toContain(`job_last_success_timestamp_seconds{task="${task}"}`)
  }
})
