import { parseJson } from '../parse-json'
import type { PayPalAccount } from '../config'
import { limitBody } from '../../rules/limit-body'
import { unavailable } from '../http/problem'
import { AccessTokenAnswer } from './paypal.schemas'

const TIMEOUT_MS = 20_000
/** How long before its expiry a token is renewed. */
const RENEWAL_MS = 60_000
const MAX_ANSWER_BYTES = 1024 * 1024

export interface PayPalAnswer {
  status: number
  /** Undefined for an empty body, or a body that is not JSON. */
  body: unknown
}

export interface PayPalCall {
  method: 'GET' | 'POST' | 'PATCH'
  /** Path below PayPal's origin, e.g. `/v2/checkout/orders`. */
  path: string
  body?: object
  /** Makes a repeated request return the first result (`PayPal-Request-Id`). */
  requestId?: string
}

/**
 * Creates a function that sends requests to PayPal. It requests the application's access token when
 * it is first needed, and renews it before it expires.
 * @throws Problem 503 when PayPal cannot be reached, limits the rate, or fails
 */
export function createPayPalClient(account: PayPalAccount, now: () => Date) {
  let token: { value: string; endsAt: number } | undefined
  let requested: Promise<string> | undefined

  async function send(path: string, init: RequestInit): Promise<PayPalAnswer> {
    try {
      const response = await fetch(`${account.origin}${path}`, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await limitBody(response, MAX_ANSWER_BYTES).text()
      return { status: response.status, body: parseJson(text) }
    } catch {
      throw unavailable('PayPal cannot be reached.')
    }
  }

  async function requestToken(): Promise<string> {
    const credentials = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString(
      'base64',
    )
    const { status, body } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    const answer = AccessTokenAnswer.safeParse(body)
    if (status !== 200 || !answer.success) throw unavailable('PayPal refused the account.')
    const { access_token: value, expires_in: seconds } = answer.data
    token = { value, endsAt: now().getTime() + seconds * 1000 - RENEWAL_MS }
    return value
  }

  /** Concurrent payments share one token request. */
  function getToken(): Promise<string> {
    if (token && token.endsAt > now().getTime()) return Promise.resolve(token.value)
    requested ??= requestToken().finally(() => (requested = undefined))
    return requested
  }

  return async ({ method, path, body, requestId }: PayPalCall): Promise<PayPalAnswer> => {
    const ask = async () =>
      send(path, {
        method,
        headers: {
          authorization: `Bearer ${await getToken()}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId !== undefined && { 'paypal-request-id': requestId }),
        },
        body: body && JSON.stringify(body),
      })
    const first = await ask()
    if (first.status !== 401) return requireAnswer(first)
    // PayPal may revoke a token early, e.g. after the secret was replaced
    token = undefined
    return requireAnswer(await ask())
  }
}

function requireAnswer(answer: PayPalAnswer): PayPalAnswer {
  const isAnswer = answer.status < 300 || [400, 404, 409, 422].includes(answer.status)
  if (!isAnswer) throw unavailable('PayPal gave no usable answer.')
  return answer
}
