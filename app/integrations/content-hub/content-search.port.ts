import type { ContentImage } from './read-image'

type ContentKind = 'blog' | 'recipe' | 'page'

export interface ContentHit {
  id: string
  kind: ContentKind
  title: string
  text?: string
  link: string
  image?: ContentImage
  /** Blog posts only. */
  category?: string
  /** Blog posts and recipes only: `2026-10-08`. */
  publishedDate?: string
  /** Recipes only. */
  totalMinutes?: number
  /** Recipes only: easy, medium or hard. */
  difficulty?: string
}

/** The result of a content search (SRCH-023), best hits first. */
export interface ContentSearchResult {
  query: string
  searchResults: ContentHit[]
}

/** Maximum length of a search text, in characters. */
export const MAX_CONTENT_QUERY = 100
