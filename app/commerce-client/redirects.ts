import type { Redirect } from '@/rules/redirect'
import { asFields, asText } from '@/lib/read-fields'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/**
 * The browser's version: calls the storefront's own route to look up a redirect. Throws AppError.
 */
export async function findRedirect(
  siteId: string,
  pathname: string,
): Promise<Redirect | undefined> {
  const query = { path: pathname }
  const answer = asFields(asFields(await callSite(siteId, siteRoutes.redirect, { query })).redirect)
  const location = asText(answer.location)
  if (!location) return undefined
  const status = answer.status === 301 ? 301 : 302
  return { status, location, keepsQuery: answer.keepsQuery === true }
}
