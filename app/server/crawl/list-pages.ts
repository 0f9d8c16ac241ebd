import { trimTrailingSlashes } from '@rules/trim-slashes'
import { mixBoxesQuery } from '@/commerce-client/mix-boxes.queries'
import { getCatalogPages, type SitemapKind } from '@/commerce-client/sitemap.server'
import { listStores } from '@/commerce-client/store-list'
import { getRouteMap } from '@/integrations/content-hub/content-routes.server'
import { imageUrl } from '@/integrations/images/image-service'
import { fillPath } from '@/lib/fill-path'
import { localizedPath } from '@/site/locale'
import { pagePaths, pages } from '@/site/pages'
import { paths } from '@/site/paths'
import type { Site } from '@/site/site'
import type { SitemapChild, SitemapEntry } from './sitemap-xml'

/** Products per sitemap: a fifth of what the protocol allows, because of their pictures. */
const PRODUCTS_PER_SITEMAP = 10_000
/** Other pages per sitemap: the maximum of the protocol. */
const PAGES_PER_SITEMAP = 50_000
/** The most pages that the engine returns at once. */
const CATALOG_PAGE = 10_000
const IMAGE_WIDTH = 1200

export interface CrawledSite {
  site: Site
  origin: string
}

/** Returns the sitemaps that the site's index lists. @throws AppError */
export async function listSitemaps({ site, origin }: CrawledSite): Promise<SitemapChild[]> {
  const { total } = await getCatalogPages(site.id, 'products', 0)
  const count = Math.ceil(total / PRODUCTS_PER_SITEMAP)
  const names = Array.from({ length: count }, (_, index) => `products-${index + 1}`)
  return ['content', 'categories', ...names].map((name) => ({
    url: `${origin}/sitemap-${name}.xml`,
  }))
}

/**
 * Returns the pages of the sitemap with this name, or undefined if there is no such sitemap.
 * @throws AppError
 */
export async function listEntries(
  crawled: CrawledSite,
  name: string,
): Promise<SitemapEntry[] | undefined> {
  if (name === 'content') return listContent(crawled)
  if (name === 'categories') return listCatalog(crawled, 'categories', PAGES_PER_SITEMAP, 0)
  const number = Number(/^products-([1-9]\d{0,4})$/.exec(name)?.[1] ?? 0)
  if (number === 0) return undefined
  const offset = (number - 1) * PRODUCTS_PER_SITEMAP
  const entries = await listCatalog(crawled, 'products', PRODUCTS_PER_SITEMAP, offset)
  return entries.length > 0 || number === 1 ? entries : undefined
}

async function listCatalog(
  crawled: CrawledSite,
  kind: SitemapKind,
  most: number,
  offset: number,
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  let isMore = true
  while (isMore && entries.length < most) {
    const limit = Math.min(CATALOG_PAGE, most - entries.length)
    const start = offset + entries.length
    const { pages } = await getCatalogPages(crawled.site.id, kind, limit, start)
    for (const { path, images, lastModified } of pages) {
      const pictures = images?.map((link) => toUrl(crawled, imageUrl(link, IMAGE_WIDTH)))
      entries.push({ ...toEntry(crawled, path), lastModified, images: pictures })
    }
    isMore = pages.length === limit
  }
  return entries
}

/** Pages with a `sitemap` flag, and the content whose canonical address is on this site. */
async function listContent(crawled: CrawledSite): Promise<SitemapEntry[]> {
  const { id } = crawled.site
  const [routeMap, stores, boxes] = await Promise.all([
    getRouteMap(id),
    listStores(id),
    mixBoxesQuery(id).queryFn(),
  ])
  const routes = Object.entries(routeMap).filter(
    ([, { siteId, isHidden }]) => siteId === id && !isHidden,
  )
  const own = pagePaths.flatMap(({ name, path }) => {
    const { sitemap } = pages[name]
    if (sitemap === 'each-shop') return stores.map(({ id: shopId }) => fillPath(path, { shopId }))
    return sitemap ? [path] : []
  })
  // a builder without boxes is not listed; of its steps, only the first is
  const builders = boxes.map(({ isLollypops }) =>
    paths.boxStep(isLollypops ? 'lollypop' : 'box', 'start'),
  )
  const listed = new Map([
    ...[...own, ...builders].map((path): [string, string | undefined] => [path, undefined]),
    ...routes.map(([path, route]): [string, string | undefined] => [path, route.publishedDate]),
  ])
  return [...listed]
    .slice(0, PAGES_PER_SITEMAP)
    .map(([path, lastModified]) => ({ ...toEntry(crawled, path), lastModified }))
}

function toEntry(crawled: CrawledSite, path: string): SitemapEntry {
  const { defaultLocale, locales = [] } = crawled.site
  const inLocale = (locale: string) =>
    trimTrailingSlashes(toUrl(crawled, localizedPath(defaultLocale, locale, path)))
  const url = inLocale(defaultLocale)
  if (locales.length < 2) return { url }
  const alternates = locales.map(({ id }) => ({ language: id, url: inLocale(id) }))
  return { url, alternates: [...alternates, { language: 'x-default', url }] }
}

function toUrl({ origin }: CrawledSite, address: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address
}
