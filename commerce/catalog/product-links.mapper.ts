import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { pickLocalized, type Locale } from '../sites/locale'
import { toMediaLink } from './media-link.rules'
import type { StoredProduct } from './product.repository'
import { Recommendation } from './recommendation.schemas'

type ProductLink = ShopperProductsTypes.ProductLink

const LINK_TYPES = [
  'cross_sell',
  'replacement',
  'up_sell',
  'accessory',
  'newer_version',
  'alt_orderunit',
  'spare_part',
  'other',
] as const

const RECOMMENDATION_TYPES: Readonly<Record<string, { value: number; displayValue: string }>> = {
  'cross-sell': { value: 1, displayValue: 'Cross-Sell' },
  'up-sell': { value: 2, displayValue: 'Up-Sell' },
  other: { value: 3, displayValue: 'Other' },
}

/** @param productsUrl URL of a product's resource, without the id. */
export function toProductLinks(
  { id, productLinks }: StoredProduct,
  toUrl: (productId: string) => string,
): ProductLink[] {
  return productLinks.map(({ type, targetId }) => ({
    sourceProductId: id,
    sourceProductLink: toUrl(id),
    targetProductId: targetId,
    targetProductLink: toUrl(targetId),
    type: toLinkType(type),
  }))
}

// archives write `cross-sell`
function toLinkType(type: string): (typeof LINK_TYPES)[number] {
  const known = type.replace(/-/g, '_').toLowerCase()
  return LINK_TYPES.find((candidate) => candidate === known) ?? 'other'
}

export function toRecommendations(
  { recommendations }: StoredProduct,
  locale: Locale,
  mediaOrigin: string,
): ShopperProductsTypes.Recommendation[] {
  return recommendations.flatMap((stored) => {
    const parsed = Recommendation.safeParse(stored)
    return parsed.success ? [toRecommendation(parsed.data, locale, mediaOrigin)] : []
  })
}

function toRecommendation(
  recommendation: Recommendation,
  locale: Locale,
  mediaOrigin: string,
): ShopperProductsTypes.Recommendation {
  const { type, targetId, image, localized = {} } = recommendation
  const texts = (['name', 'calloutMsg', 'shortDescription', 'longDescription'] as const).flatMap(
    (property): [string, string][] => {
      const text = pickLocalized(locale, localized, property, recommendation[property])
      return text === undefined ? [] : [[property, text]]
    },
  )
  return {
    recommendationType: toRecommendationType(type),
    ...(targetId !== undefined && { recommendedItemId: targetId }),
    ...Object.fromEntries(texts),
    ...(image !== undefined && { image: { link: toMediaLink(mediaOrigin, image) } }),
  }
}

function toRecommendationType(type: string) {
  const known = Object.values(RECOMMENDATION_TYPES).find(({ value }) => String(value) === type)
  const own = Number.parseInt(type, 10)
  return (
    RECOMMENDATION_TYPES[type] ??
    known ?? { value: Number.isSafeInteger(own) ? own : 3, displayValue: type }
  )
}
