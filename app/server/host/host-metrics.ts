import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { countRequests } from '../../../telemetry/http-metrics'
import { countDroppedLines } from '../../../telemetry/log-output'
import { mayReadMetrics } from '../../../telemetry/may-read-metrics'
import type { MetricsAccess } from '../../../telemetry/telemetry-settings'

/* Metrics of this process since it started, for Prometheus (docs/observability.md). */

const registry = new Registry()
const registers = [registry]

export const countRequest = countRequests(registry)
export const onLinesDropped = countDroppedLines(registry)

export const pagesSent = new Counter({
  name: 'page_cache_requests_total',
  help: 'Pages sent, by whether they were in the cache: hit, stale, miss, or bypass for private ones',
  labelNames: ['result'],
  registers,
})

export const renderSeconds = new Histogram({
  name: 'page_render_duration_seconds',
  help: 'Time to render a page, without the wait for a turn',
  labelNames: ['page_type', 'outcome'],
  buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
  registers,
})

export const rendersRefused = new Counter({
  name: 'page_renders_refused_total',
  help: 'Pages answered with 503, as too many waited to be rendered',
  registers,
})

export const violationsReported = new Counter({
  name: 'policy_violations_total',
  help: 'What browsers report as blocked by the Content-Security-Policy; page: payment or other',
  labelNames: ['directive', 'page'],
  registers,
})

export interface PageFigures {
  renderings: { running: number; waiting: number }
  cache: { pages: number; bytes: number }
}

let figures: () => PageFigures | undefined = () => undefined

/** @param source called at each scrape */
export function showPageFigures(source: () => PageFigures): void {
  figures = source
}

const gauge = (name: string, help: string, read: (now: PageFigures) => number) =>
  new Gauge({
    name,
    help,
    registers,
    collect() {
      const now = figures()
      if (now) this.set(read(now))
    },
  })

gauge('page_renders_running', 'Pages being rendered', ({ renderings }) => renderings.running)
gauge('page_renders_waiting', 'Pages that wait for a turn', ({ renderings }) => renderings.waiting)
gauge('page_cache_pages', 'Pages in the cache', ({ cache }) => cache.pages)
gauge('page_cache_bytes', 'Memory that the cached pages take', ({ cache }) => cache.bytes)

/**
 * Adds the metrics of the event loop, memory and garbage collection. They belong to the process, so
 * call it once.
 */
export function showProcessFigures(): void {
  collectDefaultMetrics({ register: registry })
}

/** Returns the metrics in Prometheus' text format, and its content type. */
export const readMetrics = async () => ({
  text: await registry.metrics(),
  contentType: registry.contentType,
})

/** Sends the metrics; answers 404 without permission. */
export async function sendMetrics(
  req: IncomingMessage,
  res: ServerResponse,
  access: MetricsAccess,
): Promise<void> {
  if (!mayReadMetrics(req, access)) {
    res.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    return
  }
  const { text, contentType } = await readMetrics()
  res.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text)
}
