import type { Caller } from './caller.server'
import { findMomentGuest } from './moment-guest.server'
import { isPublicApi } from './public-apis'
import { runScapi } from './run-scapi.server'
import type { ScapiApi, ScapiMethod, ScapiOptions, ScapiResult } from './scapi.types'
import { callScapi } from './transport.server'

/**
 * Runs a method for a browser: with its token, or for public reads without one as a guest. In
 * preview it is read as a shopper of that moment sees it, not as the editor's own login would.
 */
export async function runForVisitor<Api extends ScapiApi, Method extends ScapiMethod<Api>>(
  siteId: string,
  api: Api,
  method: Method,
  options: object,
  caller: Caller,
): Promise<ScapiResult<Api, Method>> {
  const isGuestRead =
    isPublicApi(api) && (!caller.authorization || (await findMomentGuest(siteId)) !== undefined)
  return isGuestRead
    ? callScapi(siteId, api, method, options as ScapiOptions<Api, Method>)
    : runScapi(siteId, api, method, options, caller)
}
