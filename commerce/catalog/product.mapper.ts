import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Category } from './category.rules'
import { sumStock, toInventory } from './inventory.mapper'
import { toMasterPrices, toSinglePrices } from './price.mapper'
import { sellableIds, type OfferData, type ProductFamily } from './product-family'
import { toImageGroup } from './product-image.mapper'
import {
  limitImageTypes,
  selectImageGroups,
  toCustomProperties,
  type ImageTypes,
} from './product.rules'
import { toVariants, toVariationAttributes } from './variation.mapper'

type Product = ShopperProductsTypes.Product

/** What of a product is wanted, and in which context. */
export interface ProductView {
  currency: string
  /** The site's inventory list, and those asked for besides. */
  listId: string
  otherListIds: readonly string[]
  mediaOrigin: string
  expand: ReadonlySet<string>
  allImages: boolean
  imageTypes?: ImageTypes
  perPricebook: boolean
  /** Ancestors of the primary category from the top down, itself last (expand primary_category). */
  categoryPath?: readonly Category[]
}

const TYPE_OF_KIND = {
  standard: 'item',
  master: 'master',
  variant: 'variant',
  variation_group: 'variationGroup',
  set: 'set',
  bundle: 'bundle',
} as const

/** A product document of the Shopper Products API. */
export function toProduct(family: ProductFamily, offers: OfferData, view: ProductView): Product {
  const { product } = family
  const { expand } = view
  return {
    ...toText(family),
    id: product.id,
    currency: view.currency,
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    type: { [TYPE_OF_KIND[product.kind]]: true },
    ...(expand.has('images') && toImages(family, view)),
    ...(expand.has('prices') && toPrices(family, offers, view)),
    ...(expand.has('availability') && toAvailability(family, offers, view)),
    ...(expand.has('promotions') && { productPromotions: [] }),
    ...(expand.has('variations') && toVariations(family, offers, view)),
    ...(expand.has('primary_category') && toPrimaryCategory(view.categoryPath)),
    ...toCustomProperties(product.custom),
    ...(product.defaultVariantId !== null && { c_defaultVariantId: product.defaultVariantId }),
  }
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
    validFrom: product.onlineFrom?.toISOString(),
    validTo: product.onlineTo?.toISOString(),
    primaryCategoryId,
  }
  const set = Object.entries(text).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(set)
}

function toImages({ product }: ProductFamily, view: ProductView) {
  const shown = view.allImages
    ? product.images
    : selectImageGroups(product.images, product.variationValues)
  const groups = view.imageTypes ? limitImageTypes(shown, view.imageTypes) : shown
  return { imageGroups: groups.map((group) => toImageGroup(group, product.name, view.mediaOrigin)) }
}

function toPrices(family: ProductFamily, offers: OfferData, view: ProductView) {
  const { product } = family
  if (product.kind !== 'master') {
    return toSinglePrices(offers.prices.get(product.id), view.perPricebook)
  }
  return toMasterPrices(variantPrices(family, offers), view.perPricebook)
}

function toAvailability(family: ProductFamily, offers: OfferData, view: ProductView) {
  const { product } = family
  const ids = product.kind === 'master' ? sellableIds(family) : [product.id]
  const inList = (listId: string) => {
    const statuses = ids.flatMap((id) => offers.stock.get(listId)?.get(id) ?? [])
    return toInventory(listId, sumStock(statuses))
  }
  const others = view.otherListIds.map(inList)
  return { inventory: inList(view.listId), ...(others.length > 0 && { inventories: others }) }
}

function toVariations(family: ProductFamily, offers: OfferData, view: ProductView) {
  const { product, master } = family
  if (!master) return {}
  const variants = toVariants(family, { ...view, offers })
  return {
    master: {
      masterId: master.id,
      orderable: variants.some((variant) => variant.orderable),
      ...(view.expand.has('prices') && masterPrice(family, offers, view)),
    },
    variants,
    variationAttributes: toVariationAttributes(family, { ...view, offers }),
    ...(product.kind === 'variant' && { variationValues: product.variationValues }),
  }
}

function masterPrice(family: ProductFamily, offers: OfferData, view: ProductView) {
  const { price, priceMax, prices } = toMasterPrices(
    variantPrices(family, offers),
    view.perPricebook,
  )
  return { ...(price !== undefined && { price, priceMax }), ...(prices && { prices }) }
}

function variantPrices({ variants }: ProductFamily, { prices }: OfferData) {
  return variants.flatMap((variant) => prices.get(variant.id) ?? [])
}

function toPrimaryCategory(path: readonly Category[] = []) {
  const own = path.at(-1)
  if (!own) return {}
  const tree = path.slice(0, -1).map(({ id, name }) => ({ id, name }))
  return { primaryCategory: { id: own.id, name: own.name, parentCategoryTree: tree } }
}
