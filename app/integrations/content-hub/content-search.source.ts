import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'
import type { ContentSearchResult } from './content-search.port'

/** In the browser: calls the storefront's own route (SRCH-023). Throws AppError. */
export async function searchContent(
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
