import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Db } from '../db/client'
import { pickLocalized, type Locale } from '../sites/locale'
import type { InventoryService } from '../inventory/inventory.service'
import { toDecimal, toMinor } from '../money'
import type { PricingService } from '../pricing/pricing.service'
import type { PromotionsService } from '../promotions/promotions.service'
import type { ShippingService } from '../shipping/shipping.service'
import { deliversGoods, shippingPriceMinor } from '../shipping/shipping-price.rules'
import type { ShippingMethod } from '../shipping/shipping.rules'
import type { PromotedProduct } from '../promotions/product-selection.rules'
import type { PricingContext } from '../pricing/pricing-context'
import type { Site } from '../sites/site.service'
import { showsPriorPrices } from '../sites/site-preferences.rules'
import { toFamilyPrices } from './price.mapper'
import { offerIds, type OfferData, type ProductFamily } from './product-family'
import type { ProductFacts } from './product.mapper'
import { selectOptions } from './product-option.repository'
import { toCustomProperties } from './product.rules'

interface Sources {
  pricing: PricingService
  inventory: InventoryService
  shipping?: ShippingService
  promotions?: PromotionsService
}

interface FactRequest {
  currency: string
  locale: Locale
  pricingContext: PricingContext
  /** Data is read only for the expansions listed here. */
  expand: ReadonlySet<string>
  listIds: readonly string[]
}

/** Expansions that contain prices or availability. */
const WITH_PARTS = ['variations', 'set_products', 'bundled_products']
const WITH_PRICES = ['prices', 'promotions', 'page_meta_tags', 'shipping_methods', ...WITH_PARTS]
const WITH_STOCK = ['availability', ...WITH_PARTS]

/** Loads the data that product documents need in addition to the products, in few queries. */
export async function loadProductFacts(
  db: Db,
  sources: Sources,
  site: Site,
  families: readonly ProductFamily[],
  { currency, locale, pricingContext, expand, listIds }: FactRequest,
): Promise<ProductFacts> {
  const { pricing, inventory, shipping } = sources
  const ids = [...new Set(families.flatMap(offerIds))]
  const { priceBookIds, customerGroupIds } = pricingContext
  const needs = (names: readonly string[]) => names.some((name) => expand.has(name))
  const [prices, stock, options, methods] = await Promise.all([
    needs(WITH_PRICES)
      ? pricing.getPrices(site.id, ids, pricingContext.at, undefined, {
          currency,
          priceBookIds,
          withPriorPrices: showsPriorPrices(site.preferences),
        })
      : new Map(),
    needs(WITH_STOCK) ? inventory.getInventories(listIds, ids) : new Map(),
    expand.has('options')
      ? selectOptions(
          db,
          families.flatMap(withParts).map(({ product }) => product),
        )
      : new Map(),
    expand.has('shipping_methods')
      ? (shipping?.listMethods(site.id, { currency, customerGroupIds }) ?? [])
      : [],
  ])
  const offers: OfferData = { prices, stock }
  const shipped =
    methods.length > 0
      ? await sources.promotions?.describeProducts(site.catalogId, ids, prices)
      : undefined
  return {
    ...offers,
    options,
    promotions: expand.has('promotions')
      ? await loadPromotions(sources, site, families, { locale, currency, pricingContext, offers })
      : new Map(),
    toShippingMethods: (family) =>
      toShippingMethods(methods, family, { offers, shipped, currency }),
  }
}

/** Promotions that give no unconditional price are shown with the regular price. */
async function loadPromotions(
  { promotions }: Sources,
  site: Site,
  families: readonly ProductFamily[],
  view: { locale: Locale; currency: string; pricingContext: PricingContext; offers: OfferData },
): Promise<ProductFacts['promotions']> {
  if (!promotions) return new Map()
  const { locale, currency, pricingContext, offers } = view
  const ids = [...new Set(families.flatMap(withParts).map(({ product }) => product.id))]
  const found = await promotions.listForProducts(site, ids, pricingContext, offers.prices)
  const known = await promotions.listPromotions(site.id)
  const localizedOf = new Map(known.map(({ id, localized }) => [id, localized]))
  const regular = new Map(
    families
      .flatMap(withParts)
      .map((family) => [
        family.product.id,
        toFamilyPrices(family, offers, { currency, perPricebook: false }).price,
      ]),
  )
  return new Map(
    [...found].map(([id, own]) => [
      id,
      own.map(({ promotionId, calloutMsg, promotionalMinor }) => ({
        promotionId,
        calloutMsg: pickLocalized(
          locale,
          localizedOf.get(promotionId) ?? {},
          'calloutMsg',
          calloutMsg,
        ),
        promotionalPrice:
          promotionalMinor === undefined
            ? (regular.get(id) ?? 0)
            : toDecimal(promotionalMinor, currency),
      })),
    ]),
  )
}

function withParts(family: ProductFamily): ProductFamily[] {
  return [family, ...family.members.flatMap((member) => withParts(member.family))]
}

interface ShippedOffers {
  offers: OfferData
  shipped: ReadonlyMap<string, PromotedProduct> | undefined
  currency: string
}

function toShippingMethods(
  methods: readonly ShippingMethod[],
  family: ProductFamily,
  { offers, shipped, currency }: ShippedOffers,
): ShopperProductsTypes.ShippingMethod[] {
  const { price = 0 } = toFamilyPrices(family, offers, { currency, perPricebook: false })
  const { id } = family.product
  const product = shipped?.get(id) ?? { productIds: [id], categoryIds: [] }
  const goods = [{ product, quantity: 1, minor: toMinor(price, currency) }]
  return methods
    .filter(({ isPickup, restriction = {} }) => !isPickup && deliversGoods(restriction, goods))
    .map((method) => ({
      id: method.id,
      name: method.name,
      ...(method.description !== undefined && { description: method.description }),
      price: toDecimal(shippingPriceMinor(method, goods), currency),
      shippingPromotions: [],
      ...toCustomProperties(method.custom),
    }))
}
