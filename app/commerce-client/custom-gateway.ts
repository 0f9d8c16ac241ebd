import { AppError } from '@/errors/app-error'
import { GENERIC_ERROR_TEXT } from '@/errors/errors.messages'
import { toAnswerError, toAppError } from '@/errors/to-app-error'
import { getAppConfig } from '@/site/app-config'
import { getTokenSource } from './token-source'

const CALL_TIMEOUT_MS = 30_000
const UNAUTHORIZED = 401
const FAILURE_TEXT = 'Custom SCAPI Fetch request failed'

interface CustomRoute {
  /** With its version: `subscriptions/v1`. */
  api: string
  /** Below the organization: `subscribe`. */
  path: string
}

/**
 * POSTs to a route of the custom gateway (D2 §7), from the browser and as the shopper: a refused
 * token is replaced once.
 * @returns the successful answer, unread.
 * @throws AppError with the server's message, else 'Custom SCAPI Fetch request failed' (D2 §8).
 */
export function postCustom(siteId: string, route: CustomRoute, body: object): Promise<Response> {
  return send(siteId, route, { method: 'POST', body })
}

/** Asks a route of the custom gateway, as `postCustom` posts to one. Throws AppError. */
export function getCustom(
  siteId: string,
  route: CustomRoute,
  query: Record<string, string> = {},
): Promise<Response> {
  return send(siteId, route, { method: 'GET', query })
}

interface CustomRequest {
  method: 'GET' | 'POST'
  query?: Record<string, string>
  body?: object
}

async function send(siteId: string, route: CustomRoute, request: CustomRequest): Promise<Response> {
  const source = getTokenSource()
  const token = await source?.getAccessToken(siteId)
  let response = await sendOnce(siteId, route, request, token)
  if (response.status === UNAUTHORIZED && source && token) {
    response = await sendOnce(
      siteId,
      route,
      request,
      await source.replaceAccessToken(siteId, token),
    )
  }
  if (!response.ok) throw await toCustomError(response)
  return response
}

async function sendOnce(
  siteId: string,
  { api, path }: CustomRoute,
  { method, query, body }: CustomRequest,
  token?: string,
) {
  const { proxyPath, parameters } = getAppConfig().commerceAPI
  const address = `${proxyPath}/custom/${api}/organizations/${parameters.organizationId}/${path}`
  const headers = {
    Accept: 'application/json',
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  return fetch(`${address}?${new URLSearchParams({ siteId, ...query }).toString()}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
}

async function toCustomError(response: Response): Promise<AppError> {
  // A gateway's HTML, or nothing at all, has no words for a shopper.
  const answer: unknown = await response.json().catch(() => undefined)
  const error = toAnswerError(response, answer)
  if (error.message !== GENERIC_ERROR_TEXT) return error
  return new AppError({ ...error.toJSON(), message: FAILURE_TEXT }, answer)
}
