import { useSiteConfig } from '@/shopper/site-config/use-site-config'

export function useServedCountries(): readonly string[] {
  return useSiteConfig().preferences.canadaEnabled ? ['US', 'CA'] : ['US']
}
