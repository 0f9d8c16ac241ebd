import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Locale } from '../sites/locale'
import type { Category } from './category.rules'
import { stockOf, toInventory } from './family-stock.rules'
import { toOption } from './option.mapper'
import { toProductPath } from './page-address.rules'
import { toPageMetaTags } from './page-meta-tags.mapper'
import { toPricingDetails } from './pricing-details.rules'
import { hasPriceRange, rangePrices, toFamilyPrices, toMasterPrices } from './price.mapper'
import type { OfferData, ProductFamily } from './product-family'
import { toImageGroup } from './product-image.mapper'
import { toProductLinks, toRecommendations } from './product-links.mapper'
import { optionKey, type ProductOptions } from './product-option.repository'
import {
  limitImageTypes,
  selectImageGroups,
  toCustomProperties,
  type ImageTypes,
} from './product.rules'
import { toVariants, toVariationAttributes, toVariationGroups } from './variation.mapper'

type Product = ShopperProductsTypes.Product

export interface ProductView {
  currency: string
  locale: Locale
  /** The site's inventory list; `otherListIds` are further requested lists. */
  listId: string
  otherListIds: readonly string[]
  mediaOrigin: string
  toPageUrl: (path: string) => string
  toProductUrl: (productId: string) => string
  expand: ReadonlySet<string>
  allImages: boolean
  imageTypes?: ImageTypes
  perPricebook: boolean
  /** Whether the site is for fundraisers, whose products show the selling price and profit. */
  isFundraising: boolean
  pathTo: (categoryId: string) => readonly Category[]
}

export interface ProductFacts extends OfferData {
  options: ProductOptions
  promotions: ReadonlyMap<string, readonly ShopperProductsTypes.ProductPromotion[]>
  toShippingMethods: (family: ProductFamily) => ShopperProductsTypes.ShippingMethod[]
}

const TYPE_OF_KIND = {
  standard: 'item',
  master: 'master',
  variant: 'variant',
  variation_group: 'variationGroup',
  set: 'set',
  bundle: 'bundle',
} as const

export function toProduct(family: ProductFamily, facts: ProductFacts, view: ProductView): Product {
  const { product } = family
  const { expand } = view
  const prices = toFamilyPrices(family, facts, view)
  return {
    ...toText(family),
    id: product.id,
    currency: view.currency,
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    slugUrl: view.toPageUrl(toProductPath(product, family.primaryCategoryId)),
    type: toType(family),
    ...(expand.has('images') && toImages(family, view)),
    ...(expand.has('prices') && prices),
    ...(expand.has('prices') && view.isFundraising && toFundraising(family, facts, view)),
    ...(expand.has('availability') && toAvailability(family, facts, view)),
    ...(expand.has('promotions') && {
      productPromotions: [...(facts.promotions.get(product.id) ?? [])],
    }),
    ...(expand.has('options') && toOptions(family, facts, view)),
    ...(expand.has('variations') && toVariations(family, facts, view)),
    ...(expand.has('links') &&
      product.productLinks.length > 0 && {
        productLinks: toProductLinks(product, view.toProductUrl),
      }),
    ...(expand.has('recommendations') &&
      product.recommendations.length > 0 && {
        recommendations: toRecommendations(product, view.locale, view.mediaOrigin),
      }),
    ...toParts(family, facts, view),
    ...(expand.has('shipping_methods') && { shippingMethods: facts.toShippingMethods(family) }),
    ...(expand.has('primary_category') && toPrimaryCategory(family, view)),
    ...(expand.has('page_meta_tags') && {
      pageMetaTags: toPageMetaTags(product, prices, view.currency),
    }),
    ...toCustomProperties(product.custom),
    ...(product.defaultVariantId !== null && { c_defaultVariantId: product.defaultVariantId }),
  }
}

function toFundraising(family: ProductFamily, { prices }: OfferData, { currency }: ProductView) {
  if (hasPriceRange(family)) return {}
  const { id, custom } = family.product
  const details = toPricingDetails(prices.get(id), custom, currency)
  return details ? { c_pricingDetails: details } : {}
}

function toType({ product }: ProductFamily): ShopperProductsTypes.ProductType {
  return { [TYPE_OF_KIND[product.kind]]: true, ...(product.options.length > 0 && { option: true }) }
}

function toText({ product, primaryCategoryId }: ProductFamily) {
  const text = {
    name: product.name,
    brand: product.brand,
    shortDescription: product.shortDescription,
    longDescription: product.longDescription,
    pageTitle: product.pageTitle ?? product.name,
    pageDescription: product.pageDescription,
    pageKeywords: product.pageKeywords,
    unit: product.unit,
    ean: product.ean,
    upc: product.upc,
    manufacturerName: product.manufacturerName,
    manufacturerSku: product.manufacturerSku,
    validFrom: product.onlineFrom?.toISOString(),
    validTo: product.onlineTo?.toISOString(),
    primaryCategoryId,
  }
  const set = Object.entries(text).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(set)
}

export function toImages({ product }: ProductFamily, view: ImageView) {
  const shown = view.allImages
    ? product.images
    : selectImageGroups(product.images, product.variationValues)
  const groups = view.imageTypes ? limitImageTypes(shown, view.imageTypes) : shown
  return { imageGroups: groups.map((group) => toImageGroup(group, product.name, view.mediaOrigin)) }
}

export type ImageView = Pick<ProductView, 'allImages' | 'imageTypes' | 'mediaOrigin'>

function toAvailability(family: ProductFamily, facts: ProductFacts, view: ProductView) {
  const inList = (listId: string) => toInventory(listId, stockOf(family, facts.stock.get(listId)))
  const others = view.otherListIds.map(inList)
  return { inventory: inList(view.listId), ...(others.length > 0 && { inventories: others }) }
}

function toOptions({ product }: ProductFamily, facts: ProductFacts, view: ProductView) {
  const options = product.options.flatMap((use) => {
    const option = facts.options.get(optionKey(product.catalogId, use.optionId))
    return option ? [toOption(use, option, view)] : []
  })
  return options.length > 0 ? { options } : {}
}

function toVariations(family: ProductFamily, facts: ProductFacts, view: ProductView) {
  const { product, master } = family
  if (!master) return {}
  const context = { ...view, offers: facts }
  const variants = toVariants(family, context)
  return {
    master: {
      masterId: master.id,
      orderable: variants.some((variant) => variant.orderable),
      ...(view.expand.has('prices') && masterPrice(family, facts, view)),
    },
    variants,
    variationAttributes: toVariationAttributes(family, context),
    ...(family.groups.length > 0 && { variationGroups: toVariationGroups(family, context) }),
    ...(product.kind !== 'master' && { variationValues: product.variationValues }),
  }
}

function masterPrice(family: ProductFamily, facts: ProductFacts, view: ProductView) {
  const { price, priceMax, prices } = toMasterPrices(rangePrices(family, facts), view)
  return { ...(price !== undefined && { price, priceMax }), ...(prices && { prices }) }
}

function toParts(family: ProductFamily, facts: ProductFacts, view: ProductView) {
  const { kind } = family.product
  if (kind === 'set' && view.expand.has('set_products')) {
    return { setProducts: family.members.map((member) => toProduct(member.family, facts, view)) }
  }
  if (kind === 'bundle' && view.expand.has('bundled_products')) {
    const bundledProducts = family.members.map(({ family: part, quantity }) => ({
      id: part.product.id,
      product: toProduct(part, facts, view),
      quantity,
    }))
    return { bundledProducts }
  }
  return {}
}

function toPrimaryCategory({ primaryCategoryId = '' }: ProductFamily, view: ProductView) {
  const path = view.pathTo(primaryCategoryId)
  const own = path.at(-1)
  if (!own) return {}
  const tree = path.slice(0, -1).map(({ id, name }) => ({ id, name }))
  return { primaryCategory: { id: own.id, name: own.name, parentCategoryTree: tree } }
}
