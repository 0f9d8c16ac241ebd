import {
  ShopperBaskets,
  ShopperBasketsV2,
  ShopperConsents,
  ShopperCustomers,
  ShopperGiftCertificates,
  ShopperLogin,
  ShopperOrders,
  ShopperProducts,
  ShopperSEO,
  ShopperSearch,
  ShopperStores,
  type ClientConfigInit,
  type FetchFunction,
} from 'commerce-sdk-isomorphic'
import { limitBody } from '@rules/limit-body'
import { getAppConfig } from '@/site/app-config'
import { serverConfig } from '@/site/server-config.server'
import type { ScapiApi, ScapiClients, ScapiParameters } from './scapi.types'

const CALL_TIMEOUT_MS = 10_000

type Config = ClientConfigInit<ScapiParameters>

const factories: { [Api in ScapiApi]: (config: Config) => ScapiClients[Api] } = {
  shopperLogin: (config) => new ShopperLogin<ScapiParameters>(config),
  shopperProducts: (config) => new ShopperProducts<ScapiParameters>(config),
  shopperSearch: (config) => new ShopperSearch<ScapiParameters>(config),
  shopperBaskets: (config) => new ShopperBaskets<ScapiParameters>(config),
  shopperBasketsV2: (config) => new ShopperBasketsV2<ScapiParameters>(config),
  shopperOrders: (config) => new ShopperOrders<ScapiParameters>(config),
  shopperCustomers: (config) => new ShopperCustomers<ScapiParameters>(config),
  shopperConsents: (config) => new ShopperConsents<ScapiParameters>(config),
  shopperGiftCertificates: (config) => new ShopperGiftCertificates<ScapiParameters>(config),
  shopperStores: (config) => new ShopperStores<ScapiParameters>(config),
  shopperSeo: (config) => new ShopperSEO<ScapiParameters>(config),
}

export function isScapiApi(name: string): name is ScapiApi {
  return Object.hasOwn(factories, name)
}

/** Creates an SDK client for one site. It throws the response for any status outside 2xx. */
export function createSdkClient<Api extends ScapiApi>(
  api: Api,
  siteId: string,
  headers: Record<string, string> = {},
): ScapiClients[Api] {
  const { clientId, organizationId, shortCode } = getAppConfig().commerceAPI.parameters
  return factories[api]({
    proxy: serverConfig().commerceOrigin,
    parameters: { clientId, organizationId, shortCode, siteId },
    headers,
    fetch: fetchInTime,
    throwOnBadResponse: true,
    throwOnMaintenanceHeader: true,
  })
}

// Uses the platform's fetch, which keeps connections alive; the SDK's bundled one does not.
const fetchInTime: FetchFunction = (input, init) => {
  const { headers, body, method } = init ?? {}
  const request: RequestInit = {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }
  if (headers) request.headers = new Headers(Object.entries(headers))
  if (body != null) request.body = String(body)
  return fetch(input, request).then((response) => limitBody(response))
}
