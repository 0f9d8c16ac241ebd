import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readViewed } from '@/shopper/activities/recently-viewed'
import { useSite } from '@/site/use-site'
import { RecommendationRow } from './recommendation-row'
import { recommendationMessages as messages } from './recommendations.messages'
import { recommendationsQuery } from './recommendations.queries'

/** Maximum number of shown products, the same as the number stored in the browser (PDP-092). */
const SHOWN = 25

/**
 * Recently viewed products, newest first: those stored in this browser, followed by those stored by
 * the service, for example from the account's visits on other devices. If the service fails, only
 * those of this browser.
 * @param productId the current product, which is excluded
 */
export default function RecentlyViewed({ productId }: { productId?: string }) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const [own] = useState(() => readViewed(siteId))
  const { data, isLoading } = useQuery(
    recommendationsQuery(queryClient, siteId, 'recently-viewed', productId ? [productId] : []),
  )
  const known = data?.recs.map(({ id }) => id) ?? []
  const ids = [...new Set([...own, ...known])].filter((id) => id !== productId).slice(0, SHOWN)
  // while loading, it is unknown whether there will be a row
  if (isLoading && ids.length === 0) return null
  return (
    <RecommendationRow
      title={messages.recentlyViewed}
      productIds={isLoading ? undefined : ids}
      source={data}
    />
  )
}
