import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { CatalogService } from '../catalog/catalog.service'
import type { OmsExpansion } from './oms.mapper'
import { toOrder } from './order.mapper'
import type { StoredOrder } from './order.repository'

type Order = ShopperOrdersTypes.Order

/** Returns orders in the shopper's current view, e.g. with the items that can be ordered again. */
export async function showOrders(
  catalog: CatalogService,
  orders: readonly StoredOrder[],
  expand: readonly OmsExpansion[] = [],
): Promise<Order[]> {
  const reorderable = await findReorderable(catalog, orders)
  return orders.map((order) => toOrder(order, { reorderable, expand }))
}

export async function showOrder(
  catalog: CatalogService,
  order: StoredOrder,
  expand?: readonly OmsExpansion[],
): Promise<Order> {
  const [shown] = await showOrders(catalog, [order], expand)
  return shown ?? toOrder(order)
}

async function findReorderable(
  catalog: CatalogService,
  orders: readonly StoredOrder[],
): Promise<Set<string>> {
  const found = new Set<string>()
  for (const siteId of new Set(orders.map((order) => order.siteId))) {
    const own = orders.filter((order) => order.siteId === siteId)
    const items = own.flatMap(({ document }) => document.content.productItems ?? [])
    const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
    const products = await catalog.getLineProducts(siteId, ids)
    for (const { productId, kind, online } of products.values()) {
      if (online && kind !== 'master') found.add(productId)
    }
  }
  return found
}
