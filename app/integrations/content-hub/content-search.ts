import { toAppError } from '@/errors/to-app-error'
import { currentLocale } from '@/site/current-locale'
import type { ContentSearchResult } from './content-search.port'

/** In the browser: the storefront's own route (D1 §7). Throws AppError. */
export async function searchContent(
  siteId: string,
  query: string,
  signal?: AbortSignal,
): Promise<ContentSearchResult> {
  const path = `/api/${siteId}/content-search?q=${encodeURIComponent(query)}`
  const headers = { 'Accept-Language': currentLocale() }
  const response = await fetch(path, { headers, signal }).catch((error: unknown) => {
    throw toAppError(error)
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok || !isResult(body)) throw toAppError(body, response.ok ? 502 : response.status)
  return body
}

// Our own route wrote it.
function isResult(value: unknown): value is ContentSearchResult {
  return typeof value === 'object' && value !== null && 'searchResults' in value
}
