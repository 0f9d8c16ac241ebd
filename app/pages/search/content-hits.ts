import type { ContentHit } from '@/integrations/content-hub/content-search.port'

type ArticleHit = ContentHit & Required<Pick<ContentHit, 'image'>>

export const CONTENT_RESULTS_ID = { articles: 'stories', pages: 'pages' } as const

/**
 * Splits content results: posts and recipes with a picture become cards, all others are listed as
 * pages.
 */
export function splitHits(hits: readonly ContentHit[]): {
  articles: ArticleHit[]
  pages: ContentHit[]
} {
  const articles = hits.flatMap((hit) =>
    hit.kind !== 'page' && hit.image ? [{ ...hit, image: hit.image }] : [],
  )
  const shown = new Set(articles.map(({ id }) => id))
  return { articles, pages: hits.filter(({ id }) => !shown.has(id)) }
}
