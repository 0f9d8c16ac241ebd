import { getSitePreferences } from './site-preferences'
import { toSitePreferences } from './site-preferences.mapper'

const QUARTER_MS = 900_000

export const sitePreferencesQuery = (siteId: string) => ({
  queryKey: ['site-preferences', siteId] as const,
  queryFn: async () => toSitePreferences(await getSitePreferences(siteId)),
  staleTime: QUARTER_MS,
})
