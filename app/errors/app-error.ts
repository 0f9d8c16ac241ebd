export type ErrorKind =
  | 'bad-request'
  | 'not-found'
  | 'session-expired'
  | 'maintenance'
  | 'validation'
  | 'conflict'
  | 'unavailable'
  | 'unexpected'

/** Members of a problem that are not part of RFC 7807. */
export type ErrorExtras = Readonly<Record<`c_${string}`, string | number | boolean>>

/** Type of an error whose message is for the log only; shoppers see the generic text. */
export const LOG_ONLY_TYPE = 'log-only'

/** The properties of an AppError as plain data, sent from the server to the browser as JSON. */
export interface AppErrorFields {
  kind: ErrorKind
  /** HTTP status; 0 if there was no response. */
  status: number
  /** The text for the shopper: from the response, or else the generic text. */
  message: string
  title?: string
  detail?: string
  /** The problem type of RFC 7807 or the type of an OCAPI fault. */
  type?: string
  /** The service's own error code, e.g. `card.already.on.file`. */
  code?: string
  /** Messages for the values that the server refused, by field name. */
  fieldErrors?: Record<string, string>
  /** Further properties of the service's problem, such as `c_available` or `c_shipmentId`. */
  extras?: ErrorExtras
  /** How long to wait before a retry, as requested by the service, in milliseconds. */
  retryAfterMs?: number
}

/**
 * The only error class of the storefront. Created by `toAppError`, or directly by code that already
 * knows the cause.
 */
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
  /** The original value, for logs only; never serialized. */
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

export function notFoundError(detail: string): AppError {
  return new AppError({ kind: 'not-found', status: 404, message: detail, detail })
}

export function badRequestError(detail: string): AppError {
  return new AppError({ kind: 'bad-request', status: 400, message: detail, detail })
}
