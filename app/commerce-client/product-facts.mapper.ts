import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { PRODUCT_FLAGS, type AvailabilityFacts, type ProductFlag } from '@/rules/product-facts'
import { readCustom } from './custom-attributes'

/** Attributes whose name differs from their flag. */
const ATTRIBUTES: Partial<Record<ProductFlag, string>> = { isOnSale: 'isSale' }

export function toAvailabilityFacts(product: ShopperProductsTypes.Product): AvailabilityFacts {
  const custom = readCustom(product)
  const shipThrough = custom.text('shipThrough')
  const isNeverPickedUp =
    custom.flag('isOnlineOnly') || String(product.c_availableForInStorePickup) === 'false'
  return {
    flags: PRODUCT_FLAGS.filter((flag) => custom.flag(ATTRIBUTES[flag] ?? flag)),
    orderable: product.inventory?.orderable ?? product.master?.orderable ?? true,
    ...(shipThrough !== undefined && { shipThrough }),
    ...(isNeverPickedUp && { isNeverPickedUp }),
  }
}
