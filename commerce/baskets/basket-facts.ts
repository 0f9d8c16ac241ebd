import type { Coupon, Promotion } from '../promotions/promotion.schemas'
import type { ShippingMethod } from '../shipping/shipping.rules'
import type { TaxTable } from '../tax/tax.rules'
import type { BasketItem } from './basket-document.schemas'

/** What the catalogue and the price books say about one product of a basket. */
export interface ProductFacts {
  name: string
  masterId?: string
  /** The categories it stands in, with all above them. */
  categoryIds: readonly string[]
  taxClassId: string
  /** Online, of this site and of a kind that can be sold. */
  isSellable: boolean
  minOrderQuantity: number
  stepQuantity: number
  /** Cents for one piece when `quantity` are bought; undefined without a price. */
  unitPriceMinor(quantity: number): number | undefined
}

/** Everything outside the basket's document that decides about it, at one moment. */
export interface BasketFacts {
  currency: string
  defaultInventoryListId: string
  /** Product id → facts; products that do not exist are absent. */
  products: ReadonlyMap<string, ProductFacts>
  /** Pieces that can still be sold: list id → product id → pieces. */
  available: ReadonlyMap<string, ReadonlyMap<string, number>>
  shippingMethods: readonly ShippingMethod[]
  taxTable: TaxTable
  promotions: readonly Promotion[]
  coupons: readonly Coupon[]
  /** Decides which promotions run. */
  now: Date
}

/** The inventory list a line is taken from. */
export function inventoryListOf(item: BasketItem, facts: BasketFacts): string {
  return item.inventoryId ?? facts.defaultInventoryListId
}

/** Pieces of a line's product that its inventory list can still give. */
export function availableFor(item: BasketItem, facts: BasketFacts): number {
  return facts.available.get(inventoryListOf(item, facts))?.get(item.productId) ?? 0
}
