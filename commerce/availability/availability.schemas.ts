import { z } from 'zod'
import { idList, queryList } from '../http/query-list'

const MAX_PRODUCTS = 24
const MAX_LISTS = 5
/** The storefront requests ten products at a time (SHOP-033). */
const MAX_CUSTOM_PRODUCTS = 24
const MAX_SHOPS = 50

const tooMany = (what: string, most: number) =>
  `Maximum number of ${what} you can request in one call is ${most}.`

const productIds = idList(MAX_PRODUCTS, tooMany('product IDs', MAX_PRODUCTS), 100)

export const AvailabilityQuery = z.object({
  productIds,
  inventoryIds: idList(MAX_LISTS, tooMany('inventory list IDs', MAX_LISTS)).optional(),
  expand: queryList.pipe(z.array(z.enum(['variations', 'set_products']))).default([]),
})
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>

export const ProductsInventoryQuery = z.object({
  ids: idList(MAX_CUSTOM_PRODUCTS, tooMany('product IDs', MAX_CUSTOM_PRODUCTS), 100),
})

export const ShopInventoryQuery = z.object({
  productIDs: idList(MAX_CUSTOM_PRODUCTS, tooMany('product IDs', MAX_CUSTOM_PRODUCTS), 100),
  storeIDs: idList(MAX_SHOPS, tooMany('store IDs', MAX_SHOPS)),
})
