import type { QueryClient } from '@tanstack/react-query'
import { settings } from '@/domain/settings'
import { logWarning } from '@/lib/log'
import type { Site } from '@/site/site'
import { getProducts } from './products'
import { suggestProducts } from './search'
import { toSuggestedProduct, type SuggestedProduct } from './suggested-product.mapper'

const FIVE_MINUTES_MS = 300_000

/** The service refuses longer terms while typing. */
const MAX_TERM = 50

/**
 * Products suggested for what is typed, best first (SRCH-016): their ids, then in one call those of
 * them that no earlier answer has brought. A request that is not needed any more is aborted.
 */
export const suggestionsQuery = (queryClient: QueryClient, { id: siteId }: Site, term: string) => ({
  queryKey: ['suggestions', siteId, term] as const,
  queryFn: async ({ signal }: { signal?: AbortSignal }) => {
    try {
      const query = term.slice(0, MAX_TERM)
      const ids = await suggestProducts(siteId, query, settings.suggestionLimit, signal)
      return await loadProducts(queryClient, siteId, ids)
    } catch (error) {
      if (!signal?.aborted) logWarning('Search suggestions failed', { term, error })
      throw error
    }
  },
  staleTime: FIVE_MINUTES_MS,
  // the next letter asks again
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
  // what the site does not sell is left out
  return ids.flatMap((id) => find(id) ?? [])
}
