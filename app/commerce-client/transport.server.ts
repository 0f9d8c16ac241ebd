import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { withLocaleParameter } from './locale-parameter'
import { runScapi } from './run-scapi.server'
import type { CallScapi, SiteCall } from './scapi.types'
import { forgetServerAccessToken, serverAccessToken } from './server-session.server'

/** On the server: the SDK itself, as the server's own guest. One retry when the token is refused. */
export const callScapi: CallScapi = async (siteId, api, method, given) => {
  if (api === 'shopperLogin') return runScapi(siteId, api, method, given)
  const options = withLocaleParameter(api, method, given)
  const accessToken = await serverAccessToken(siteId)
  try {
    return await runScapi(siteId, api, method, options, { authorization: `Bearer ${accessToken}` })
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 401) throw error
    forgetServerAccessToken(siteId, accessToken)
    const renewed = await serverAccessToken(siteId)
    return runScapi(siteId, api, method, options, { authorization: `Bearer ${renewed}` })
  }
}

/** The `/api` routes serve the browser: what a page needs on the server, it asks its source for. */
export async function callSite(_siteId: string, path: string, _call?: SiteCall): Promise<unknown> {
  throw toAppError(new Error(`/api route ${path} was called while rendering on the server`))
}
