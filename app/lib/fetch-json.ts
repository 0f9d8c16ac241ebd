import { toAnswerError, toAppError } from '@/errors/to-app-error'
import { currentLocale } from '@/site/current-locale'
import { limitBody } from './limit-body'

interface FetchJsonOptions {
  /** Makes it a POST. */
  body?: object
  headers?: Record<string, string>
  signal?: AbortSignal
  timeoutMs?: number
}

/**
 * Asks for JSON where no shopper's token is needed, in the language of the page. What is answered is
 * not looked into: read it with care, and refuse what cannot be read with `unreadable`.
 * @throws AppError
 */
export async function fetchJson(
  address: string,
  { body, headers, signal, timeoutMs = 30_000 }: FetchJsonOptions = {},
): Promise<unknown> {
  const response = await fetch(address, {
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLocale(),
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    signal: signal ?? AbortSignal.timeout(timeoutMs),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  const answer: unknown = await limitBody(response)
    .json()
    .catch(() => undefined)
  if (!response.ok) throw toAnswerError(response, answer)
  return answer
}

/** What to throw for an answer that is none, although its status says all is well. */
export const unreadable = (answer: unknown) => toAppError(answer, 502)
