import type { IncomingMessage, ServerResponse } from 'node:http'
import { startRequestSpan } from '../../../telemetry/spans'
import { countRequest } from './host-metrics'
import { routeOf } from './route-of'

/** Asked every few seconds by machines. */
const UNTRACED = /^\/(?:health|metrics)$/

/**
 * Counts a request and, where tracing is on, makes what it leads to one trace.
 * @param isCallerTrusted whether a proxy of ours stands before us, which may have begun the trace
 */
export function observeRequest(
  req: IncomingMessage,
  res: ServerResponse,
  isCallerTrusted: boolean,
  answer: () => void,
): void {
  // what answers it may change the address
  const { method = 'GET', url = '/' } = req
  const begun = performance.now()
  const span = UNTRACED.test(url) ? undefined : startRequestSpan(req.headers, { isCallerTrusted })
  // what answers it listens too: the proxy ten times
  res.setMaxListeners(20)
  res.once('close', () => {
    const route = routeOf(url)
    const status = res.writableEnded ? res.statusCode : undefined
    countRequest({ method, route, status, seconds: (performance.now() - begun) / 1000 })
    span?.end(method, route, status)
  })
  if (span) span.run(answer)
  else answer()
}
