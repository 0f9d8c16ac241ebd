import { logWarning } from '@/lib/log'
import { MAX_CONTENT_QUERY, type ContentSearchResult } from './content-search.port'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'

/** In the browser: calls the storefront's own route (SRCH-023). Throws AppError. */
async function searchContent(
  siteId: string,
  query: string,
  signal?: AbortSignal,
): Promise<ContentSearchResult> {
  const body = await callSite(siteId, siteRoutes.contentSearch, { query: { q: query }, signal })
  if (!isResult(body)) throw unreadable(body)
  return body
}

// The storefront's own route returns this, so a shallow check is enough.
function isResult(value: unknown): value is ContentSearchResult {
  return typeof value === 'object' && value !== null && 'searchResults' in value
}

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
