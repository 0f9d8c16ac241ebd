import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import type { ProductImageGroup } from '../catalog/catalog.tables'
import { localizeCustom } from '../catalog/localize-product.rules'
import { toMediaLink } from '../catalog/media-link.rules'
import { limitImageTypes, toCustomProperties, type ImageTypes } from '../catalog/product.rules'
import { pickLocalized, type Locale } from '../http/locale'
import {
  priceRange,
  priceRangePerBook,
  unitPriceMinor,
  type PriceTier,
  type ProductPrices,
} from '../pricing/pricing.rules'
import { overlayTexts } from './overlay-texts.rules'
import type { StoredHit } from './search.repository'
import { toHitType, type HitKind } from './search.tables'

type Hit = ShopperSearchTypes.ProductSearchHit
type Promotion = ShopperSearchTypes.ProductPromotion

/** A hit with what changes faster than the index. */
export interface FoundHit extends StoredHit {
  /** What can be bought of it, in its order. */
  sellableIds: readonly string[]
  isOrderable: boolean
}

export interface HitView {
  locale: Locale
  currency: string
  mediaOrigin: string
  expand: ReadonlySet<string>
  /** Absent: no `imageGroups` at all. */
  allImages?: boolean
  imgTypes?: ImageTypes
  perPricebook: boolean
  allVariationProperties: boolean
  /** Custom properties of variants asked for, with `c_`. */
  variantProperties: readonly string[]
  /** Variation values that the search is narrowed to, by attribute. */
  chosenValues: Readonly<Record<string, readonly string[]>>
  prices: ReadonlyMap<string, ProductPrices>
  /** Sellable ids that the site's list can give. */
  orderableIds: ReadonlySet<string>
  /** Product id → what promotions say of it. */
  promotions: ReadonlyMap<string, readonly Promotion[]>
}

const amount = (minor: number) => minor / 100

const PRODUCT_TYPES: Readonly<Record<HitKind, Hit['productType']>> = {
  standard: { item: true },
  master: { master: true },
  variation_group: { variationGroup: true },
  set: { set: true },
  bundle: { bundle: true },
}

/** A hit of the Shopper Search API; what belongs to no expansion is always there. */
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

function toImage(stored: StoredImage, name: string, { mediaOrigin, locale }: HitView) {
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
  const isSingle = hit.kind === 'standard' || hit.kind === 'bundle'
  return {
    ...(range && { price: amount(range.minMinor) }),
    ...(range && !isSingle && { priceMax: amount(range.maxMinor) }),
    priceRanges: [...priceRangePerBook(own)].map(([pricebook, { minMinor, maxMinor }]) => ({
      maxPrice: amount(maxMinor),
      minPrice: amount(minMinor),
      pricebook,
    })),
    ...(view.perPricebook &&
      isSingle && { tieredPrices: own.flatMap(({ tiers }) => tiers.map(toTier)) }),
  }
}

function toTier(tier: PriceTier) {
  return {
    price: amount(tier.amountMinor),
    pricebook: tier.priceBookId,
    quantity: tier.minQuantity,
  }
}

// the variants that the search is narrowed to; of them the one shown first if it can be had, else
// the first that can
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

function toVariations({ hit }: FoundHit, view: HitView) {
  if (hit.kind !== 'master' && hit.kind !== 'variation_group') return {}
  const isOrderable = (id: string) => view.orderableIds.has(id)
  return {
    variationAttributes: hit.variationAttributes.map((stored) => {
      const attribute = overlayTexts(stored, stored.localized, view.locale)
      return {
        id: attribute.id,
        name: attribute.name,
        values: attribute.values.map(({ localized, ...value }) => ({
          ...overlayTexts(value, localized, view.locale),
          orderable: hit.variants.some(
            ({ id, values }) => values[attribute.id] === value.value && isOrderable(id),
          ),
        })),
      }
    }),
    ...(view.allVariationProperties && {
      variants: toVariants(hit, view),
      ...(hit.groups && { variationGroups: toGroups(hit, view) }),
    }),
  }
}

function toVariants({ variants }: FoundHit['hit'], view: HitView) {
  return variants.map(({ id, values, custom }) => {
    const prices = view.prices.get(id)
    const single = prices && unitPriceMinor(prices, 1)
    const properties = Object.entries(toCustomProperties(custom ?? {}))
    return {
      productId: id,
      orderable: view.orderableIds.has(id),
      ...(single !== undefined && { price: amount(single) }),
      variationValues: values,
      ...(view.perPricebook && prices && { tieredPrices: prices.tiers.map(toTier) }),
      ...(view.expand.has('promotions') && {
        productPromotions: [...(view.promotions.get(id) ?? [])],
      }),
      ...Object.fromEntries(properties.filter(([name]) => view.variantProperties.includes(name))),
    }
  })
}

function toGroups({ groups = [], variants }: FoundHit['hit'], view: HitView) {
  return groups.flatMap((group) => {
    const own = variants.filter(({ values }) =>
      Object.entries(group.values).every(([id, value]) => values[id] === value),
    )
    const range = priceRange(own.flatMap(({ id }) => view.prices.get(id) ?? []))
    if (!range) return []
    return [
      {
        orderable: own.some(({ id }) => view.orderableIds.has(id)),
        price: amount(range.minMinor),
        productId: group.id,
        variationValues: group.values,
      },
    ]
  })
}
