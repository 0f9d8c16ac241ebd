import { isApiError } from '@/errors/read-error-response'
import { fetchJson, type FetchJsonOptions } from '@/lib/fetch-json'
import { getAppConfig } from '@/site/app-config'
import { previewQuery } from '@/site/preview-query'
import { toCustomPath, type CustomCall } from './custom-call'
import { withLocaleParameter } from './locale-parameter'
import { missingCustomerData } from './missing-customer-data'
import { isPublicApi } from './public-apis'
import type { CallScapi } from './scapi.types'
import { siteRoutes, toSiteAddress, type AddressParts, type SiteRoute } from './site-routes'
import { callWithToken, getShopperTokens } from './token-source'

/* The browser's only client of the server: every request uses one of these three functions. On the
   server, `transport.server.ts` is imported instead. */

/** Calls that never send the shopper's token (API-003); a login contains its own credentials. */
const CALLS_WITHOUT_TOKEN = new Set([
  'authenticateCustomer',
  'authorizeCustomer',
  'getAccessToken',
  'getProducts',
  'createSession',
])
const CUSTOM_FAILURE_TEXT = 'Custom SCAPI Fetch request failed'

/** Calls a method of a Shopper API through the storefront's server (API-001). Throws AppError. */
export const callScapi: CallScapi = async (siteId, api, method, options, signal) => {
  const { parameters, body, headers } = readOptions(withLocaleParameter(api, method, options))
  if (parameters?.customerId === '') throw missingCustomerData('Missing customer ID')
  // prices are those of the previewed moment, too
  const shown = isPublicApi(api) ? previewQuery() : {}
  const address =
    method === 'getProducts'
      ? toSiteAddress(siteId, siteRoutes.getProducts, { query: { ...parameters, ...shown } })
      : toSiteAddress(siteId, siteRoutes.scapi, { params: { api, method }, query: shown })
  const call: FetchJsonOptions = {
    signal,
    isRefusal: isApiError,
    ...(method !== 'getProducts' && { body: [{ parameters, body }] }),
  }
  if (CALLS_WITHOUT_TOKEN.has(method)) return sendScapi(address, { ...call, headers })
  if (isPublicApi(api)) {
    const token = await getShopperTokens()?.findAccessToken(siteId)
    return sendScapi(address, { ...call, headers: bearer(token) })
  }
  return asShopper(siteId, (own) => sendScapi(address, { ...call, headers: own }))
}

export interface SiteCall
  extends AddressParts, Pick<FetchJsonOptions, 'signal' | 'timeoutMs' | 'read' | 'outlivesPage'> {
  /** Sent as JSON; an empty object if absent from a POST. */
  body?: unknown
}

/**
 * Calls one of the storefront's own routes. The response is not validated: parse it. Throws
 * AppError.
 */
export function callSite(
  siteId: string,
  route: SiteRoute,
  { params, query, body, ...options }: SiteCall = {},
): Promise<unknown> {
  const shown = route.followsPreview && previewQuery()
  const address = toSiteAddress(siteId, route, { params, query: { ...query, ...shown } })
  const call = { ...options, ...(route.method === 'POST' && { body: body ?? {} }) }
  if (!route.needsShopper) return fetchJson(address, call)
  return asShopper(siteId, (headers) =>
    fetchJson(address, { ...call, headers, isRefusal: isApiError }),
  )
}

/**
 * Calls a route of the custom gateway (API-016) as the shopper. The response is not validated:
 * parse it.
 * @throws AppError with the service's message, otherwise 'Custom SCAPI Fetch request failed'
 * (API-014).
 */
export async function callCustom(siteId: string, call: CustomCall): Promise<unknown> {
  const { method, body, read } = call
  const address = `${getAppConfig().commerceAPI.proxyPath}${toCustomPath(siteId, call)}`
  return asShopper(siteId, (headers) =>
    fetchJson(address, {
      method,
      body,
      read,
      headers,
      isRefusal: isApiError,
      fallbackText: CUSTOM_FAILURE_TEXT,
    }),
  )
}

function asShopper<Answer>(
  siteId: string,
  call: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const tokens = getShopperTokens()
  if (!tokens) return call({})
  return callWithToken(tokens, siteId, (token) => call(bearer(token)))
}

async function sendScapi<Answer>(address: string, call: FetchJsonOptions): Promise<Answer> {
  // the SDK's types describe the result
  return (await fetchJson(address, call)) as Answer
}

function bearer(token: string | undefined): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {}
}

interface CallOptions {
  parameters?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

function readOptions(options: object): CallOptions {
  return options
}
