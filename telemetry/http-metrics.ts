import { Counter, Histogram, type Registry } from 'prom-client'

/**
 * In seconds. A page from the cache takes less than the first bucket; a request above the last has
 * hung.
 */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export interface AnsweredRequest {
  method: string
  /** The route's template, never an address: each value is a separate series. */
  route: string
  /** Undefined if the client disconnected before the response. */
  status: number | undefined
  seconds: number
}

export function countRequests(registry: Registry): (request: AnsweredRequest) => void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route template and status; "aborted": the caller left before the answer',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a response was sent',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return ({ method: given, route, status, seconds }) => {
    const method = METHODS.includes(given) ? given : 'other'
    requests.inc({ method, route, status: status ?? 'aborted' })
    if (status !== undefined) duration.observe({ method, route }, seconds)
  }
}
