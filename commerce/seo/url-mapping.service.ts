import type { ShopperSEOTypes } from 'commerce-sdk-isomorphic'
import { sql } from 'kysely'
import { trimSlashes } from '../../rules/trim-slashes'
import type { CatalogService } from '../catalog/catalog.service'
import { toCategoryPath, toProductPath } from '../catalog/page-address.rules'
import type { LibraryService } from '../content/library.service'
import type { Db } from '../db/client'
import type { Locale } from '../sites/locale'
import type { Site } from '../sites/site.service'
import { findCategory } from './category-address.rules'
import { chooseRedirect, type StoredRedirect } from './redirect.rules'
import { RedirectUrl } from './redirect.schemas'

type UrlMapping = ShopperSEOTypes.UrlMapping

export interface UrlMappingService {
  /**
   * Resolves the address of a page: to a redirect, or else to a category, product or content asset.
   * @param urlSegment the path after the host, without the query.
   * @returns undefined if nothing matches.
   */
  getUrlMapping(site: Site, urlSegment: string, locale: Locale): Promise<UrlMapping | undefined>
}

interface Dependencies {
  catalog: CatalogService
  library: LibraryService
  now: () => Date
}

/** Extracts the product id: `/truffles/milk-truffles/310010.html` → `310010`. */
const PRODUCT_PAGE = /(?:^|\/)([^/]+)\.html$/

export function createUrlMappingService(db: Db, dependencies: Dependencies): UrlMappingService {
  const { catalog, library, now } = dependencies

  async function findRedirect(site: Site, path: string, locale: Locale) {
    const redirect = chooseRedirect(await selectRedirects(db, site.id, path), path, now())
    return redirect && toMapping(site, redirect, locale)
  }

  async function findProduct(site: Site, path: string, locale: Locale) {
    const own = await selectProductIdsByPage(db, path)
    const named = PRODUCT_PAGE.exec(path)?.[1]
    const ids = [...own, ...(named === undefined ? [] : [named])]
    const [family] = await catalog.getFamilies(site, ids, locale)
    if (!family) return undefined
    return { resourceType: 'PRODUCT', resourceId: family.product.id } satisfies UrlMapping
  }

  async function findCategoryPage(site: Site, path: string, locale: Locale) {
    const category = findCategory(await catalog.getCategoryTree(site), path, locale)
    if (!category) return undefined
    return { resourceType: 'CATEGORY', resourceId: category.id } satisfies UrlMapping
  }

  async function findContent(site: Site, path: string, locale: Locale) {
    const asset = await library.findAssetByPage(site, path, locale)
    if (!asset) return undefined
    return {
      resourceType: 'CONTENT_ASSET',
      resourceSubType: asset.isPage ? 'PAGE_DESIGNER_CONTENT_ASSET' : 'STANDARD_CONTENT_ASSET',
      resourceId: asset.id,
    } satisfies UrlMapping
  }

  async function toMapping(site: Site, redirect: RedirectUrl, locale: Locale): Promise<UrlMapping> {
    const { destinationType, destinationId, destinationUrl } = redirect
    const type = destinationType && RESOURCE_TYPES[destinationType]
    const address = destinationUrl ?? (await toDestination(site, redirect, locale))
    return {
      ...(type && destinationId && { resourceType: type, resourceId: destinationId }),
      statusCode: redirect.statusCode,
      ...(address !== undefined && { destinationUrl: address }),
      copySourceParams: (redirect.copySourceParams ?? 'no') !== 'no',
      ...(redirect.additionalParams && { additionalUrlParams: redirect.additionalParams }),
      ...(type === 'PRODUCT' &&
        redirect.productCategoryId && { productCategoryId: redirect.productCategoryId }),
    }
  }

  async function toDestination(site: Site, redirect: RedirectUrl, locale: Locale) {
    const { destinationType, destinationId = '', productCategoryId } = redirect
    if (destinationType === 'product') {
      const [family] = await catalog.getFamilies(site, [destinationId], locale)
      const categoryId = productCategoryId ?? family?.primaryCategoryId
      return family && toProductPath(family.product, categoryId).slice(1)
    }
    if (destinationType === 'category') {
      const category = (await catalog.getCategoryTree(site)).get(destinationId)
      return category && toCategoryPath(category.id, category.custom).slice(1)
    }
    return destinationType === 'content' ? library.getAssetPath(site, destinationId) : undefined
  }

  return {
    async getUrlMapping(site, urlSegment, locale) {
      // a segment must not contain a query (documented as 404)
      if (urlSegment.includes('?')) return undefined
      const path = `/${trimSlashes(urlSegment)}`
      const finders = [findRedirect, findCategoryPage, findProduct, findContent]
      for (const find of finders) {
        const mapping = await find(site, path, locale)
        if (mapping) return mapping
      }
      return undefined
    },
  }
}

const RESOURCE_TYPES = {
  category: 'CATEGORY',
  product: 'PRODUCT',
  content: 'CONTENT_ASSET',
  folder: undefined,
} as const

async function selectRedirects(db: Db, siteId: string, path: string): Promise<StoredRedirect[]> {
  const name = path.slice(1).toLowerCase()
  const rows = await db
    .selectFrom('redirect_url')
    .select(['uri', 'definition'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`(trim(both '/' from lower(uri)) = ${name} or uri like '%*')`)
    .execute()
  return rows.flatMap(({ uri, definition }): StoredRedirect[] => {
    const parsed = RedirectUrl.safeParse(definition)
    return parsed.success ? [{ uri, redirect: parsed.data }] : []
  })
}

async function selectProductIdsByPage(db: Db, path: string): Promise<string[]> {
  const names = [path, path.slice(1)]
  const { rows } = await sql<{ id: string }>`
    select id from product where page_url = any (${names}::text[])
    union select id from product where custom ->> 'path' = any (${names}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}
