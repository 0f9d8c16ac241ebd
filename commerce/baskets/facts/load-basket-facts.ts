import type { CatalogService } from '../../catalog/catalog.service'
import type { ProductKind } from '../../catalog/catalog.tables'
import type { LineParts, LinePartsService } from '../../catalog/line-parts.service'
import type { LineProduct } from '../../catalog/line-product'
import type { Visitor } from '../../customer-groups/customer-groups.service'
import type { Trx } from '../../db/client'
import type { StockStatus } from '../../inventory/inventory.rules'
import type { InventoryService } from '../../inventory/inventory.service'
import {
  unitPriceInBookMinor,
  unitPriceMinor,
  type ProductPrices,
} from '../../pricing/pricing.rules'
import type { PricingService } from '../../pricing/pricing.service'
import type { ProductPlaces } from '../../promotions/priced-product.rules'
import type { PromotionsService } from '../../promotions/promotions.service'
import type { ShopperContextService } from '../../shopper-context/shopper-context.service'
import type { ShippingService } from '../../shipping/shipping.service'
import type { PickupShopService } from '../../shops/pickup-shop.service'
import type { Site } from '../../sites/site.service'
import type { TaxService } from '../../tax/tax.service'
import {
  type BasketDocument,
  type BasketItem,
  pickupShopIdOf,
} from '../model/basket-document.schemas'
import type { BasketFacts, PaidShipping, ProductFacts } from '../model/basket-facts'
import { readCustomMix } from '../../custom-mix.schemas'
import { loadGiftBalances, type GiftBalances } from '../payments/gift-balances'
import { isFlagged } from '../model/product-flags'
import { loadShopperFacts } from './load-shopper-facts'

type ShopFacts = Required<Pick<BasketFacts, 'shops' | 'shopLists'>>

async function loadShopFacts(
  pickupShops: PickupShopService,
  { shipments }: BasketDocument,
  trx?: Trx,
): Promise<ShopFacts> {
  const shopIds = [...new Set(shipments.flatMap((shipment) => pickupShopIdOf(shipment) ?? []))]
  const shops = await pickupShops.getPickupShops(shopIds, trx)
  const shopLists = shipments.flatMap((shipment): [string, string][] => {
    const listId = shops.get(pickupShopIdOf(shipment) ?? '')?.inventoryListId
    return listId === undefined ? [] : [[shipment.shipmentId, listId]]
  })
  return { shops, shopLists: new Map(shopLists) }
}

export interface FactSources {
  catalog: CatalogService
  lineParts: LinePartsService
  pricing: PricingService
  inventory: InventoryService
  giftCertificates: GiftBalances
  promotions: PromotionsService
  pickupShops: PickupShopService
  shipping: ShippingService
  shopperContexts: ShopperContextService
  tax: TaxService
  now: () => Date
  /**
   * Set when an existing order is explained or changed: prices and promotions apply as of `at`, and only the
   * coupon redemptions of earlier orders count.
   */
  past?: { at: Date; orderNo: string }
  paidShipping?: ReadonlyMap<string, PaidShipping>
}

/**
 * Callers inside a transaction must pass its `trx`. Without a visitor, the basket is priced for an
 * anonymous shopper.
 */
export async function loadBasketFacts(
  sources: FactSources,
  site: Site,
  document: BasketDocument,
  trx?: Trx,
  visitor?: Visitor,
): Promise<BasketFacts> {
  // sequential, because a transaction has only one connection
  const shopper = await loadShopperFacts(sources, site, document, visitor, trx)
  const { pricingContext } = shopper.facts
  const wantedIds = unique([...document.items.flatMap(listProductIds), ...shopper.bonusProductIds])
  const parts = await sources.lineParts.getLineParts(site.id, wantedIds, trx)
  const productIds = unique([...wantedIds, ...listMemberIds(parts)])
  const ownListIds = document.items.map((item) => item.inventoryId ?? site.inventoryListId)
  const shopFacts = await loadShopFacts(sources.pickupShops, document, trx)
  const listIds = unique([...ownListIds, ...shopFacts.shopLists.values()])
  const products = await sources.catalog.getLineProducts(site.id, productIds, trx)
  const placedIds = [...products.values()].flatMap(({ productId, masterId }) =>
    masterId ? [productId, masterId] : [productId],
  )
  const placed = await sources.promotions.getPlaces(site.catalogId, unique(placedIds), trx)
  const currency = document.currency ?? site.currency
  const prices = await sources.pricing.getPrices(site.id, productIds, pricingContext.at, trx, {
    currency,
    priceBookIds: pricingContext.priceBookIds,
    ...(document.priceBookIds && { onlyPriceBookIds: document.priceBookIds }),
  })
  const stock = await sources.inventory.getInventories(listIds, productIds, trx)
  const payer = { currency, customerGroupIds: pricingContext.customerGroupIds }
  const shippingMethods = await sources.shipping.listMethods(site.id, payer, trx)
  const taxTable = await sources.tax.getTaxTable(site.id, trx)
  const place = { siteId: site.id, currency }
  const giftBalances = await loadGiftBalances(sources.giftCertificates, document, place, trx)
  return {
    ...shopFacts,
    preferences: site.preferences,
    currency,
    defaultInventoryListId: site.inventoryListId,
    products: mapValues(products, (product, id) => ({
      ...toProductFacts(product, prices.get(id), placed),
      ...(parts.has(id) && { parts: parts.get(id) }),
    })),
    available: mapValues(stock, (list) => toAvailable(list, products)),
    shippingMethods,
    taxTable,
    giftBalances,
    ...shopper.facts,
    ...(sources.paidShipping && { paidShipping: sources.paidShipping }),
    now: sources.now(),
  }
}

/** Not sold themselves; only their variants or parts can be bought. */
const NEVER_SOLD: ReadonlySet<ProductKind> = new Set(['master', 'variation_group', 'set'])

function toProductFacts(
  product: LineProduct,
  prices: ProductPrices | undefined,
  placed: ReadonlyMap<string, ProductPlaces>,
): ProductFacts {
  const { productId, masterId = productId, primaryCategoryId, custom } = product
  const places = [placed.get(productId), placed.get(masterId)]
  return {
    name: product.name,
    ...(product.names && { names: product.names }),
    masterId,
    categoryIds: unique(places.flatMap((place) => place?.all ?? [])),
    ownCategoryIds: unique(places.flatMap((place) => place?.own ?? [])),
    ...(primaryCategoryId !== undefined && { primaryCategoryId }),
    ...(product.brand !== undefined && { brand: product.brand }),
    attributes: { ...custom, ID: productId, name: product.name, brand: product.brand },
    taxClassId: product.taxClassId,
    kind: product.kind,
    isSellable: product.online && !NEVER_SOLD.has(product.kind),
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    custom,
    unitPriceMinor: (quantity) =>
      (prices && unitPriceMinor(prices, quantity)) ?? priceWithoutBook(product),
    priceInBook: (priceBookId, quantity) =>
      prices && unitPriceInBookMinor(prices, priceBookId, quantity),
  }
}

// a bundle without a record in the inventory list is left out: its parts determine its stock
function toAvailable(
  list: ReadonlyMap<string, StockStatus>,
  products: ReadonlyMap<string, LineProduct>,
): Map<string, number> {
  const counted = [...list].filter(
    ([id, { isRecorded }]) => isRecorded || products.get(id)?.kind !== 'bundle',
  )
  return new Map(counted.map(([id, { ats }]) => [id, ats]))
}

// sales materials without a price are free (MAT-012)
function priceWithoutBook({ custom }: LineProduct): number | undefined {
  return isFlagged(custom, 'isCollateral') ? 0 : undefined
}

function listProductIds({ productId, custom, bundledItems = [] }: BasketItem): string[] {
  const pieces = readCustomMix(custom.c_customMix)?.pieces ?? []
  return [productId, ...[...pieces, ...bundledItems].map((piece) => piece.productId)]
}

function listMemberIds(parts: ReadonlyMap<string, LineParts>): string[] {
  return [...parts.values()].flatMap(({ members }) => members.map(({ productId }) => productId))
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}

function mapValues<In, Out>(
  map: ReadonlyMap<string, In>,
  toValue: (value: In, key: string) => Out,
): Map<string, Out> {
  return new Map([...map].map(([key, value]) => [key, toValue(value, key)]))
}
