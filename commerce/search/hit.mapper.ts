import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import type { ProductImageGroup } from '../catalog/catalog.tables'
import { toMediaLink } from '../catalog/media-link.rules'
import { limitImageTypes, toCustomProperties, type ImageTypes } from '../catalog/product.rules'
import type { PriceTier } from '../pricing/pricing.rules'
import type { FoundHit } from './search.repository'

type Hit = ShopperSearchTypes.ProductSearchHit

export interface HitView {
  currency: string
  mediaOrigin: string
  expand: ReadonlySet<string>
  /** Absent: no `imageGroups` at all. */
  allImages?: boolean
  imageTypes?: ImageTypes
  perPricebook: boolean
  allVariationProperties: boolean
}

const amount = (minor: number) => minor / 100

/** A hit of the Shopper Search API; what belongs to no expansion is always there. */
export function toHit(found: FoundHit, view: HitView): Hit {
  const { hit } = found
  const isMaster = hit.kind === 'master'
  return {
    currency: view.currency,
    hitType: isMaster ? 'master' : 'product',
    productId: found.productId,
    productName: found.name,
    productType: isMaster ? { master: true } : { item: true },
    ...(view.expand.has('availability') && { orderable: found.orderableIds.length > 0 }),
    ...(view.expand.has('images') && toImages(found, view)),
    ...(view.expand.has('prices') && toPrices(found, view)),
    ...(view.expand.has('represented_products') && toRepresented(found)),
    ...(view.expand.has('variations') && isMaster && toVariations(found, view)),
    ...(view.expand.has('promotions') && { productPromotions: [] }),
    ...toCustomProperties(hit.custom),
    ...(hit.primaryCategoryId !== undefined && { c_primaryCategoryId: hit.primaryCategoryId }),
    ...(hit.defaultVariantId !== undefined && { c_defaultVariantId: hit.defaultVariantId }),
  }
}

function toImage(image: ProductImageGroup['images'][number], name: string, mediaOrigin: string) {
  const link = toMediaLink(mediaOrigin, image.path)
  const alt = image.alt ?? name
  return { alt, disBaseLink: link, link, title: image.title ?? alt }
}

function toImages({ hit, name, imageGroups }: FoundHit, view: HitView) {
  const all = imageGroups ?? []
  const general = view.allImages ? all : all.filter((group) => group.variation === undefined)
  const groups = view.imageTypes ? limitImageTypes(general, view.imageTypes) : general
  return {
    ...(hit.image && { image: toImage(hit.image, name, view.mediaOrigin) }),
    ...(view.allImages !== undefined && {
      imageGroups: groups
        .filter(({ images }) => images.length > 0)
        .map((group) => toImageGroup(group, name, view.mediaOrigin)),
    }),
  }
}

function toImageGroup(group: ProductImageGroup, name: string, mediaOrigin: string) {
  const variation = Object.entries(group.variation ?? {})
  return {
    viewType: group.viewType,
    images: group.images.map((image) => toImage(image, name, mediaOrigin)),
    ...(variation.length > 0 && {
      variationAttributes: variation.map(([id, value]) => ({ id, values: [{ value }] })),
    }),
  }
}

function toPrices({ hit, priceMinor, priceMaxMinor }: FoundHit, view: HitView) {
  return {
    price: amount(priceMinor),
    ...(hit.kind === 'master' && { priceMax: amount(priceMaxMinor) }),
    priceRanges: hit.ranges.map((range) => ({
      maxPrice: amount(range.maxMinor),
      minPrice: amount(range.minMinor),
      pricebook: range.priceBookId,
    })),
    ...(view.perPricebook && hit.kind === 'standard' && { tieredPrices: hit.tiers.map(toTier) }),
  }
}

function toTier(tier: PriceTier) {
  return {
    price: amount(tier.amountMinor),
    pricebook: tier.priceBookId,
    quantity: tier.minQuantity,
  }
}

// the variant shown first if it can be had, else the first that can
function toRepresented({ hit, productId, orderableIds }: FoundHit) {
  const ids = hit.kind === 'master' ? hit.variants.map(({ id }) => id) : [productId]
  const preferred = hit.defaultVariantId
  const first =
    preferred !== undefined && (orderableIds.length === 0 || orderableIds.includes(preferred))
      ? preferred
      : (orderableIds[0] ?? ids[0] ?? productId)
  return { representedProduct: { id: first }, representedProducts: ids.map((id) => ({ id })) }
}

function toVariations({ hit, orderableIds }: FoundHit, view: HitView) {
  const isOrderable = (id: string) => orderableIds.includes(id)
  return {
    variationAttributes: hit.variationAttributes.map((attribute) => ({
      id: attribute.id,
      name: attribute.name,
      values: attribute.values.map((value) => ({
        ...value,
        orderable: hit.variants.some(
          ({ id, values }) => values[attribute.id] === value.value && isOrderable(id),
        ),
      })),
    })),
    ...(view.allVariationProperties && {
      variants: hit.variants.map(({ id, priceMinor, values, tiers }) => ({
        productId: id,
        orderable: isOrderable(id),
        price: amount(priceMinor),
        variationValues: values,
        ...(view.perPricebook && { tieredPrices: tiers.map(toTier) }),
      })),
    }),
  }
}
