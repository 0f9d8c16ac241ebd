import { useQuery } from '@tanstack/react-query'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { useSite } from '@/site/use-site'

/**
 * Whether goods can be picked up in shops here: the site is able to, and the merchant has it
 * switched on (SITE-005). Where not, nothing of it is shown and everything ships.
 */
export function usePickupOffered(): boolean {
  const site = useSite()
  const isAble = site.has('pickup')
  const { data } = useQuery({ ...sitePreferencesQuery(site.id), enabled: isAble })
  return isAble && data?.pickupEnabled === true
}
