import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { callScapi } from './transport'

const MENU_LEVELS = 2

/** One category with its first level of children. Throws AppError not-found. */
export function getCategory(
  siteId: string,
  id: string,
  levels: 0 | 1 | 2 = 1,
): Promise<ShopperProductsTypes.Category> {
  return callScapi(siteId, 'shopperProducts', 'getCategory', { parameters: { id, levels } })
}

/** The tree below the root. */
export function getCategoryTree(siteId: string): Promise<ShopperProductsTypes.Category> {
  return getCategory(siteId, 'root', MENU_LEVELS)
}
