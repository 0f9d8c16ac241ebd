const TYPE_PREFIX = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

// about the time that a database or another process needs to restart
const RETRY_AFTER_SECONDS = '2'

/**
 * An error response of RFC 7807 in the format of the Shopper APIs. It may be thrown anywhere in a
 * request.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly type: string
  /** Sent with the response, e.g. `retry-after`. */
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

/** Returns the same problem with additional members in its body. */
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

/** 400 for exceeding a maximum number. */
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

/** 429. @param waitSeconds the value of `retry-after`, if known. */
export function tooManyRequests(detail: string, waitSeconds?: number): Problem {
  const problem = new Problem(429, 'too-many-requests', 'Too Many Requests', detail)
  const headers = { 'retry-after': String(waitSeconds) }
  return waitSeconds === undefined ? problem : Object.assign(problem, { headers })
}

/** 503, with the header by which SDKs detect that a site is under maintenance. */
export function underMaintenance(siteId: string): Problem {
  const detail = `The site '${siteId}' is under maintenance.`
  const problem = new Problem(503, 'maintenance', 'Site Under Maintenance', detail)
  return Object.assign(problem, { headers: { sfdc_maintenance: 'true' } })
}

/** 503 with `retry-after`: the request may succeed a little later. */
export function unavailable(detail: string): Problem {
  const problem = new Problem(503, 'service-unavailable', 'Service Unavailable', detail)
  return Object.assign(problem, { headers: { 'retry-after': RETRY_AFTER_SECONDS } })
}
