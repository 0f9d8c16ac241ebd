import { toSitePreferences } from './site-preferences.mapper'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/** In the browser: calls the storefront's own route. Throws AppError. */
function getSitePreferences(siteId: string): Promise<unknown> {
  return callSite(siteId, siteRoutes.sitePreferences)
}

const QUARTER_MS = 900_000

/** The site's preferences, as set by the merchant. */
export const sitePreferencesQuery = (siteId: string) => ({
  queryKey: ['site-preferences', siteId] as const,
  queryFn: async () => toSitePreferences(await getSitePreferences(siteId)),
  staleTime: QUARTER_MS,
})
