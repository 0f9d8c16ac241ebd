import { useSiteConfig } from '@/shopper/site-config/use-site-config'

/** Returns the countries to which the site delivers. */
export function useServedCountries(): readonly string[] {
  return useSiteConfig().preferences.canadaEnabled ? ['US', 'CA'] : ['US']
}
