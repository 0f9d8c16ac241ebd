import { runScapi, type RunOptions } from './run-scapi.server'
import type { ScapiApi, ScapiMethod, ScapiOptions, ScapiResult } from './scapi.types'
import { callScapi } from './transport.server'

/** What anybody may read: without a token of the visitor's own, the server's guest reads it. */
const PUBLIC_APIS: readonly ScapiApi[] = ['shopperProducts', 'shopperSearch', 'shopperStores']

/** Runs a method for a browser: with its token, or for public reads without one as a guest. */
export function runForVisitor<Api extends ScapiApi, Method extends ScapiMethod<Api>>(
  siteId: string,
  api: Api,
  method: Method,
  options: object,
  caller: RunOptions,
): Promise<ScapiResult<Api, Method>> {
  const isGuestRead = !caller.authorization && PUBLIC_APIS.includes(api)
  return isGuestRead
    ? callScapi(siteId, api, method, options as ScapiOptions<Api, Method>)
    : runScapi(siteId, api, method, options, caller)
}
