import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { callScapi } from './transport'

/** One category with its first level of children. Throws AppError not-found. */
export function getCategory(siteId: string, id: string): Promise<ShopperProductsTypes.Category> {
  return callScapi(siteId, 'shopperProducts', 'getCategory', { parameters: { id, levels: 1 } })
}
