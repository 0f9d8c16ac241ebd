import type { ScapiApi } from './scapi.types'

const PUBLIC_APIS: readonly ScapiApi[] = ['shopperProducts', 'shopperSearch', 'shopperStores']

/**
 * Whether an API can be read without a session: the browser sends its token if it has one, and
 * without one the server's own guest is used.
 */
export function isPublicApi(api: ScapiApi): boolean {
  return PUBLIC_APIS.includes(api)
}
