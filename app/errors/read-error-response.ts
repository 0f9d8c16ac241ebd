import type { ErrorExtras } from './app-error'

type Fields = Record<string, unknown>

/** The properties read from a service's error response, before its kind is determined. */
export interface ErrorResponse {
  status?: number
  message?: string
  title?: string
  detail?: string
  type?: string
  code?: string
  fieldErrors?: Record<string, string>
  extras?: ErrorExtras
}

/**
 * Reads every error format of the services: flashes, `statusMessage`, `detail/title/type` (RFC
 * 7807), OCAPI faults, `_v` error envelopes, and invalid fields (API-009).
 */
export function readErrorResponse(value: unknown): ErrorResponse {
  // a plain string may be anything, such as a stack trace, so shoppers do not see it
  if (!isFields(value)) return {}
  const fault = isFields(value.fault) ? value.fault : undefined
  const title = text(value.title)
  const detail = text(value.detail)
  return {
    status: statusIn(value),
    message:
      flashMessage(value.flashes ?? value.c_flashes) ??
      text(value.statusMessage) ??
      text(value.message) ??
      text(fault?.message) ??
      detail ??
      title,
    title,
    detail,
    type: text(value.type) ?? text(fault?.type),
    code: codeIn(value),
    fieldErrors: fieldErrorsIn(value),
    extras: extrasIn(value),
  }
}

function extrasIn(value: Fields): ErrorExtras | undefined {
  const entries = Object.entries(value)
    // several messages are shown one below the other (ERR-003)
    .map(([name, member]): [string, unknown] => [
      name,
      name === 'c_messages' && isTexts(member) ? member.join('\n') : member,
    ])
    .filter(
      ([name, member]) =>
        name.startsWith('c_') && ['string', 'number', 'boolean'].includes(typeof member),
    )
  // the filter has checked names and types
  return entries.length > 0 ? (Object.fromEntries(entries) as ErrorExtras) : undefined
}

/** The members of an RFC 7807 problem; names of extensions begin with `c_`. */
const PROBLEM_MEMBERS = new Set(['title', 'type', 'detail', 'status', 'instance', 'statusCode'])

/**
 * Returns whether a response body, even with status 200, is an error: a fault, a numeric status of
 * 400 or more, or a detail, title or type (ERR-005). Documents may also have a title or type, so an
 * object with other members needs a type together with a detail or title.
 */
export function isApiError(value: unknown): boolean {
  if (!isFields(value)) return false
  if (isFields(value.fault) || Number(statusIn(value)) >= 400) return true
  const type = text(value.type)
  const words = text(value.detail) ?? text(value.title)
  if (type !== undefined && words !== undefined) return true
  const isBare = Object.keys(value).every(
    (name) => PROBLEM_MEMBERS.has(name) || name.startsWith('c_'),
  )
  return isBare && (type ?? words) !== undefined
}

function flashMessage(flashes: unknown): string | undefined {
  if (!Array.isArray(flashes)) return undefined
  const first: unknown = flashes[0]
  return isFields(first) ? (text(first.message) ?? text(first.details)) : text(first)
}

function statusIn(value: Fields): number | undefined {
  for (const candidate of [value.status, value.statusCode, value.status_code]) {
    const status = typeof candidate === 'string' ? Number(candidate) : candidate
    if (typeof status === 'number' && Number.isInteger(status) && status > 0) return status
  }
  return undefined
}

function codeIn({ code, statusCode }: Fields): string | undefined {
  return [code, statusCode].map(text).find((one) => one !== undefined && Number.isNaN(Number(one)))
}

function fieldErrorsIn(value: Fields): Record<string, string> | undefined {
  if (isFields(value.fieldErrors)) return textsOf(value.fieldErrors)
  const invalid = value.invalidFields
  if (Array.isArray(invalid)) {
    const entries = invalid.flatMap((item: unknown): [string, string][] => {
      if (typeof item === 'string') return [[item, '']]
      const name = isFields(item) ? (text(item.field) ?? text(item.name)) : undefined
      return name ? [[name, (isFields(item) && text(item.message)) || '']] : []
    })
    return entries.length > 0 ? Object.fromEntries(entries) : undefined
  }
  return isFields(invalid) ? textsOf(invalid) : undefined
}

function textsOf(fields: Fields): Record<string, string> | undefined {
  const entries = Object.entries(fields).map(([name, message]): [string, string] => [
    name,
    text(message) ?? '',
  ])
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
