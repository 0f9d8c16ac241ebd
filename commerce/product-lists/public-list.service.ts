import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { ProductQuery } from '../catalog/catalog.schemas'
import type { CatalogService } from '../catalog/catalog.service'
import type { Db } from '../db/client'
import type { Site } from '../sites/site.service'
import { itemNotFound, listNotFound } from './product-list-problems'
import {
  toPublicProductList,
  toPublicProductListInfo,
  toPublicProductListItem,
} from './product-list.mapper'
import {
  selectItem,
  selectItems,
  selectPublicList,
  selectPublicLists,
  type ItemRow,
  type ListRow,
} from './product-list.repository'
import type { ItemExpansion, SearchQuery } from './product-list.schemas'

type ListProduct = NonNullable<ShopperCustomersTypes.PublicProductListItem['product']>

export type PublicListService = ReturnType<typeof createPublicListService>

export function createPublicListService(db: Db, { catalog }: { catalog: CatalogService }) {
  /** Returns the public lists of a customer; an empty list if there are no criteria. */
  async function searchLists(siteId: string, query: SearchQuery) {
    const isAsked = Object.values(query).some((value) => value !== undefined)
    const rows = isAsked ? await selectPublicLists(db, siteId, query) : []
    return rows.map(toPublicProductListInfo)
  }

  /** @throws Problem 404, also for a list that is not public. */
  async function getList(siteId: string, listId: string) {
    const list = await requireList(siteId, listId)
    return toPublicProductList(list, await selectItems(db, [list.id]))
  }

  /** @throws Problem 404. */
  async function listItems(site: Site, listId: string, expansions: readonly ItemExpansion[]) {
    const list = await requireList(site.id, listId)
    const items = (await selectItems(db, [list.id])).filter((item) => item.is_public)
    const products = expansions.includes('product')
      ? await readProducts(site, items, expansions)
      : new Map<string, ListProduct>()
    return items.map((item) =>
      toPublicProductListItem(item, products.get(item.product_id ?? '') ?? undefined),
    )
  }

  /** @throws Problem 404. */
  async function getItem(siteId: string, listId: string, itemId: string) {
    const list = await requireList(siteId, listId)
    const item = await selectItem(db, list.id, itemId)
    if (!item?.is_public) throw itemNotFound(itemId)
    return toPublicProductListItem(item)
  }

  async function requireList(siteId: string, listId: string): Promise<ListRow> {
    const list = await selectPublicList(db, siteId, listId)
    if (!list) throw listNotFound(listId)
    return list
  }

  async function readProducts(
    site: Site,
    items: readonly ItemRow[],
    expansions: readonly ItemExpansion[],
  ): Promise<Map<string, ListProduct>> {
    const ids = [...new Set(items.flatMap(({ product_id: id }) => (id === null ? [] : [id])))]
    const products = await catalog.getProducts(site, ids, ProductQuery.parse({}))
    const withImages = expansions.includes('images')
    const withStock = expansions.includes('availability')
    return new Map(
      products.map(({ id, name, price, currency, shortDescription, imageGroups, inventory }) => [
        id,
        {
          id,
          ...(name !== undefined && { name }),
          ...(price !== undefined && { price }),
          ...(currency !== undefined && { currency }),
          ...(shortDescription !== undefined && { shortDescription }),
          ...(withImages && imageGroups && { imageGroups }),
          ...(withStock && inventory && { inventory }),
        },
      ]),
    )
  }

  return { searchLists, getList, listItems, getItem }
}
