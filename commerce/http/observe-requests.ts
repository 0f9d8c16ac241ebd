import type { FastifyInstance, FastifyRequest } from 'fastify'
import { startRequestSpan, type RequestSpan } from '../../telemetry/spans'
import { countRequest } from '../metrics/engine-metrics'

/** Paths that monitoring requests every few seconds. */
const UNTRACED = ['/health', '/metrics']
const UNKNOWN = 'unknown'

/**
 * If tracing is on, spans of the request become part of the caller's trace. Must be registered
 * before any other hook.
 */
export function observeRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>()

  const goOn = (request: FastifyRequest, next: () => void) => {
    const span = spans.get(request)
    if (span) span.run(next)
    else next()
  }

  app.addHook('onRequest', (request, { raw }, done) => {
    const begun = performance.now()
    const { method } = request
    const route = request.routeOptions.url ?? UNKNOWN
    const span = UNTRACED.includes(route)
      ? undefined
      : startRequestSpan(request.raw.headers, { isCallerTrusted: true })
    if (span) spans.set(request, span)
    raw.once('close', () => {
      const status = raw.writableEnded ? raw.statusCode : undefined
      countRequest({ method, route, status, seconds: (performance.now() - begun) / 1000 })
      span?.end(method, route, status)
    })
    goOn(request, done)
  })
  // the body is read in the connection's async context, so the request's context is restored here
  app.addHook('preValidation', (request, _reply, done) => goOn(request, done))
  app.addHook('onResponse', (request, _reply, done) => goOn(request, done))
}
