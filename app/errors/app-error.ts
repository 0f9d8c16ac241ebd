/** The kinds of failure that the shop distinguishes. */
export type ErrorKind =
  | 'bad-request'
  | 'not-found'
  | 'session-expired'
  | 'maintenance'
  | 'validation'
  | 'conflict'
  | 'unavailable'
  | 'unexpected'

/** Members of a problem besides those of RFC 7807. */
export type ErrorExtras = Readonly<Record<`c_${string}`, string | number | boolean>>

/** Type of an error whose words are for the log: a shopper reads the generic text. */
export const LOG_ONLY_TYPE = 'log-only'

/** Everything an AppError knows, as plain data: it travels from the server to the browser as JSON. */
export interface AppErrorFields {
  kind: ErrorKind
  /** HTTP status; 0 when no answer came. */
  status: number
  /** The text for the shopper: the response's own, else the generic one. */
  message: string
  title?: string
  detail?: string
  /** Problem type of RFC 7807 or the fault's type. */
  type?: string
  /** What the service itself calls it, as `card.already.on.file`. */
  code?: string
  /** Values the server refused, by field name. */
  fieldErrors?: Record<string, string>
  /** Further properties of the service's problem: `c_available`, `c_shipmentId` and the like. */
  extras?: ErrorExtras
  /** How long the service asked to wait before another try, in milliseconds. */
  retryAfterMs?: number
}

/** The one error of the storefront. Made by `toAppError`, or by code that knows what happened. */
export class AppError extends Error implements AppErrorFields {
  readonly kind: ErrorKind
  readonly status: number
  readonly title?: string
  readonly detail?: string
  readonly type?: string
  readonly code?: string
  readonly fieldErrors?: Record<string, string>
  readonly extras?: ErrorExtras
  readonly retryAfterMs?: number
  /** What it was made from, for logs only; never serialised. */
  readonly raw?: unknown

  constructor(fields: AppErrorFields, raw?: unknown) {
    super(fields.message)
    this.name = 'AppError'
    this.kind = fields.kind
    this.status = fields.status
    this.title = fields.title
    this.detail = fields.detail
    this.type = fields.type
    this.code = fields.code
    this.fieldErrors = fields.fieldErrors
    this.extras = fields.extras
    this.retryAfterMs = fields.retryAfterMs
    this.raw = raw
  }

  toJSON(): AppErrorFields & { name: 'AppError' } {
    return {
      name: 'AppError',
      kind: this.kind,
      status: this.status,
      message: this.message,
      title: this.title,
      detail: this.detail,
      type: this.type,
      code: this.code,
      fieldErrors: this.fieldErrors,
      extras: this.extras,
      retryAfterMs: this.retryAfterMs,
    }
  }
}

/** A missing thing: product, category, content. */
export function notFoundError(detail: string): AppError {
  return new AppError({ kind: 'not-found', status: 404, message: detail, detail })
}

/** A request without a required value. */
export function badRequestError(detail: string): AppError {
  return new AppError({ kind: 'bad-request', status: 400, message: detail, detail })
}
