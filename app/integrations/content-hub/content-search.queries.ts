import { logWarning } from '@/lib/log'
import { searchContent } from './content-search.source'
import { MAX_CONTENT_QUERY } from './content-search.port'

const FIVE_MINUTES_MS = 300_000

/** Posts, recipes and pages that match a text; without a text no request is sent (SRCH-024). */
export const contentSearchQuery = (siteId: string, query = '') => {
  const text = query.slice(0, MAX_CONTENT_QUERY)
  return {
    queryKey: ['content-search', siteId, text] as const,
    queryFn: async ({ signal }: { signal?: AbortSignal }) => {
      try {
        return (await searchContent(siteId, text, signal)).searchResults
      } catch (error) {
        if (!signal?.aborted) logWarning('A content search failed', { text, error })
        throw error
      }
    },
    enabled: text !== '',
    staleTime: FIVE_MINUTES_MS,
  }
}
