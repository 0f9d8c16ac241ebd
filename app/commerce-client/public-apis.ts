import type { ScapiApi } from './scapi.types'

const PUBLIC_APIS: readonly ScapiApi[] = ['shopperProducts', 'shopperSearch', 'shopperStores']

/**
 * Returns whether an API can be read without a session. The browser sends its token if it has one;
 * otherwise the server's own guest is used.
 */
export function isPublicApi(api: ScapiApi): boolean {
  return PUBLIC_APIS.includes(api)
}
