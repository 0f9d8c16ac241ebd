import type { Request, Response } from 'express'
import { runScapi } from '@/commerce-client/run-scapi.server'
import { getAppConfig } from '@/site/app-config'
import { asFields } from '@/lib/read-fields'
import type { Site } from '@/site/site'
import { callerOf } from './caller-of'
import { SessionCookies } from './session-cookies'

/**
 * `getAccessToken` of the JSON proxy. It accepts camel case as well as the service's own form names
 * (SES-020). The refresh token is stored in a cookie, as by the session's own routes (ADR 45); in
 * the answer it is empty.
 */
export async function proxyTokens(
  site: Site,
  req: Request,
  res: Response,
  body: unknown,
): Promise<object> {
  const { clientId } = getAppConfig().commerceAPI.parameters
  const form = { client_id: clientId, channel_id: site.id, ...toFormNames(body) }
  const options = { body: form }
  const answer = await runScapi(site.id, 'shopperLogin', 'getAccessToken', options, callerOf(req))
  new SessionCookies(site.id, req, res).keepTokens(answer)
  // a Commerce Cloud sends both keys only with a refusal (SES-019)
  return { ...answer, refresh_token: '', status_code: null, message: null }
}

/** `codeVerifier` → `code_verifier`. */
function toFormNames(body: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asFields(body)).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}
