import { useQuery } from '@tanstack/react-query'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { useSite } from '@/site/use-site'

/**
 * Returns whether pickup in shops is offered: the site supports it, and the merchant has enabled it
 * (SITE-005). Otherwise everything is delivered and no pickup option is shown.
 */
export function usePickupOffered(): boolean {
  const site = useSite()
  const isAble = site.has('pickup')
  const { data } = useQuery({ ...sitePreferencesQuery(site.id), enabled: isAble })
  return isAble && data?.pickupEnabled === true
}
