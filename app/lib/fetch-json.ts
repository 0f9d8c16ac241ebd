import { AppError } from '@/errors/app-error'
import { GENERIC_ERROR_TEXT } from '@/errors/errors.messages'
import { toAnswerError, toAppError, unreadable } from '@/errors/to-app-error'
import { currentLocale } from '@/site/current-locale'
import { limitBody } from '@rules/limit-body'

const TIMEOUT_MS = 30_000

interface RequestOptions {
  /** POST if there is a body, otherwise GET, unless set. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  timeoutMs?: number
  redirect?: RequestRedirect
  /** Whether the request continues after the page is left, so that its cookies arrive. */
  outlivesPage?: boolean
}

export interface FetchJsonOptions extends RequestOptions {
  /** `status`: returns the status of a successful response instead of its body; `blob`: a file. */
  read?: 'json' | 'status' | 'blob'
  /** Returns whether an answer of status 2xx is an error. */
  isRefusal?: (answer: unknown) => boolean
  /** The error's message if a failed answer has none. */
  fallbackText?: string
}

/**
 * Sends every request for JSON, in the browser and on the server: with the page's language, a
 * time-out and a size limit; every failure is an AppError. An empty answer is undefined; one that
 * is not JSON is a failure. The content of the answer is not validated: parse it, and throw
 * `unreadable` if that fails.
 * @throws AppError
 */
export async function fetchJson(
  address: string,
  { read = 'json', isRefusal, fallbackText, ...options }: FetchJsonOptions = {},
): Promise<unknown> {
  const response = await fetch(address, toRequest(options)).catch((error: unknown) => {
    throw toAppError(error)
  })
  if (response.ok && read === 'status') return response.status
  if (response.ok && read === 'blob') return readFile(response)
  // undefined if it is not JSON, incomplete, or over the size limit
  const parsed = await readBody(response).catch(() => undefined)
  if (!response.ok || isRefusal?.(parsed?.answer)) {
    throw withFallback(toAnswerError(response, parsed?.answer), fallbackText)
  }
  if (!parsed) throw unreadable(undefined)
  return parsed.answer
}

function toRequest({ body, method, headers, signal, timeoutMs, ...rest }: RequestOptions) {
  const hasBody = body !== undefined
  return {
    method: method ?? (hasBody ? 'POST' : 'GET'),
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLocale(),
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    signal: withTimeout(signal, timeoutMs),
    ...(hasBody && { body: JSON.stringify(body) }),
    ...(rest.redirect && { redirect: rest.redirect }),
    ...(rest.outlivesPage && { keepalive: true }),
  }
}

// Browsers that cannot combine signals use only the caller's.
function withTimeout(signal: AbortSignal | undefined, timeoutMs = TIMEOUT_MS): AbortSignal {
  if (!signal) return AbortSignal.timeout(timeoutMs)
  return 'any' in AbortSignal ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) : signal
}

async function readBody(response: Response): Promise<{ answer: unknown }> {
  const text = await limitBody(response).text()
  // a 204 has no body (API-008)
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  return { answer }
}

async function readFile(response: Response): Promise<Blob> {
  return limitBody(response)
    .blob()
    .catch((error: unknown) => {
      throw toAppError(error)
    })
}

function withFallback(error: AppError, text: string | undefined): AppError {
  if (text === undefined || error.message !== GENERIC_ERROR_TEXT) return error
  return new AppError({ ...error.toJSON(), message: text }, error.raw)
}
