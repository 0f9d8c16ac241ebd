import type { ProductKind } from '../../catalog/catalog.tables'
import type { LineParts } from '../../catalog/line-parts.service'
import type { Redemptions } from '../../promotions/coupon.rules'
import type { Coupon, Promotion } from '../../promotions/promotion.schemas'
import { anonymousPricingContext, type PricingContext } from '../../shopper-context/pricing-context'
import type { ShippingMethod } from '../../shipping/shipping.rules'
import type { PickupShop } from '../../shops/pickup-shop.service'
import type { TaxTable } from '../../tax/tax.rules'
import type { BasketItem } from './basket-document.schemas'

/** What the catalogue and the price books say about one product of a basket. */
export interface ProductFacts {
  name: string
  /** Locale → name. */
  names?: Readonly<Record<string, string>>
  masterId?: string
  /** The categories it stands in, with all above them. */
  categoryIds: readonly string[]
  /** The categories it stands in itself; absent: as above. */
  ownCategoryIds?: readonly string[]
  primaryCategoryId?: string
  brand?: string
  /** By the archive's names, for promotions that ask for them. */
  attributes?: Readonly<Record<string, unknown>>
  taxClassId: string
  /** Online, of this site and of a kind that can be sold. */
  isSellable: boolean
  minOrderQuantity: number
  stepQuantity: number
  /** Its own attributes and its master's, by the archive's names. */
  custom?: Readonly<Record<string, unknown>>
  /** Cents for one piece when `quantity` are bought; undefined without a price. */
  unitPriceMinor(quantity: number): number | undefined
  /** The same in one price book. */
  priceInBook?(priceBookId: string, quantity: number): number | undefined
  kind?: ProductKind
  /** What it can be bought with, e.g. a gift wrap; a set's or bundle's parts. */
  parts?: LineParts
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
  /** Those that have the codes of the basket or of the shopper's context. */
  coupons: readonly Coupon[]
  /** By coupon id, for coupons with limits. */
  redemptions?: ReadonlyMap<string, Redemptions>
  /** Code → cents that a gift card of the basket can still pay. */
  giftBalances?: ReadonlyMap<string, number>
  /** The shopper; absent: an unknown one, now. */
  pricingContext?: PricingContext
  /** The shops that shipments are picked up in; those that do not exist are absent. */
  shops?: ReadonlyMap<string, PickupShop>
  /** Shipment id → the inventory list of the shop that it is picked up in. */
  shopLists?: ReadonlyMap<string, string>
  /** The site's custom preferences. */
  preferences?: Readonly<Record<string, unknown>>
  now: Date
}

/** What decides which promotions run. */
export function pricingContextOf({ pricingContext, now }: BasketFacts): PricingContext {
  return pricingContext ?? anonymousPricingContext(now)
}

/** The inventory list a line is taken from: what is picked up in a shop, from the shop's own. */
export function inventoryListOf(item: BasketItem, facts: BasketFacts): string {
  return facts.shopLists?.get(item.shipmentId) ?? item.inventoryId ?? facts.defaultInventoryListId
}

/** Pieces of a line's product that its inventory list can still give. */
export function availableFor(item: BasketItem, facts: BasketFacts): number {
  return facts.available.get(inventoryListOf(item, facts))?.get(item.productId) ?? 0
}
