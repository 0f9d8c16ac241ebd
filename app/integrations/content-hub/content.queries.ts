import { toAppError } from '@/errors/to-app-error'
import { contentSource } from './content.source'
import { sharedKeys, type ContentItem } from './content.port'

const FIVE_MINUTES_MS = 300_000

interface ContentQuery {
  queryKey: readonly [string, string, string]
  queryFn: () => Promise<ContentItem>
  staleTime: number
}

/** A content item by delivery key. Fails with a not-found AppError if it does not exist. */
export function contentQuery(siteId: string, key: string): ContentQuery {
  return query(siteId, key, () => contentSource.getContentByKey(siteId, key))
}

export function contentByIdQuery(siteId: string, id: string): ContentQuery {
  return query(siteId, `id ${id}`, () => contentSource.getContentById(siteId, id))
}

/** A content item that may be missing: the result is then null. */
export function optionalContentQuery(siteId: string, key: string) {
  return {
    queryKey: ['content', siteId, key, 'optional'] as const,
    queryFn: async (): Promise<ContentItem | null> => {
      try {
        return await contentSource.getContentByKey(siteId, key)
      } catch (error) {
        if (toAppError(error).kind === 'not-found') return null
        throw error
      }
    },
    staleTime: FIVE_MINUTES_MS,
  }
}

/** The site's menu: top tabs, menus, quick links. */
export function navMenuQuery(siteId: string): ContentQuery {
  return query(siteId, sharedKeys.navMenu(siteId), () => contentSource.getNavMenu(siteId))
}

export function footerQuery(siteId: string): ContentQuery {
  return query(siteId, sharedKeys.footer(siteId), () => contentSource.getFooter(siteId))
}

/** The thin banner above the header. */
export function promoBannerQuery(siteId: string): ContentQuery {
  return contentQuery(siteId, sharedKeys.promoBanner(siteId))
}

/** The content written for checkout, for example the text of an unexpected error. */
export function shippingPageQuery(siteId: string): ContentQuery {
  return contentQuery(siteId, sharedKeys.shippingPage(siteId))
}

function query(siteId: string, key: string, queryFn: ContentQuery['queryFn']): ContentQuery {
  return { queryKey: ['content', siteId, key], queryFn, staleTime: FIVE_MINUTES_MS }
}
