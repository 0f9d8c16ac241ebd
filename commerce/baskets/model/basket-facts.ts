import type { ProductKind } from '../../catalog/catalog.tables'
import type { LineParts } from '../../catalog/line-parts.service'
import type { Adjustment } from '../../promotions/promoted-basket'
import type { Redemptions } from '../../promotions/coupon.rules'
import type { Coupon, Promotion } from '../../promotions/promotion.schemas'
import { anonymousPricingContext, type PricingContext } from '../../pricing/pricing-context'
import type { ShippingMethod } from '../../shipping/shipping.rules'
import type { PickupShop } from '../../shops/pickup-shop.service'
import type { TaxTable } from '../../tax/tax.rules'
import type { BasketItem } from './basket-document.schemas'

export interface ProductFacts {
  name: string
  /** The product's names by locale. */
  names?: Readonly<Record<string, string>>
  masterId?: string
  /** The categories of the product, with all their ancestors. */
  categoryIds: readonly string[]
  /** The directly assigned categories; if absent, the same as `categoryIds`. */
  ownCategoryIds?: readonly string[]
  primaryCategoryId?: string
  brand?: string
  /**
   * Values for attribute conditions of promotions. The keys are the attribute names of the imported
   * site archive.
   */
  attributes?: Readonly<Record<string, unknown>>
  taxClassId: string
  /** Whether the product is online, belongs to this site and is of a kind that can be sold. */
  isSellable: boolean
  minOrderQuantity: number
  stepQuantity: number
  /** The keys are the attribute names of the imported site archive. */
  custom?: Readonly<Record<string, unknown>>
  /** Price of one piece in cents at this quantity; undefined without a price. */
  unitPriceMinor(quantity: number): number | undefined
  /** Price of one piece in cents, from this price book only. */
  priceInBook?(priceBookId: string, quantity: number): number | undefined
  kind?: ProductKind
  /** Options of the product (e.g. a gift wrap), or the parts of a set or bundle. */
  parts?: LineParts
}

/** What an order has paid for the shipping of a shipment; it stays when the order is changed. */
export interface PaidShipping {
  fullMinor: number
  minor: number
  adjustments: readonly Adjustment[]
}

/** All data outside the basket's document that affects it, at one moment. */
export interface BasketFacts {
  currency: string
  defaultInventoryListId: string
  /** By product id. Unknown products are absent. */
  products: ReadonlyMap<string, ProductFacts>
  /** Available pieces: list id → product id → pieces. */
  available: ReadonlyMap<string, ReadonlyMap<string, number>>
  shippingMethods: readonly ShippingMethod[]
  taxTable: TaxTable
  promotions: readonly Promotion[]
  coupons: readonly Coupon[]
  /** By coupon id, only for coupons with limits. */
  redemptions?: ReadonlyMap<string, Redemptions>
  /** Code → remaining balance of a gift card in the basket, in cents. */
  giftBalances?: ReadonlyMap<string, number>
  /** If absent, the basket is priced for an anonymous shopper at the current moment. */
  pricingContext?: PricingContext
  /** The pickup shops of the shipments. Unknown shops are absent. */
  shops?: ReadonlyMap<string, PickupShop>
  /** Shipment id → inventory list of its pickup shop. */
  shopLists?: ReadonlyMap<string, string>
  preferences?: Readonly<Record<string, unknown>>
  /** By shipment id; only for the basket of an order. */
  paidShipping?: ReadonlyMap<string, PaidShipping>
  now: Date
}

/** Returns the pricing context, or that of an anonymous shopper if there is none. */
export function pricingContextOf({ pricingContext, now }: BasketFacts): PricingContext {
  return pricingContext ?? anonymousPricingContext(now)
}

export function inventoryListOf(item: BasketItem, facts: BasketFacts): string {
  return facts.shopLists?.get(item.shipmentId) ?? item.inventoryId ?? facts.defaultInventoryListId
}

export function availableFor(item: BasketItem, facts: BasketFacts): number {
  return facts.available.get(inventoryListOf(item, facts))?.get(item.productId) ?? 0
}
