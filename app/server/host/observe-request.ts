import type { IncomingMessage, ServerResponse } from 'node:http'
import { startRequestSpan } from '../../../telemetry/spans'
import { countRequest } from './host-metrics'
import { routeOf } from './route-of'

/** Machines request these paths every few seconds. */
const UNTRACED = /^\/(?:health|metrics)$/

/**
 * Counts a request and, if tracing is on, starts a trace for all its work.
 * @param isCallerTrusted whether our own proxy forwards the requests and may have started the trace
 */
export function observeRequest(
  req: IncomingMessage,
  res: ServerResponse,
  isCallerTrusted: boolean,
  answer: () => void,
): void {
  // read now, because handlers may change the URL
  const { method = 'GET', url = '/' } = req
  const begun = performance.now()
  const span = UNTRACED.test(url) ? undefined : startRequestSpan(req.headers, { isCallerTrusted })
  // the handlers add listeners too, the proxy alone up to ten
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
