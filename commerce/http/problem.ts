const TYPE_PREFIX = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

// a database or another process restarts in about that time
const RETRY_AFTER_SECONDS = '2'

/** An error answer of RFC 7807, in the words of the Shopper APIs. Throw it anywhere in a request. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly type: string
  /** Sent with the answer, e.g. `retry-after`. */
  readonly headers: Readonly<Record<string, string>> = {}

  /**
   * @param kind the last part of the type address, e.g. `product-not-found`.
   * @param extras further members of the body, e.g. `{statusCode: 'InvalidCoupon'}`.
   */
  constructor(
    readonly status: number,
    kind: string,
    readonly title: string,
    readonly detail: string,
    readonly extras: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail)
    this.type = `${TYPE_PREFIX}${kind}`
  }

  toBody(): Record<string, unknown> {
    return { title: this.title, type: this.type, detail: this.detail, ...this.extras }
  }
}

type Extras = Readonly<Record<string, unknown>>

/** The same refusal, with further members of its body. */
export function withExtras(problem: Problem, extras: Extras): Problem {
  const { status, type, title, detail } = problem
  const kind = type.slice(TYPE_PREFIX.length)
  const more = new Problem(status, kind, title, detail, { ...problem.extras, ...extras })
  return Object.assign(more, { headers: problem.headers })
}

/** 400 */
export function badRequest(detail: string, kind = 'bad-request', extras?: Extras): Problem {
  return new Problem(400, kind, 'Bad Request', detail, extras)
}

/** 400 for one thing too many. */
export function quotaExceeded(detail: string): Problem {
  return new Problem(400, 'quota-exceeded', 'Quota Exceeded', detail)
}

/** 401 */
export function unauthorized(detail: string, kind = 'invalid-access-token'): Problem {
  return new Problem(401, kind, 'Unauthorized', detail)
}

/** 403 */
export function forbidden(detail: string, kind = 'forbidden'): Problem {
  return new Problem(403, kind, 'Forbidden', detail)
}

/** 404 */
export function notFound(detail: string, kind = 'not-found', extras?: Extras): Problem {
  return new Problem(404, kind, 'Not Found', detail, extras)
}

/** 409 */
export function conflict(detail: string, kind = 'conflict', extras?: Extras): Problem {
  return new Problem(409, kind, 'Conflict', detail, extras)
}

/** 429. @param waitSeconds when to come back, if that is known. */
export function tooManyRequests(detail: string, waitSeconds?: number): Problem {
  const problem = new Problem(429, 'too-many-requests', 'Too Many Requests', detail)
  const headers = { 'retry-after': String(waitSeconds) }
  return waitSeconds === undefined ? problem : Object.assign(problem, { headers })
}

/** 503, with the header by which SDKs know that a site is closed for maintenance. */
export function underMaintenance(siteId: string): Problem {
  const detail = `The site '${siteId}' is under maintenance.`
  const problem = new Problem(503, 'maintenance', 'Site Under Maintenance', detail)
  return Object.assign(problem, { headers: { sfdc_maintenance: 'true' } })
}

/** 503: asked again a little later, it may be done. */
export function unavailable(detail: string): Problem {
  const problem = new Problem(503, 'service-unavailable', 'Service Unavailable', detail)
  return Object.assign(problem, { headers: { 'retry-after': RETRY_AFTER_SECONDS } })
}
