import { useQuery } from '@tanstack/react-query'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import { RecommendationRow } from './recommendation-row'
import { recommendationMessages as messages } from './recommendations.messages'
import { zoneQuery } from './recommendations.queries'

const ZONE = 'added-to-bag'

/** Recommendations for the added products, if the site has them (SHEET-008). */
export default function FeaturedProducts({ productIds }: { productIds: readonly string[] }) {
  const { id: siteId } = useSite()
  const { preferences } = useSiteConfig()
  const { data, isError } = useQuery({
    ...zoneQuery(siteId, ZONE, productIds),
    enabled: preferences.recommendationsEnabled,
  })
  if (isError || !data) return null
  // free bags are already offered above
  const recs = data.recs.filter(({ id }) => id !== preferences.freeBagsProductId)
  return (
    <RecommendationRow
      title={messages.featured}
      productIds={recs.map(({ id }) => id)}
      source={data}
      isNarrow
    />
  )
}
