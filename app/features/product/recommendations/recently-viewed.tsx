import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readViewed } from '@/shopper/activities/recently-viewed'
import { useSite } from '@/site/use-site'
import { RecommendationRow } from './recommendation-row'
import { recommendationMessages as messages } from './recommendations.messages'
import { recommendationsQuery } from './recommendations.queries'

/** As many are shown as are stored (PDP-092). */
const SHOWN = 25

/**
 * Recently viewed products, the newest first: in this browser, and after that what the service
 * knows besides, as of an account's other visits. Without the service it is this browser's.
 * @param productId the product that is looked at now: never shown
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
  // it is not known yet whether there is a row
  if (isLoading && ids.length === 0) return null
  return (
    <RecommendationRow
      title={messages.recentlyViewed}
      productIds={isLoading ? undefined : ids}
      source={data}
    />
  )
}
