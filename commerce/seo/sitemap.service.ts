import { toCategoryPath, toProductPath } from '../catalog/page-address.rules'
import { toMediaLink } from '../catalog/media-link.rules'
import type { CatalogService } from '../catalog/catalog.service'
import type { ProductImageGroup } from '../catalog/catalog.tables'
import { ROOT_CATEGORY_ID } from '../catalog/category.rules'
import type { Db } from '../db/client'
import type { Site } from '../sites/site.service'
import {
  countSitemapProducts,
  selectCategoryChanges,
  selectExcludedCategories,
  selectSitemapProducts,
  type SitemapProduct,
} from './sitemap.repository'

type SitemapKind = 'products' | 'categories'

interface SitemapPage {
  path: string
  /** URLs of the page's original pictures. */
  images?: string[]
  /** ISO instant. */
  lastModified?: string
}

interface SitemapPages {
  total: number
  pages: SitemapPage[]
}

export interface SitemapService {
  listPages(site: Site, kind: SitemapKind, limit: number, offset: number): Promise<SitemapPages>
}

export interface SitemapDependencies {
  catalog: CatalogService
  mediaOrigin: string
}

const PAGE_VIEW_TYPE = 'large'

export function createSitemapService(
  db: Db,
  { catalog, mediaOrigin }: SitemapDependencies,
): SitemapService {
  async function listProducts(site: Site, limit: number, offset: number): Promise<SitemapPages> {
    const [total, products] = await Promise.all([
      countSitemapProducts(db, site.id),
      selectSitemapProducts(db, site.id, limit, offset),
    ])
    const pages = products.map((product): SitemapPage => {
      const images = listImages(product.images).map((path) => toMediaLink(mediaOrigin, path))
      return {
        path: toPath(product, site.id),
        ...(images.length > 0 && { images }),
        lastModified: product.changedAt.toISOString(),
      }
    })
    return { total, pages }
  }

  async function listCategories(site: Site, limit: number, offset: number): Promise<SitemapPages> {
    const [tree, changes, excluded] = await Promise.all([
      catalog.getCategoryTree(site),
      selectCategoryChanges(db, site.catalogId),
      selectExcludedCategories(db, site.catalogId),
    ])
    const shown = tree
      .all()
      .filter(({ id }) => id !== ROOT_CATEGORY_ID && !excluded.has(id))
      .filter(({ id }) => tree.pathTo(id).every(({ online }) => online))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
    const pages = shown.slice(offset, offset + limit).map(({ id, custom }): SitemapPage => {
      const changed = changes.get(id)
      return {
        path: toCategoryPath(id, custom),
        ...(changed && { lastModified: changed.toISOString() }),
      }
    })
    return { total: shown.length, pages }
  }

  return {
    listPages: (site, kind, limit, offset) =>
      kind === 'products' ? listProducts(site, limit, offset) : listCategories(site, limit, offset),
  }
}

/** Returns the canonical path of a product's page, the same as on the page itself. */
function toPath(product: SitemapProduct, siteId: string): string {
  const custom = { ...product.custom, ...ownCustom(product.siteSpecific[siteId]) }
  const { canonicalUrl, displayName } = custom
  if (typeof canonicalUrl === 'string' && canonicalUrl.startsWith('/')) return canonicalUrl
  const name = typeof displayName === 'string' && displayName !== '' ? displayName : product.name
  const { id, pageUrl, primaryCategoryId } = product
  return toProductPath({ id, name, pageUrl, custom }, primaryCategoryId ?? undefined)
}

function ownCustom(own: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) =>
      name.startsWith('c_') ? [[name.slice(2), value]] : [],
    ),
  )
}

/** Returns the paths of the page's large pictures, without duplicates. */
function listImages(groups: readonly ProductImageGroup[]): string[] {
  const large = groups.filter(({ viewType }) => viewType === PAGE_VIEW_TYPE)
  const shown = large.length > 0 ? large : groups.slice(0, 1)
  return [...new Set(shown.flatMap(({ images }) => images.map(({ path }) => path)))]
}
