import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { useSite } from '@/site/use-site'
import { RecommendationRow } from './recommendation-row'
import { recommendationsQuery } from './recommendations.queries'

/**
 * The row of a recommender on a page without a product. Renders nothing if the site has no
 * recommendations or the service fails. It is personal, so the server never renders it.
 */
export default function RecommenderRow({ name, title }: { name: string; title: string }) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { data: preferences } = useQuery(sitePreferencesQuery(siteId))
  const isOff = preferences !== undefined && !preferences.recommendationsEnabled
  const { data, isError } = useQuery({
    ...recommendationsQuery(queryClient, siteId, name, []),
    enabled: preferences?.recommendationsEnabled === true,
  })
  if (isOff || isError || data === null) return null
  return (
    <RecommendationRow title={title} productIds={data?.recs.map(({ id }) => id)} source={data} />
  )
}
