import type { QueryClient } from '@tanstack/react-query'
import { productsQuery } from '@/commerce-client/products.queries'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { productBadgesQuery } from '@/integrations/content-hub/product-badges.queries'
import { ownSiteOf } from '@/integrations/content-hub/content-sites'
import { asText } from '@/lib/read-fields'
import { readOnce } from '@/lib/read-once'
import type { Site } from '@/site/site'
import { listProductIds } from './page-products'
import { readImage, readLinks, type ContentImage, type ContentLink } from './read-content'
import { readSlots, type Slot } from './slot'

export interface ContentPageContent {
  title: string
  description?: string
  slots: Slot[]
  /** Breadcrumb links, from the level below Home down to the page's parent. */
  parents: ContentLink[]
  image?: ContentImage
  isHidden: boolean
  ownSite?: string
}

/** Reads a `content-page` item; an unreadable slot becomes an empty slot. */
export const readContentPage = readOnce((item: ContentItem): ContentPageContent => {
  return {
    title: asText(item.title) ?? '',
    description: asText(item.description),
    slots: readSlots(item.slots),
    parents: readLinks(item.parents),
    image: readImage(item.image),
    isHidden: item.isHidden === true,
    ownSite: ownSiteOf(item),
  }
})

/**
 * Prefetches the data of a page's blocks. It never fails: missing data is fetched in the browser.
 */
export async function prefetchBlocks(
  page: ContentPageContent,
  queryClient: QueryClient,
  site: Site,
): Promise<void> {
  const ids = listProductIds(page.slots)
  const has = (type: string) => page.slots.some((slot) => slot?.contentType === type)
  await Promise.all([
    ids.length > 0 && queryClient.prefetchQuery(productsQuery(site.id, ids)),
    ids.length > 0 && queryClient.prefetchQuery(productBadgesQuery(site.id)),
    has('box-sizes') && prefetchBoxes(queryClient, site.id),
    has('find-a-shop-accordion') && prefetchShops(queryClient, site.id),
    has('materials-sales-tools') && prefetchMaterials(queryClient, site.id),
  ])
}

async function prefetchBoxes(queryClient: QueryClient, siteId: string): Promise<void> {
  // imported on demand, because few pages have this block
  const { mixBoxesQuery } = await import('@/commerce-client/mix-boxes.queries')
  await Promise.all([
    queryClient.prefetchQuery(mixBoxesQuery(siteId)),
    queryClient.prefetchQuery(sitePreferencesQuery(siteId)),
  ])
}

async function prefetchShops(queryClient: QueryClient, siteId: string): Promise<void> {
  const { shopsQuery } = await import('@/commerce-client/stores.queries')
  await queryClient.prefetchQuery(shopsQuery(siteId))
}

async function prefetchMaterials(queryClient: QueryClient, siteId: string): Promise<void> {
  const { materialsQuery } = await import('@/commerce-client/materials.queries')
  await queryClient.prefetchQuery(materialsQuery(siteId))
}
