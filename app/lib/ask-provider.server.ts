import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { AppError } from '@/errors/app-error'
import { GENERIC_ERROR_TEXT } from '@/errors/errors.messages'
import { toAnswerError, toRetryAfterMs } from '@/errors/to-app-error'
import { currentLocale } from '@/site/current-locale'
import { limitBody } from '@rules/limit-body'
import { logWarning } from './log'

/** Names of the providers, for logs and error details. */
export type Provider =
  | 'address verification'
  | 'card gateway'
  | 'content hub'
  | 'engine'
  | 'installments'
  | 'reviews'
  | 'social gallery'
  | 'store locator'
  | 'subscription offers'
  | 'subscriptions'

interface ProviderRequest {
  timeoutMs: number
  /** POST if there is a body, otherwise GET, unless set. */
  method?: 'PATCH'
  headers?: Readonly<Record<string, string>>
  /** Objects are sent as JSON; a string must already be JSON. */
  body?: object | string | URLSearchParams
  /** The visitor's address, if the request is theirs: a 429 then affects only this visitor. */
  visitor?: string
}

interface ProviderAnswer {
  /** 2xx, or a 4xx that is caused by the request. */
  status: number
  headers: Headers
  text: string
}

const MAX_BYTES = 4 * 1024 * 1024
/** Statuses with which the provider refuses our account; a shopper cannot change that. */
const ACCOUNT_STATUSES = new Set([401, 402, 403, 407])

/** Consecutive failures after which the circuit opens. */
const FAILURES_TO_OPEN = 5
/** How long the circuit stays open the first time; each further time is twice as long. */
const FIRST_REST_MS = 1_000
const MAX_REST_MS = 5_000
/** Time-out of the one request that tests whether the provider is back. */
const TRIAL_TIMEOUT_MS = 2_000
/** The longest pause that a provider's Retry-After can set. */
const MAX_REQUESTED_REST_MS = 60_000

/**
 * Sends every request of the server to an external provider: with a time-out and a size limit, and
 * not at all for a while after several consecutive failures, so that no page waits for it.
 * @returns the answer, also for a 4xx that is caused by the request; see `askProviderFor` for JSON
 * @throws AppError `unavailable`: 504 for a time-out, 503 while the circuit is open or after too
 * many requests, 502 for everything else
 */
export async function askProvider(
  provider: Provider,
  address: string,
  request: ProviderRequest,
): Promise<ProviderAnswer> {
  const breaker = breakerOf(provider, new URL(address).origin)
  try {
    // otherwise these requests would wait for the one that tests the provider
    if (breaker.state === CircuitState.HalfOpen) throw atRest()
    const isTrial = breaker.state === CircuitState.Open
    const timeoutMs = Math.min(request.timeoutMs, isTrial ? TRIAL_TIMEOUT_MS : Infinity)
    return await breaker.execute(() => exchange(address, { ...request, timeoutMs }))
  } catch (error) {
    const failure = isBrokenCircuitError(error) ? atRest() : error
    if (!(failure instanceof Failure)) throw error
    const { status, message, retryAfterMs } = failure
    throw providerFailed(provider, message, { status, retryAfterMs })
  }
}

/**
 * Requests JSON of the given schema.
 * @throws AppError like `askProvider`; 502 for JSON that does not match; the provider's own error
 * if it refuses the request
 */
export async function askProviderFor<Schema extends z.ZodType>(
  provider: Provider,
  address: string,
  schema: Schema,
  request: ProviderRequest,
): Promise<z.output<Schema>> {
  const { status, headers, text } = await askProvider(provider, address, request)
  const body = readJson(text)
  if (status >= 400) throw toAnswerError({ status, headers }, body)
  const parsed = schema.safeParse(body)
  const isCut = body === undefined && text !== ''
  if (isCut || !parsed.success) throw providerFailed(provider, 'The answer cannot be read.')
  return parsed.data
}

/** An error with details for the log; shoppers only read that something went wrong. */
export function providerFailed(
  provider: Provider,
  detail: string,
  fields: { status?: number; retryAfterMs?: number } = {},
): AppError {
  return new AppError({
    kind: 'unavailable',
    status: 502,
    message: GENERIC_ERROR_TEXT,
    detail: `${provider}: ${detail}`,
    ...fields,
  })
}

/** @returns undefined if the text is not JSON */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

class Failure extends Error {
  constructor(
    readonly status: 502 | 503 | 504,
    message: string,
    /**
     * Whether the failure opens the circuit, because it cost time here or at the provider; a
     * refused connection and a wrong account do not.
     */
    readonly isCounted = true,
    readonly retryAfterMs?: number,
  ) {
    super(message)
  }
}

const atRest = () => new Failure(503, 'The provider failed several times, and is not asked now.')

async function exchange(address: string, request: ProviderRequest): Promise<ProviderAnswer> {
  const { timeoutMs, visitor } = request
  const response = await fetch(address, toInit(request)).catch((error: unknown) => {
    throw toFailure(error, timeoutMs)
  })
  const text = await limitBody(response, MAX_BYTES)
    .text()
    .catch((error: unknown) => {
      throw toFailure(error, timeoutMs)
    })
  const { status, headers } = response
  const retryAfterMs = toRetryAfterMs(headers.get('retry-after'))
  if (status === 429 && visitor === undefined) {
    throw new Failure(503, 'The provider is asked too often.', true, retryAfterMs)
  }
  if (status >= 500 || status === 408) {
    throw new Failure(502, `The provider answered ${status}.`, true, retryAfterMs)
  }
  if (ACCOUNT_STATUSES.has(status)) {
    throw new Failure(502, `The provider refuses our account (${status}).`, false)
  }
  if (status >= 300 && status < 400) {
    throw new Failure(502, `The provider is at another address (${status}).`, false)
  }
  return { status, headers, text }
}

function toInit({ timeoutMs, method, headers, body, visitor }: ProviderRequest): RequestInit {
  const isJson = body !== undefined && !(body instanceof URLSearchParams)
  const content = isJson && typeof body !== 'string' ? JSON.stringify(body) : body
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLocale(),
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(visitor !== undefined && { 'X-Forwarded-For': visitor }),
      ...headers,
    },
    // our keys must only be sent to the configured address
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(typeof content === 'string' || content instanceof URLSearchParams ? { body: content } : {}),
  }
}

function toFailure(error: unknown, timeoutMs: number): Failure {
  if (read(error, 'name') === 'TimeoutError') {
    return new Failure(504, `The provider took longer than ${timeoutMs / 1000} s.`)
  }
  if (read(read(error, 'cause'), 'code') === 'ECONNREFUSED') {
    return new Failure(502, 'The provider cannot be reached.', false)
  }
  return new Failure(502, 'The connection to the provider broke.')
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

// by origin, because each staging domain of the content hub has its own
const breakers = new LRUCache<string, CircuitBreakerPolicy>({ max: 100 })

function breakerOf(provider: Provider, origin: string): CircuitBreakerPolicy {
  const key = `${provider} ${origin}`
  const known = breakers.get(key)
  if (known) return known
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof Failure && error.isCounted),
    {
      breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
      halfOpenAfter: new DelegateBackoff(({ attempt, result }) => {
        const rest = Math.min(FIRST_REST_MS * 2 ** (attempt - 1), MAX_REST_MS)
        const error = 'error' in result ? result.error : undefined
        const requested = error instanceof Failure ? (error.retryAfterMs ?? 0) : 0
        return Math.max(rest, Math.min(requested, MAX_REQUESTED_REST_MS))
      }),
    },
  )
  breaker.onBreak(() => logWarning('A provider failed, and is not asked for a while', { provider }))
  breaker.onReset(() => logWarning('A provider answers again', { provider }))
  breakers.set(key, breaker)
  return breaker
}
