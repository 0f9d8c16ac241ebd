import { z } from 'zod'
import { asFields, asList, asText } from '@/lib/read-fields'
import { fetchContentPages } from './amplience.server'
import { isShownOn, ownSiteOf } from './content-sites'
import type { ContentItem } from './content.port'
import { ContentItemCopy, StoredContent } from './stored-content.server'
import { ScheduledCache } from './scheduled-cache.server'

interface ContentRoute {
  deliveryKey: string
  title: string
  /** The site of the canonical URL. */
  siteId: string
  /** Publication date of the text, for example `2026-10-08`. */
  publishedDate?: string
  isHidden?: true
}

/** Path → content page. */
export type RouteMap = Readonly<Record<string, ContentRoute>>

// A page that an editor adds is in the map after a minute; until then, and while the hub is
// unavailable, the previous map is used.
const CACHED_FOR_MS = 60_000
const PAGE_KEY = /^pages(\/.+)$/

const pages = new ScheduledCache<ContentItem[]>({
  max: 1,
  cachedForMs: CACHED_FOR_MS,
  staleWhileAsking: true,
  kept: new StoredContent({ name: 'pages', schema: z.array(ContentItemCopy) }),
})

/** Returns every path of a site that has a content page (SITE-014). Throws AppError. */
export async function getRouteMap(siteId: string): Promise<RouteMap> {
  const items = await pages.get('pages', listPages)
  const entries = items
    .filter((item) => isShownOn(item, siteId))
    .flatMap(toEntries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries)
}

const listPages = () => fetchContentPages(readPage)

/** Drops the text of a page to keep cached entries small. */
function readPage(item: unknown): ContentItem {
  const { slots, ...page } = asFields(item)
  const publishedDate = asList(slots, (slot) => asText(asFields(slot).publishedDate))[0]
  return { ...page, contentType: 'content-page', ...(publishedDate && { publishedDate }) }
}

function toEntries(item: ContentItem): [path: string, route: ContentRoute][] {
  const deliveryKey = asText(asFields(item._meta).deliveryKey) ?? ''
  const [, path] = PAGE_KEY.exec(deliveryKey) ?? []
  const title = asText(item.title)
  if (!path || !title) return []
  const publishedDate = asText(item.publishedDate)
  const route: ContentRoute = {
    deliveryKey,
    title,
    siteId: ownSiteOf(item),
    ...(publishedDate && { publishedDate }),
    ...(item.isHidden === true && { isHidden: true }),
  }
  return [[path, route]]
}
