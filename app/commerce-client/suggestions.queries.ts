import type { QueryClient } from '@tanstack/react-query'
import { settings } from '@/rules/settings'
import { logWarning } from '@/lib/log'
import type { Site } from '@/site/site'
import { getProducts } from './products'
import { suggestProducts } from './search'
import { toSuggestedProduct, type SuggestedProduct } from './suggested-product.mapper'

const FIVE_MINUTES_MS = 300_000

/**
 * The service rejects longer terms for suggestions. Nothing is suggested for them, because what is
 * cut off may say which allergens to avoid.
 */
const MAX_TERM = 50

/**
 * Products suggested for a typed term, best first (SRCH-016): first their ids, then in one call all
 * products that are not cached yet. A request that is no longer needed is aborted.
 */
export const suggestionsQuery = (queryClient: QueryClient, { id: siteId }: Site, term: string) => ({
  queryKey: ['suggestions', siteId, term] as const,
  queryFn: async ({ signal }: { signal?: AbortSignal }) => {
    try {
      if (term.length > MAX_TERM) return []
      const ids = await suggestProducts(siteId, term, settings.suggestionLimit, signal)
      return await loadProducts(queryClient, siteId, ids)
    } catch (error) {
      if (!signal?.aborted) logWarning('Search suggestions failed', { term, error })
      throw error
    }
  },
  staleTime: FIVE_MINUTES_MS,
  // the next keystroke sends a new request
  retry: false,
})

async function loadProducts(
  queryClient: QueryClient,
  siteId: string,
  ids: readonly string[],
): Promise<SuggestedProduct[]> {
  const keyOf = (id: string) => ['suggested-product', siteId, id] as const
  const find = (id: string) => queryClient.getQueryData<SuggestedProduct>(keyOf(id))
  const missing = ids.filter((id) => find(id) === undefined)
  for (const product of missing.length > 0 ? await getProducts(siteId, missing) : []) {
    queryClient.setQueryData(keyOf(product.id), toSuggestedProduct(product))
  }
  // products that the site does not sell are omitted
  return ids.flatMap((id) => find(id) ?? [])
}
