import type { ContentImage } from './read-image'

type ContentKind = 'blog' | 'recipe' | 'page'

/** A page of the content hub that answers a search. */
export interface ContentHit {
  id: string
  kind: ContentKind
  title: string
  /** A sentence about it. */
  text?: string
  /** Path of the page. */
  link: string
  image?: ContentImage
  /** Of a blog post. */
  category?: string
  /** Of a blog post or a recipe, `2026-10-08`. */
  publishedDate?: string
  /** Of a recipe. */
  totalMinutes?: number
  /** Of a recipe: easy, medium or hard. */
  difficulty?: string
}

/** What a content search answers (SRCH-023): the best first. */
export interface ContentSearchResult {
  query: string
  searchResults: ContentHit[]
}

/** Longest text that is searched for, in characters. */
export const MAX_CONTENT_QUERY = 100
