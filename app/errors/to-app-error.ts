import { AppError, type AppErrorFields, type ErrorKind } from './app-error'
import { GENERIC_ERROR_TEXT } from './errors.messages'
import { readErrorResponse, type ErrorResponse } from './read-error-response'

/**
 * Turns any thrown value or response body into an AppError. AppErrors (and their JSON) are kept;
 * ResponseErrors of the SDK, fetch failures and the error bodies of all services are converted.
 * `status` is used if the value itself contains no HTTP status.
 */
export function toAppError(value: unknown, status?: number): AppError {
  if (value instanceof AppError) return value
  if (isAppErrorJson(value)) return new AppError(value, value)

  const facts = readErrorResponse(bodyOf(value))
  const known = facts.status ?? status ?? responseStatus(value) ?? 0
  const kind = kindOf(known, facts, value)
  return new AppError(
    {
      ...facts,
      kind,
      status: known || (kind === 'maintenance' || isNetworkFailure(value) ? 503 : 500),
      message: messageOf(facts, value),
    },
    value,
  )
}

/** The response header of a shop in maintenance mode (ERR-007). */
const MAINTENANCE_HEADER = 'sfdc_maintenance'

/** Converts a failed response of any service; `body` is its parsed JSON, if any. */
export function toAnswerError(
  response: Pick<Response, 'status' | 'headers'>,
  body: unknown,
): AppError {
  // a response with status 200 may contain an error with its own status
  const error = toAppError(body, response.status < 400 ? 502 : response.status)
  return withHeaders(error, (name) => response.headers.get(name), body)
}

/** Returns the error for a successful response whose body cannot be read. */
export function unreadable(answer: unknown): AppError {
  return toAppError(answer, 502)
}

function withHeaders(
  error: AppError,
  read: (name: string) => string | null | undefined,
  raw: unknown,
): AppError {
  const isClosed = Boolean(read(MAINTENANCE_HEADER))
  const retryAfterMs = toRetryAfterMs(read('retry-after'))
  if (!isClosed && retryAfterMs === undefined) return error
  const known = error.toJSON()
  return new AppError({ ...known, retryAfterMs, ...(isClosed && { kind: 'maintenance' }) }, raw)
}

/** Converts a `Retry-After` header, which is a number of seconds or a date, to milliseconds. */
export function toRetryAfterMs(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** Converts an error of the SDK, reading the response body because it contains the reason. */
export async function toAppErrorFromResponse(error: unknown): Promise<AppError> {
  const response = responseOf(error)
  if (!response || typeof response.json !== 'function') return toAppError(error)
  const body: unknown = await Promise.resolve(response.json()).catch(() => undefined)
  const appError = toAppError(body ?? error, response.status)
  return withHeaders(appError, (name) => response.headers?.get?.(name), error)
}

function kindOf(status: number, { type, fieldErrors }: ErrorResponse, value: unknown): ErrorKind {
  if (nameOf(value) === 'MaintenanceError' || /maintenance/i.test(type ?? '')) return 'maintenance'
  if (fieldErrors) return 'validation'
  if (status === 401) return 'session-expired'
  if (status === 404 || status === 410) return 'not-found'
  if (status === 409 || status === 412) return 'conflict'
  if (status === 422) return 'validation'
  if (status >= 400 && status < 500) return 'bad-request'
  if (status >= 502 && status <= 504) return 'unavailable'
  return isNetworkFailure(value) ? 'unavailable' : 'unexpected'
}

// Messages of programming errors (TypeError and the like) are never shown.
function messageOf(facts: ErrorResponse, value: unknown): string {
  if (value instanceof Error && !responseOf(value) && facts.status === undefined) {
    return GENERIC_ERROR_TEXT
  }
  return facts.message ?? GENERIC_ERROR_TEXT
}

interface ResponseLike {
  status?: number
  json?: () => unknown
  headers?: { get?: (name: string) => string | null }
}

function responseOf(value: unknown): ResponseLike | undefined {
  if (typeof value !== 'object' || value === null || !('response' in value)) return undefined
  const { response } = value
  return typeof response === 'object' && response !== null ? response : undefined
}

function responseStatus(value: unknown): number | undefined {
  const status = responseOf(value)?.status
  return typeof status === 'number' ? status : undefined
}

function bodyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return 'body' in value && typeof value.body === 'object' && value.body ? value.body : value
}

function nameOf(value: unknown): string {
  return value instanceof Error ? value.name : ''
}

function isNetworkFailure(value: unknown): boolean {
  return (
    value instanceof Error &&
    (['AbortError', 'TimeoutError', 'FetchError'].includes(value.name) ||
      /fetch failed|failed to fetch|load failed|network|ECONNREFUSED/i.test(value.message))
  )
}

function isAppErrorJson(value: unknown): value is AppErrorFields {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    value.name === 'AppError' &&
    'kind' in value &&
    'status' in value
  )
}
