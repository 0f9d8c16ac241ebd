import { z } from 'zod'
import { currentLocale } from '@/site/current-locale'
import { fetchContentPages } from './amplience.server'
import { toContentDocument, type ContentDocument } from './content-document'
import { buildContentIndex, searchContentIndex, type ContentIndex } from './content-index'
import type { ContentSearchResult } from './content-search.port'
import { isShownOn } from './content-sites'
import { StoredContent } from './stored-content.server'
import type { Scheduled } from '@/lib/scheduled'
import { ScheduledCache } from './scheduled-cache.server'

/** A published page can be found after this time at the latest. */
const FRESH_FOR_MS = 60_000
const MAX_HITS = 24
const MAX_LOCALES = 10

const Hit = z.looseObject({
  id: z.string(),
  kind: z.enum(['blog', 'recipe', 'page']),
  title: z.string(),
  link: z.string(),
})
const DocumentCopy: z.ZodType<ContentDocument> = z.object({
  hit: Hit,
  sites: z.array(z.string()),
  title: z.string(),
  teaser: z.string(),
  body: z.string(),
})

/* The delivery API filters items by fields but has no full-text search: all pages are read and
   indexed here. While they are read again, or the hub is unavailable, the previous ones are used. */
const pages = new ScheduledCache<readonly ContentDocument[]>({
  max: MAX_LOCALES,
  cachedForMs: FRESH_FOR_MS,
  staleWhileAsking: true,
  kept: new StoredContent({ name: 'search', schema: z.array(DocumentCopy) }),
})

const indexes = new WeakMap<readonly ContentDocument[], ContentIndex>()

/** Searches a site's content pages (SRCH-023). Throws AppError. */
export async function searchContent(
  siteId: string,
  query: string,
  _signal?: AbortSignal,
): Promise<ContentSearchResult> {
  const locale = currentLocale()
  const index = indexOf(await pages.get(locale, () => readPages(locale)))
  const hits = searchContentIndex(index, query).filter(({ sites }) => isShownOn({ sites }, siteId))
  return { query, searchResults: hits.slice(0, MAX_HITS).map(({ hit }) => hit) }
}

async function readPages(locale: string): Promise<Scheduled<ContentDocument[]>> {
  const { value, nextChange } = await fetchContentPages(toContentDocument, locale)
  return { value: value.filter((document) => document !== undefined), nextChange }
}

function indexOf(documents: readonly ContentDocument[]): ContentIndex {
  const known = indexes.get(documents)
  if (known) return known
  const index = buildContentIndex(documents)
  indexes.set(documents, index)
  return index
}
