import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/** In the browser: calls the storefront's own route. Throws AppError. */
export function getSitePreferences(siteId: string): Promise<unknown> {
  return callSite(siteId, siteRoutes.sitePreferences)
}
