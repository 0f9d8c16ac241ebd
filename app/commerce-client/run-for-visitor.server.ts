import type { Caller } from './caller.server'
import { findPreviewGuest } from './preview-guest.server'
import { isPublicApi } from './public-apis'
import { runScapi } from './run-scapi.server'
import type { ScapiApi, ScapiMethod, ScapiOptions, ScapiResult } from './scapi.types'
import { callScapi } from './transport.server'

/**
 * Runs a method for a browser: with its token, or as a guest for public reads without a token. In
 * preview, public reads use the guest of the previewed moment instead of the editor's own login.
 */
export async function runForVisitor<Api extends ScapiApi, Method extends ScapiMethod<Api>>(
  siteId: string,
  api: Api,
  method: Method,
  options: object,
  caller: Caller,
): Promise<ScapiResult<Api, Method>> {
  const isGuestRead =
    isPublicApi(api) && (!caller.authorization || (await findPreviewGuest(siteId)) !== undefined)
  return isGuestRead
    ? callScapi(siteId, api, method, options as ScapiOptions<Api, Method>)
    : runScapi(siteId, api, method, options, caller)
}
