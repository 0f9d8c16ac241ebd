import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSite } from '@/site/use-site'
import RecentlyViewed from './recently-viewed'
import { RecommendationRow } from './recommendation-row'
import { recommendationMessages as messages } from './recommendations.messages'
import { recommendationsQuery } from './recommendations.queries'

/** The rows of a product page (PDP-016). Personal: never rendered on the server. */
export default function ProductRows({ productId }: { productId: string }) {
  return (
    <>
      <CustomersAlsoLove productId={productId} />
      <RecentlyViewed productId={productId} />
    </>
  )
}

/** What others chose together with a product. */
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
