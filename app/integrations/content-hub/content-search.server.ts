import { LRUCache } from 'lru-cache'
import { asFields } from '@/lib/read-fields'
import { fetchContentPages } from './amplience.server'
import { toContentDocument } from './content-document'
import { isShownOn } from './content-sites'
import { buildContentIndex, searchContentIndex, type ContentIndex } from './content-index'
import type { ContentSearchResult } from './content-search.port'

/** A page that an editor publishes is found after this time at the latest. */
const FRESH_FOR_MS = 60_000
const MAX_HITS = 24
const MAX_SITES = 20

/*
 * The delivery contract finds items by their fields, not by their words: the pages are read whole
 * and searched here. A shop goes on with what it has read while it reads anew, or cannot.
 */
const indexes = new LRUCache<string, ContentIndex>({
  max: MAX_SITES,
  ttl: FRESH_FOR_MS,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: readIndex,
})

/**
 * The content hub's pages for a text (D1 §7 Content search), those that the site shows. Throws
 * AppError.
 */
export async function searchContent(
  siteId: string,
  query: string,
  _signal?: AbortSignal,
): Promise<ContentSearchResult> {
  const index = (await indexes.fetch(siteId)) ?? (await readIndex(siteId))
  return { query, searchResults: searchContentIndex(index, query, MAX_HITS) }
}

async function readIndex(siteId: string): Promise<ContentIndex> {
  const documents: ReturnType<typeof toContentDocument>[] = []
  for await (const item of fetchContentPages()) {
    if (isShownOn(asFields(item), siteId)) documents.push(toContentDocument(item))
  }
  return buildContentIndex(documents.filter((document) => document !== undefined))
}
