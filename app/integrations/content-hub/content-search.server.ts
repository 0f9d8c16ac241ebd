import { LRUCache } from 'lru-cache'
import { fetchContentPages } from './amplience.server'
import { toContentDocument } from './content-document'
import { buildContentIndex, searchContentIndex, type ContentIndex } from './content-index'
import type { ContentSearchResult } from './content-search.port'

/** A page that an editor publishes is found after this time at the latest. */
const FRESH_FOR_MS = 60_000
const MAX_HITS = 24

/*
 * The delivery contract finds items by their fields, not by their words: the pages are read whole
 * and searched here. A shop goes on with what it has read while it reads anew, or cannot.
 */
const indexes = new LRUCache<'pages', ContentIndex>({
  max: 1,
  ttl: FRESH_FOR_MS,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: readIndex,
})

/**
 * The content hub's pages for a text (D1 §7 Content search). Every site shows all of them, so all
 * are searched. Throws AppError.
 */
export async function searchContent(
  _siteId: string,
  query: string,
  _signal?: AbortSignal,
): Promise<ContentSearchResult> {
  const index = (await indexes.fetch('pages')) ?? (await readIndex())
  return { query, searchResults: searchContentIndex(index, query, MAX_HITS) }
}

async function readIndex(): Promise<ContentIndex> {
  const documents: ReturnType<typeof toContentDocument>[] = []
  for await (const item of fetchContentPages()) documents.push(toContentDocument(item))
  return buildContentIndex(documents.filter((document) => document !== undefined))
}
