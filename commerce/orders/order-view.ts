import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { CatalogService } from '../catalog/catalog.service'
import type { OmsExpansion } from './oms.mapper'
import type { OrderDependencies } from './order-dependencies'
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
  { catalog, claimsOfOrders }: Viewing,
  order: StoredOrder,
  expand: readonly OmsExpansion[] = [],
): Promise<Order> {
  const reorderable = await findReorderable(catalog, [order])
  const isAsked = expand.includes('oms')
  const returnable = isAsked ? await claimsOfOrders.listReturnable(order) : undefined
  return toOrder(order, { reorderable, expand, ...(returnable && { returnable }) })
}

export type Viewing = Pick<OrderDependencies, 'catalog' | 'claimsOfOrders'>

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
