import {
  ShopperBaskets,
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
import { limitBody } from '@/lib/limit-body'
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
  shopperOrders: (config) => new ShopperOrders<ScapiParameters>(config),
  shopperCustomers: (config) => new ShopperCustomers<ScapiParameters>(config),
  shopperConsents: (config) => new ShopperConsents<ScapiParameters>(config),
  shopperGiftCertificates: (config) => new ShopperGiftCertificates<ScapiParameters>(config),
  shopperStores: (config) => new ShopperStores<ScapiParameters>(config),
  shopperSeo: (config) => new ShopperSEO<ScapiParameters>(config),
}

/** Whether a name from an address is one of the APIs we speak. */
export function isScapiApi(name: string): name is ScapiApi {
  return Object.hasOwn(factories, name)
}

/** An SDK client for one site. It throws on any answer outside 2xx, with the answer attached. */
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

// The platform's fetch keeps connections open; the SDK's own bundled one does not.
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
