import { currentLocale } from '@/site/current-locale'
import { fetchContentPages } from './amplience.server'
import { toContentDocument } from './content-document'
import { buildContentIndex, searchContentIndex, type ContentIndex } from './content-index'
import type { ContentSearchResult } from './content-search.port'
import { isShownOn } from './content-sites'
import { ScheduledCache, type Scheduled } from './scheduled-cache.server'

/** A published page can be found after this time at the latest. */
const FRESH_FOR_MS = 60_000
const MAX_HITS = 24
const MAX_LOCALES = 10

/* The delivery API filters items by fields but has no full-text search: all pages are read and
   indexed here. While the index is rebuilt, or the hub is unavailable, the previous one is used. */
const indexes = new ScheduledCache<ContentIndex>({
  max: MAX_LOCALES,
  cachedForMs: FRESH_FOR_MS,
  staleWhileAsking: true,
})

/** Searches a site's content pages (SRCH-023). Throws AppError. */
export async function searchContent(
  siteId: string,
  query: string,
  _signal?: AbortSignal,
): Promise<ContentSearchResult> {
  const locale = currentLocale()
  const index = await indexes.get(locale, () => readIndex(locale))
  const hits = searchContentIndex(index, query).filter(({ sites }) => isShownOn({ sites }, siteId))
  return { query, searchResults: hits.slice(0, MAX_HITS).map(({ hit }) => hit) }
}

async function readIndex(locale: string): Promise<Scheduled<ContentIndex>> {
  const { value, nextChange } = await fetchContentPages(toContentDocument, locale)
  const documents = value.filter((document) => document !== undefined)
  return { value: buildContentIndex(documents), nextChange }
}
