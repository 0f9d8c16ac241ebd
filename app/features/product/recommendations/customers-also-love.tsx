import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSite } from '@/site/use-site'
import { RecommendationRow } from './recommendation-row'
import { recommendationMessages as messages } from './recommendations.messages'
import { recommendationsQuery } from './recommendations.queries'

/** What others chose together with a product. */
export function CustomersAlsoLove({ productId }: { productId: string }) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { data, isError } = useQuery(
    recommendationsQuery(queryClient, siteId, 'customers-also-loved', [productId]),
  )
  if (isError || data === null) return null
  return (
    <RecommendationRow
      title={messages.alsoLoved}
      productIds={data?.recs.map(({ id }) => id)}
      source={data}
    />
  )
}
