import { toPriorPrice } from '../pricing/prior-price.rules'
import { toCustomProperties } from '../catalog/product.rules'
import { toDecimal } from '../money'
import { priceRange, unitPriceMinor, type PriceTier } from '../pricing/pricing.rules'
import type { FoundHit, HitView } from './hit-view'
import { overlayTexts } from './overlay-texts.rules'

export function toVariations({ hit }: FoundHit, view: HitView) {
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
      ...(single !== undefined && { price: toDecimal(single, view.currency) }),
      ...toPriorPrice(prices, view.currency),
      variationValues: values,
      ...(view.perPricebook &&
        prices && { tieredPrices: prices.tiers.map((tier) => toTier(tier, view)) }),
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
        price: toDecimal(range.minMinor, view.currency),
        productId: group.id,
        variationValues: group.values,
      },
    ]
  })
}

/** Converts a price that applies from a minimum quantity on. */
export function toTier(tier: PriceTier, { currency }: Pick<HitView, 'currency'>) {
  return {
    price: toDecimal(tier.amountMinor, currency),
    pricebook: tier.priceBookId,
    quantity: tier.minQuantity,
  }
}
