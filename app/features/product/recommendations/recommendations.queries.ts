import type { QueryClient } from '@tanstack/react-query'
import { millisecondsInMinute } from 'date-fns/constants'
import { einstein } from '@/integrations/recommendations/einstein'
import { hasEinstein } from '@/integrations/recommendations/einstein-call'
import type {
  ActivityProduct,
  Recommendations,
  RecommenderName,
  Visitor,
} from '@/integrations/recommendations/recommendations.port'
import { readVisitor } from '@/shopper/activities/visitor'

const recommendersQuery = (siteId: string) => ({
  queryKey: ['recommenders', siteId] as const,
  queryFn: () => einstein.listRecommenders(siteId),
  staleTime: Infinity,
  retry: false as const,
})

/** Queries a recommender for products; `null` for a site without recommendations. */
export const recommendationsQuery = (
  queryClient: QueryClient,
  siteId: string,
  name: RecommenderName,
  productIds: readonly string[],
) =>
  askQuery(siteId, name, productIds, async (visitor, products) => {
    const names = await queryClient.fetchQuery(recommendersQuery(siteId))
    if (!names.includes(name)) return null
    return einstein.getRecommendations(siteId, name, { visitor, products })
  })

/** Queries a zone, a place on a page to which a merchant assigns a recommender. */
export const zoneQuery = (siteId: string, zoneId: string, productIds: readonly string[]) =>
  askQuery(siteId, zoneId, productIds, (visitor, products) =>
    einstein.getZoneRecommendations(siteId, zoneId, { visitor, products, categories: [] }),
  )

function askQuery(
  siteId: string,
  name: string,
  productIds: readonly string[],
  ask: (visitor: Visitor, products: ActivityProduct[]) => Promise<Recommendations | null>,
) {
  return {
    queryKey: ['shopper', 'recommendations', siteId, name, ...productIds],
    queryFn: async () => {
      const visitor = hasEinstein() ? readVisitor(siteId) : undefined
      return visitor
        ? ask(
            visitor,
            productIds.map((id) => ({ id })),
          )
        : null
    },
    staleTime: millisecondsInMinute,
    // not important enough to retry
    retry: false as const,
  }
}
