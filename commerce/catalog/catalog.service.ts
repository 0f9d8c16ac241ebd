import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { isOn } from '../custom-values'
import type { Db, Trx } from '../db/client'
import { cached } from '../db/cache'
import { resolveLocale, type Locale } from '../sites/locale'
import type { InventoryService } from '../inventory/inventory.service'
import type { PricingService } from '../pricing/pricing.service'
import type { PromotionsService } from '../promotions/promotions.service'
import type { ShippingService } from '../shipping/shipping.service'
import { anonymousPricingContext, type PricingContext } from '../pricing/pricing-context'
import type { Site } from '../sites/site.service'
import { toStorefrontLink } from '../sites/storefront-link'
import type { ProductQuery } from './catalog.schemas'
import { toCategory } from './category.mapper'
import { selectCategories } from './category.repository'
import { buildCategoryTree, localizeCategory, type CategoryTree } from './category.rules'
import type { LineProduct } from './line-product'
import { loadFamilies } from './load-families'
import { loadLineProducts } from './load-line-products'
import type { ProductFamily } from './product-family'
import { loadProductFacts } from './product-facts'
import { toProduct } from './product.mapper'

type Product = ShopperProductsTypes.Product
type CategoryDocument = ShopperProductsTypes.Category

/** The context in which products are shown; absent values default to the site's. */
export interface CatalogContext {
  locale?: Locale
  currency?: string
  pricingContext?: PricingContext
}

export interface CatalogService {
  getProducts(
    site: Site,
    ids: readonly string[],
    query: ProductQuery,
    context?: CatalogContext,
  ): Promise<Product[]>
  /** Returns the families of these products: the stored data from which documents are built. */
  getFamilies(
    site: Site,
    ids: readonly string[],
    locale?: Locale,
    moment?: Date,
  ): Promise<ProductFamily[]>
  getCategories(
    site: Site,
    ids: readonly string[],
    levels: number,
    locale?: Locale,
    moment?: Date,
  ): Promise<CategoryDocument[]>
  /**
   * Returns the category tree, cached for some seconds. The tree of a given moment is not cached.
   */
  getCategoryTree(site: Pick<Site, 'catalogId'>, moment?: Date): Promise<CategoryTree>
  /**
   * Returns the data that basket lines need; products that are offline or not in the site's catalog
   * are absent.
   */
  getLineProducts(
    siteId: string,
    ids: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, LineProduct>>
}

export interface CatalogDependencies {
  pricing: PricingService
  inventory: InventoryService
  now: () => Date
  mediaOrigin: string
  /** If absent, products are returned without shipping methods. */
  shipping?: ShippingService
  /** If absent, products are returned without promotions. */
  promotions?: PromotionsService
  storefrontOrigins?: readonly string[]
  organizationId?: string
}

export function createCatalogService(db: Db, dependencies: CatalogDependencies): CatalogService {
  const { now, mediaOrigin, storefrontOrigins = [], organizationId = '' } = dependencies
  const buildTree = async (catalogId: string, source: Db | Trx, at: Date) =>
    buildCategoryTree(await selectCategories(source, catalogId, at))
  const loadTree = cached(db, now, (catalogId: string, source: Db | Trx) =>
    buildTree(catalogId, source, now()),
  )
  const getCategoryTree = ({ catalogId }: Pick<Site, 'catalogId'>, moment?: Date) =>
    moment ? buildTree(catalogId, db, moment) : loadTree(catalogId, db)

  const getFamilies = (
    { id: siteId, catalogId, ...site }: Site,
    ids: readonly string[],
    locale = resolveLocale(site),
    at = now(),
  ) => loadFamilies(db, { siteId, catalogId, at, locale }, ids, true)

  return {
    getCategoryTree,
    getFamilies,
    async getProducts(site, ids, query, context = {}) {
      if (ids.length === 0) return []
      const { locale = resolveLocale(site), currency = site.currency } = context
      const pricingContext = context.pricingContext ?? anonymousPricingContext(now())
      const families = await getFamilies(site, ids, locale, pricingContext.at)
      const listIds = [site.inventoryListId, ...(query.inventoryIds ?? [])]
      const facts = await loadProductFacts(db, dependencies, site, families, {
        currency,
        locale,
        pricingContext,
        expand: query.expand,
        listIds,
      })
      const tree = query.expand.has('primary_category')
        ? await getCategoryTree(site, pricingContext.moment)
        : undefined
      const base = `${mediaOrigin}/product/shopper-products/v1/organizations/${organizationId}`
      return families.map((family) =>
        toProduct(family, facts, {
          currency,
          locale,
          listId: site.inventoryListId,
          otherListIds: listIds.slice(1),
          mediaOrigin,
          toPageUrl: (path) => toStorefrontLink({ storefrontOrigins }, site, path),
          toProductUrl: (id) => `${base}/products/${encodeURIComponent(id)}?siteId=${site.id}`,
          expand: query.expand,
          allImages: query.allImages,
          imageTypes: query.imgTypes,
          perPricebook: query.perPricebook,
          isFundraising: isOn(site.preferences['enableFundraising']),
          pathTo: (id) =>
            tree?.pathTo(id).map((category) => localizeCategory(category, locale)) ?? [],
        }),
      )
    },
    async getCategories(site, ids, levels, locale = resolveLocale(site), moment) {
      const tree = await getCategoryTree(site, moment)
      return ids.flatMap((id) => {
        const category = tree.get(id)
        return category ? [toCategory(category, levels, { tree, locale, mediaOrigin })] : []
      })
    },
    // every query uses `trx`, even for the site: within a transaction nothing else may use the
    // database
    getLineProducts: (siteId, ids, trx) => loadLineProducts(trx ?? db, siteId, ids, now()),
  }
}
