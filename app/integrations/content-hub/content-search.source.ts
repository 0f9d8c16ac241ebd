import { fetchJson, unreadable } from '@/lib/fetch-json'
import type { ContentSearchResult } from './content-search.port'

/** In the browser: the storefront's own route (D1 §7). Throws AppError. */
export async function searchContent(
  siteId: string,
  query: string,
  signal?: AbortSignal,
): Promise<ContentSearchResult> {
  const path = `/api/${siteId}/content-search?q=${encodeURIComponent(query)}`
  const body = await fetchJson(path, { signal })
  if (!isResult(body)) throw unreadable(body)
  return body
}

// Our own route wrote it.
function isResult(value: unknown): value is ContentSearchResult {
  return typeof value === 'object' && value !== null && 'searchResults' in value
}
