import { AppError } from '@/errors/app-error'
import { GENERIC_ERROR_TEXT } from '@/errors/errors.messages'
import { isApiError } from '@/errors/read-answer'
import { toAnswerError, toAppError } from '@/errors/to-app-error'
import { currentLocale } from '@/site/current-locale'
import { withLocaleParameter } from './locale-parameter'
import type { CallScapi, ScapiApi, SiteCall } from './scapi.types'
import { getTokenSource } from './token-source'

const CALL_TIMEOUT_MS = 30_000
/** An answer of 200 that is none. */
const BAD_GATEWAY = 502

/** Calls that never carry the shopper's token (D2 §7). */
const CALLS_WITHOUT_TOKEN = new Set([
  'authenticateCustomer',
  'authorizeCustomer',
  'getAccessToken',
  'getProducts',
  'createSession',
])

/** Reading these is looking around: a token goes along where there is one, and none is made. */
const PUBLIC_APIS = new Set<ScapiApi>(['shopperProducts', 'shopperSearch', 'shopperStores'])

/** In the browser: `POST /api/{siteId}/scapi/{api}/{method}` with `[options]` (D2 §7). */
export const callScapi: CallScapi = async (siteId, api, method, options, signal) => {
  const path = `scapi/${api}/${method}`
  const { parameters, body, headers } = readOptions(withLocaleParameter(api, method, options))
  const call: SiteCall = {
    signal,
    ...(method === 'getProducts'
      ? { query: toQuery(parameters) }
      : { body: [{ parameters, body }] }),
  }
  // A login brings its own: the customer's credentials, the guest's proof.
  if (CALLS_WITHOUT_TOKEN.has(method)) return send(siteId, path, call, headers)

  const source = getTokenSource()
  if (PUBLIC_APIS.has(api)) return send(siteId, path, call, bearer(source?.peekAccessToken(siteId)))
  return sendAsShopper(siteId, path, call)
}

/**
 * One of the storefront's own routes, `/api/{siteId}/{path}`, as the shopper. A POST when `body` is
 * given. The answer is not looked into: parse it. Throws AppError.
 */
export function callSite(siteId: string, path: string, call: SiteCall = {}): Promise<unknown> {
  return sendAsShopper(siteId, path, call)
}

async function sendAsShopper<Answer>(
  siteId: string,
  path: string,
  call: SiteCall,
): Promise<Answer> {
  const source = getTokenSource()
  const token = await source?.getAccessToken(siteId)
  try {
    return await send(siteId, path, call, bearer(token))
  } catch (error) {
    if (!source || !token || !(error instanceof AppError) || error.status !== 401) throw error
    return send(siteId, path, call, bearer(await source.replaceAccessToken(siteId, token)))
  }
}

async function send<Answer>(
  siteId: string,
  path: string,
  { query, body, signal }: SiteCall,
  own: Record<string, string> = {},
): Promise<Answer> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': currentLocale(),
    ...own,
  }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const request: RequestInit = { headers, signal: withTimeout(signal) }
  if (body !== undefined) Object.assign(request, { method: 'POST', body: JSON.stringify(body) })

  const search = new URLSearchParams(toText(query)).toString()
  const url = `/api/${encodeURIComponent(siteId)}/${path}${search && `?${search}`}`
  const response = await fetch(url, request).catch((error: unknown) => {
    throw toAppError(error)
  })
  return readAnswer(response)
}

// Where signals cannot be joined, the caller's own is the one that matters.
function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  if (!signal) return AbortSignal.timeout(CALL_TIMEOUT_MS)
  return 'any' in AbortSignal
    ? AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)])
    : signal
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text()
  const answer = parse(text)
  if (response.ok && answer !== NOT_JSON && !isApiError(answer)) return answer
  if (answer !== NOT_JSON) throw toAnswerError(response, answer)
  // A gateway's HTML, or nothing at all.
  throw toAppError({
    status: response.ok ? BAD_GATEWAY : response.status,
    message: GENERIC_ERROR_TEXT,
  })
}

const NOT_JSON = Symbol('not JSON')

function parse(text: string) {
  try {
    // A 204 has no body (API-008).
    return text ? JSON.parse(text) : undefined
  } catch {
    return NOT_JSON
  }
}

function bearer(token: string | undefined): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {}
}

interface CallOptions {
  parameters?: object
  body?: unknown
  headers?: Record<string, string>
}

function readOptions(options: object): CallOptions {
  return options
}

function toQuery(parameters: object = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
    ),
  )
}

function toText(query: SiteCall['query'] = {}): Record<string, string> {
  return toQuery(query)
}
