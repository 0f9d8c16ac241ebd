import { toAppError } from '@/errors/to-app-error'
import type { CustomCall } from './custom-call'
import { withLocaleParameter } from './locale-parameter'
import { findPreviewGuest } from './preview-guest.server'
import { isPublicApi } from './public-apis'
import { recordPageReads } from './record-page-reads.server'
import { runCustom } from './run-custom.server'
import { runScapi } from './run-scapi.server'
import type { CallScapi } from './scapi.types'
import { callAsGuest } from './server-guest.server'
import type { SiteRoute } from './site-routes'
import { callWithToken } from './token-source'

/* The server's client of the commerce service, used while a page is rendered. It exports the same
   three calls as the browser's `transport.ts`, but calls the service directly, as the server's own
   guest; in preview, products are read as the guest of the previewed moment. */

/** Calls the SDK directly. */
export const callScapi: CallScapi = async (siteId, api, method, given) => {
  if (api === 'shopperLogin') return runScapi(siteId, api, method, given)
  const options = withLocaleParameter(api, method, given)
  const run = (authorization: string) => runScapi(siteId, api, method, options, { authorization })
  const momentGuest = isPublicApi(api) ? await findPreviewGuest(siteId) : undefined
  const answer = momentGuest
    ? callWithToken(momentGuest, siteId, (token) => run(`Bearer ${token}`))
    : callAsGuest(siteId, run)
  return recordPageReads(api, options, answer)
}

export function callCustom(siteId: string, call: CustomCall): Promise<unknown> {
  return runCustom(siteId, call, {}, true)
}

/** The `/api` routes serve browsers only: on the server, pages read from the source directly. */
export async function callSite(_siteId: string, { path }: SiteRoute): Promise<unknown> {
  throw toAppError(new Error(`/api route ${path} was called while rendering on the server`))
}
