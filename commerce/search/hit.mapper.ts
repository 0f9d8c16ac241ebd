import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import type { ProductImageGroup } from '../catalog/catalog.tables'
import { localizeCustom } from '../catalog/localize-product.rules'
import { toMediaLink } from '../catalog/media-link.rules'
import { toPriorPrice } from '../pricing/prior-price.rules'
import { limitImageTypes, toCustomProperties } from '../catalog/product.rules'
import { pickLocalized } from '../sites/locale'
import { toDecimal } from '../money'
import { priceRange, priceRangePerBook, unitPriceMinor } from '../pricing/pricing.rules'
import { toTier, toVariations } from './hit-variations.mapper'
import type { FoundHit, HitView } from './hit-view'
import { overlayTexts } from './overlay-texts.rules'
import { toHitType, type HitKind } from './search.tables'

type Hit = ShopperSearchTypes.ProductSearchHit

const PRODUCT_TYPES: Readonly<Record<HitKind, Hit['productType']>> = {
  standard: { item: true },
  master: { master: true },
  variation_group: { variationGroup: true },
  set: { set: true },
  bundle: { bundle: true },
}

export function toHit(found: FoundHit, view: HitView): Hit {
  const { hit, localized } = found
  const { expand } = view
  const name = pickLocalized(view.locale, localized, 'name', found.name)
  return {
    currency: view.currency,
    hitType: toHitType(hit.kind),
    productId: found.productId,
    productName: name,
    productType: PRODUCT_TYPES[hit.kind],
    ...(expand.has('availability') && { orderable: found.isOrderable }),
    ...(expand.has('images') && toImages(found, name, view)),
    ...(expand.has('prices') && toPrices(found, view)),
    ...(expand.has('represented_products') && toRepresented(found, view)),
    ...(expand.has('variations') && toVariations(found, view)),
    ...(expand.has('promotions') && {
      productPromotions: [...(view.promotions.get(found.productId) ?? [])],
    }),
    ...toCustomProperties(localizeCustom(hit.custom, localized, view.locale)),
    ...(hit.primaryCategoryId !== undefined && { c_primaryCategoryId: hit.primaryCategoryId }),
    ...(hit.defaultVariantId !== undefined && { c_defaultVariantId: hit.defaultVariantId }),
  }
}

type StoredImage = ProductImageGroup['images'][number]

/** @param name the product's name, which replaces a missing alternative text. */
export function toImage(
  stored: StoredImage,
  name: string,
  { mediaOrigin, locale }: Pick<HitView, 'mediaOrigin' | 'locale'>,
) {
  const image = overlayTexts(stored, stored.localized, locale)
  const link = toMediaLink(mediaOrigin, image.path)
  const alt = image.alt ?? name
  return { alt, disBaseLink: link, link, title: image.title ?? alt }
}

function toImages({ hit, imageGroups }: FoundHit, name: string, view: HitView) {
  const all = imageGroups ?? []
  const general = view.allImages ? all : all.filter((group) => group.variation === undefined)
  const isLimited = view.imgTypes !== undefined && view.allImages === true
  const groups = isLimited ? limitImageTypes(general, view.imgTypes ?? new Map()) : general
  return {
    ...(hit.image && { image: toImage(hit.image, name, view) }),
    ...(view.allImages !== undefined && {
      imageGroups: groups
        .filter(({ images }) => images.length > 0)
        .map((group) => toImageGroup(group, name, view)),
    }),
  }
}

function toImageGroup(group: ProductImageGroup, name: string, view: HitView) {
  const variation = Object.entries(group.variation ?? {})
  return {
    viewType: group.viewType,
    images: group.images.map((image) => toImage(image, name, view)),
    ...(variation.length > 0 && {
      variationAttributes: variation.map(([id, value]) => ({ id, values: [{ value }] })),
    }),
  }
}

function toPrices({ hit, sellableIds }: FoundHit, view: HitView) {
  const own = sellableIds.flatMap((id) => view.prices.get(id) ?? [])
  const range = priceRange(own)
  const cheapest = own.find((prices) => unitPriceMinor(prices, 1) === range?.minMinor)
  const isSingle = hit.kind === 'standard' || hit.kind === 'bundle'
  return {
    ...(range && { price: toDecimal(range.minMinor, view.currency) }),
    ...(range && !isSingle && { priceMax: toDecimal(range.maxMinor, view.currency) }),
    ...toPriorPrice(cheapest, view.currency),
    ...(view.perPricebook && {
      priceRanges: [...priceRangePerBook(own)].map(([pricebook, { minMinor, maxMinor }]) => ({
        maxPrice: toDecimal(maxMinor, view.currency),
        minPrice: toDecimal(minMinor, view.currency),
        pricebook,
      })),
      ...(isSingle && {
        tieredPrices: own.flatMap(({ tiers }) => tiers.map((tier) => toTier(tier, view))),
      }),
    }),
  }
}

// chooses among the variants that match the refinements: the default one if it is available, or
// else the first available one
function toRepresented({ hit, productId, sellableIds }: FoundHit, view: HitView) {
  const fitting = hit.variants.filter(({ values }) => hasValues(values, view.chosenValues))
  const all = hit.variants.length > 0 ? hit.variants.map(({ id }) => id) : sellableIds
  const ids = fitting.length > 0 ? fitting.map(({ id }) => id) : all
  const orderable = ids.filter((id) => view.orderableIds.has(id))
  const preferred = hit.defaultVariantId
  const isPreferred =
    preferred !== undefined &&
    ids.includes(preferred) &&
    (orderable.length === 0 || orderable.includes(preferred))
  const first = isPreferred ? preferred : (orderable[0] ?? ids[0] ?? productId)
  return { representedProduct: { id: first }, representedProducts: ids.map((id) => ({ id })) }
}

function hasValues(
  values: Readonly<Record<string, string>>,
  chosen: HitView['chosenValues'],
): boolean {
  return Object.entries(values).every(([id, value]) => chosen[id]?.includes(value) ?? true)
}
