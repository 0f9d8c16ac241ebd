import type { ScapiApi } from './scapi.types'

const PUBLIC_APIS: readonly ScapiApi[] = ['shopperProducts', 'shopperSearch', 'shopperStores']

/**
 * Whether anybody may read an API: the browser sends the token that there is and starts no session
 * for it, and without a token the server's own guest reads.
 */
export function isPublicApi(api: ScapiApi): boolean {
  return PUBLIC_APIS.includes(api)
}
