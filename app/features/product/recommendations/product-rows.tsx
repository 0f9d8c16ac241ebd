import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSite } from '@/site/use-site'
import RecentlyViewed from './recently-viewed'
import { RecommendationRow } from './recommendation-row'
import { recommendationMessages as messages } from './recommendations.messages'
import { recommendationsQuery } from './recommendations.queries'

/**
 * The recommendation rows of a product page (PDP-016). They are personal, so the server never
 * renders them.
 */
export default function ProductRows({ productId }: { productId: string }) {
  return (
    <>
      <CustomersAlsoLove productId={productId} />
      <RecentlyViewed productId={productId} />
    </>
  )
}

/** Products that other customers chose together with this one. */
function CustomersAlsoLove({ productId }: { productId: string }) {
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
