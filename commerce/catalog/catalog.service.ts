import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Db, Trx } from '../db/client'
import type { InventoryService } from '../inventory/inventory.service'
import type { PricingService } from '../pricing/pricing.service'
import type { Site } from '../sites/site.service'
import type { ProductQuery } from './catalog.schemas'
import { toCategory } from './category.mapper'
import { selectCategories } from './category.repository'
import { buildCategoryTree, type CategoryTree } from './category.rules'
import { toLineProduct, type LineProduct } from './line-product'
import { sellableIds, toFamilies, type OfferData, type ProductFamily } from './product-family'
import { toProduct } from './product.mapper'
import {
  selectAssignments,
  selectCatalogId,
  selectCatalogProducts,
  selectFamilies,
  type Assignment,
} from './product.repository'

type Product = ShopperProductsTypes.Product
type CategoryDocument = ShopperProductsTypes.Category

export interface CatalogService {
  /** The products that are online in the site's catalogue, in the order asked for. */
  getProducts(site: Site, ids: readonly string[], query: ProductQuery): Promise<Product[]>
  /** The categories that exist, in the order asked for, each with `levels` levels below it. */
  getCategories(site: Site, ids: readonly string[], levels: number): Promise<CategoryDocument[]>
  getCategoryTree(site: Pick<Site, 'catalogId'>): Promise<CategoryTree>
  /** Every master and single item of a catalogue that shoppers may see, with its places there. */
  listFamilies(catalogId: string): Promise<PlacedFamily[]>
  /** What basket lines need; absent: not online, or not in the site's catalogue. */
  getLineProducts(
    siteId: string,
    ids: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, LineProduct>>
}

/** A product and the categories it was put into. */
export interface PlacedFamily extends ProductFamily {
  placements: { categoryId: string; position: number }[]
}

interface Dependencies {
  pricing: PricingService
  inventory: InventoryService
  now: () => Date
  mediaOrigin: string
}

/** Products and categories as shoppers see them. */
export function createCatalogService(db: Db, dependencies: Dependencies): CatalogService {
  const { pricing, inventory, now, mediaOrigin } = dependencies

  async function loadFamilies(
    source: Db | Trx,
    catalogId: string,
    ids: readonly string[],
    withSiblings: boolean,
  ) {
    const rows = await selectFamilies(source, ids, withSiblings)
    const assignments = await selectAssignments(
      source,
      catalogId,
      rows.map((row) => row.id),
    )
    return toFamilies(ids, rows, assignments, now())
  }

  async function loadOffers(
    site: Site,
    families: readonly ProductFamily[],
    listIds: readonly string[],
  ): Promise<OfferData> {
    const ids = [...new Set(families.flatMap(sellableIds))]
    const [prices, stock] = await Promise.all([
      pricing.getPrices(site.id, ids, now()),
      inventory.getInventories(listIds, ids),
    ])
    return { prices, stock }
  }

  const getCategoryTree = async (site: Pick<Site, 'catalogId'>) =>
    buildCategoryTree(await selectCategories(db, site.catalogId))

  return {
    getCategoryTree,
    async listFamilies(catalogId) {
      const rows = await selectCatalogProducts(db, catalogId)
      const assignments = await selectAssignments(db, catalogId)
      const placements = new Map<string, Assignment[]>()
      for (const assignment of assignments) {
        const known = placements.get(assignment.productId)
        if (known) known.push(assignment)
        else placements.set(assignment.productId, [assignment])
      }
      const ids = rows.filter((row) => row.kind !== 'variant').map((row) => row.id)
      return toFamilies(ids, rows, assignments, now()).map((family) => ({
        ...family,
        placements: placements.get(family.product.id) ?? [],
      }))
    },
    async getProducts(site, ids, query) {
      if (ids.length === 0) return []
      const families = await loadFamilies(db, site.catalogId, ids, true)
      const otherListIds = query.inventoryIds ?? []
      const offers = await loadOffers(site, families, [site.inventoryListId, ...otherListIds])
      const needsTree = query.expand.has('primary_category')
      const tree = needsTree ? await getCategoryTree(site) : undefined
      return families.map((family) =>
        toProduct(family, offers, {
          currency: site.currency,
          listId: site.inventoryListId,
          otherListIds,
          mediaOrigin,
          expand: query.expand,
          allImages: query.allImages,
          imageTypes: query.imgTypes,
          perPricebook: query.perPricebook,
          categoryPath: tree?.pathTo(family.primaryCategoryId ?? ''),
        }),
      )
    },
    async getCategories(site, ids, levels) {
      const tree = await getCategoryTree(site)
      return ids.flatMap((id) => {
        const category = tree.get(id)
        return category ? [toCategory(category, tree, levels, mediaOrigin)] : []
      })
    },
    async getLineProducts(siteId, ids, trx) {
      // everything through `trx`, the site too: in a transaction nothing else may use the database
      const source = trx ?? db
      const catalogId = await selectCatalogId(source, siteId)
      if (catalogId === undefined || ids.length === 0) return new Map()
      const families = await loadFamilies(source, catalogId, [...new Set(ids)], false)
      return new Map(families.map((family) => [family.product.id, toLineProduct(family)]))
    },
  }
}
