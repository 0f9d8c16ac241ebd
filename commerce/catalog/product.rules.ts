import { z } from 'zod'
import type { ProductImageGroup, VariationAttribute } from './catalog.tables'
import type { StoredProduct } from './product.repository'

export function isOnline(
  product: Pick<StoredProduct, 'online' | 'onlineFrom' | 'onlineTo'>,
  at: Date,
): boolean {
  if (!product.online) return false
  if (product.onlineFrom && product.onlineFrom > at) return false
  return !product.onlineTo || product.onlineTo > at
}

const SiteValues = z.object({
  online: z.boolean().optional(),
  onlineFrom: z.coerce.date().optional(),
  onlineTo: z.coerce.date().optional(),
  searchable: z.boolean().optional(),
  searchRank: z.number().optional(),
})

export function atSite(product: StoredProduct, siteId: string): StoredProduct {
  const own = product.siteSpecific[siteId]
  if (!own) return product
  const parsed = SiteValues.safeParse(own)
  const custom = Object.entries(own).filter(([property]) => property.startsWith('c_'))
  return {
    ...product,
    ...(parsed.success ? parsed.data : {}),
    custom: {
      ...product.custom,
      ...Object.fromEntries(custom.map(([property, value]) => [property.slice(2), value])),
    },
  }
}

/** Returns a variant (or variation group) whose missing values are taken from its master. */
export function inheritFrom(master: StoredProduct, variant: StoredProduct): StoredProduct {
  return {
    ...variant,
    brand: variant.brand ?? master.brand,
    shortDescription: variant.shortDescription ?? master.shortDescription,
    longDescription: variant.longDescription ?? master.longDescription,
    pageTitle: variant.pageTitle ?? master.pageTitle,
    pageDescription: variant.pageDescription ?? master.pageDescription,
    pageKeywords: variant.pageKeywords ?? master.pageKeywords,
    unit: variant.unit ?? master.unit,
    unitQuantity: variant.unitQuantity ?? master.unitQuantity,
    manufacturerName: variant.manufacturerName ?? master.manufacturerName,
    options: variant.options.length > 0 ? variant.options : master.options,
    productLinks: variant.productLinks.length > 0 ? variant.productLinks : master.productLinks,
    recommendations:
      variant.recommendations.length > 0 ? variant.recommendations : master.recommendations,
    classificationCategoryId: variant.classificationCategoryId ?? master.classificationCategoryId,
    images: variant.images.length > 0 ? variant.images : master.images,
    variationAttributes: master.variationAttributes,
    custom: { ...master.custom, ...variant.custom },
  }
}

/** View type → maximum number of pictures of that type. */
export type ImageTypes = ReadonlyMap<string, number>

function matches(group: ProductImageGroup, values: Readonly<Record<string, string>>): boolean {
  return Object.entries(group.variation ?? {}).every(([id, value]) => values[id] === value)
}

/**
 * Returns the picture groups for the given variation values: per view type the group with the most
 * matching values, or else the general group.
 */
export function selectImageGroups(
  groups: readonly ProductImageGroup[],
  values: Readonly<Record<string, string>>,
): ProductImageGroup[] {
  const best = new Map<string, ProductImageGroup>()
  for (const group of groups) {
    if (!matches(group, values)) continue
    const known = best.get(group.viewType)
    const isCloser =
      Object.keys(group.variation ?? {}).length > Object.keys(known?.variation ?? {}).length
    if (!known || isCloser) best.set(group.viewType, group)
  }
  return [...best.values()]
}

/** Keeps the requested view types, each with at most its number of pictures (`imgTypes`). */
export function limitImageTypes(
  groups: readonly ProductImageGroup[],
  types: ImageTypes,
): ProductImageGroup[] {
  return groups.flatMap((group) => {
    const limit = types.get(group.viewType)
    return limit === undefined ? [] : [{ ...group, images: group.images.slice(0, limit) }]
  })
}

/**
 * Returns the first picture of the `large` view, or else of another view, for basket lines and
 * tiles.
 */
export function firstImage(
  groups: readonly ProductImageGroup[],
  values: Readonly<Record<string, string>> = {},
): ProductImageGroup['images'][number] | undefined {
  const shown = selectImageGroups(groups, values)
  const large = shown.find((group) => group.viewType === 'large') ?? shown[0]
  return large?.images[0]
}

/** Returns the master's attributes, each reduced to the values of at least one variant. */
export function usedVariationAttributes(
  attributes: readonly VariationAttribute[],
  variants: readonly Pick<StoredProduct, 'variationValues'>[],
): VariationAttribute[] {
  return attributes.map((attribute) => ({
    ...attribute,
    values: attribute.values.filter(({ value }) =>
      variants.some((variant) => variant.variationValues[attribute.id] === value),
    ),
  }))
}

/** Returns custom attributes with the API's `c_` prefix; unset attributes are left out. */
export function toCustomProperties(custom: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(custom)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([id, value]) => [`c_${id}`, value]),
  )
}
