import type { FastifyInstance } from 'fastify'
import { mayReadMetrics } from '../../telemetry/may-read-metrics'
import { notFound } from './problem'
import type { Config } from '../config'
import { readMetrics } from '../metrics/engine-metrics'

interface Needs {
  config: Config
}

/** `GET /metrics`; responds with 404 to callers without access. */
export function registerMetrics(app: FastifyInstance, { config }: Needs): void {
  const { metrics } = config.telemetry
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const { headers, raw } = request
    if (!mayReadMetrics({ headers, socket: raw.socket }, metrics)) throw notFound('Not found.')
    const { text, contentType } = await readMetrics()
    return reply.header('cache-control', 'no-store').type(contentType).send(text)
  })
}
