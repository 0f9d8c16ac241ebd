import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { VariationAttribute } from './catalog.tables'
import { toMasterPrices, toPriceTable, toSinglePrices } from './price.mapper'
import { variantsOfGroup, type OfferData, type ProductFamily } from './product-family'
import { toImage } from './product-image.mapper'
import type { StoredProduct } from './product.repository'
import { usedVariationAttributes } from './product.rules'

const SWATCH = 'swatch'

export interface VariationContext {
  listId: string
  offers: OfferData
  mediaOrigin: string
  currency: string
  perPricebook: boolean
}

function isOrderable(id: string, { listId, offers }: VariationContext): boolean {
  return offers.stock.get(listId)?.get(id)?.orderable ?? false
}

export function toVariants(
  family: ProductFamily,
  context: VariationContext,
): ShopperProductsTypes.Variant[] {
  return family.variants.map((variant) => {
    const prices = context.offers.prices.get(variant.id)
    return {
      productId: variant.id,
      orderable: isOrderable(variant.id, context),
      ...toSinglePrices(prices, { ...context, perPricebook: false }),
      ...(context.perPricebook &&
        prices && {
          tieredPrices: prices.tiers.map((tier) => toPriceTable(tier, context.currency)),
        }),
      variationValues: variant.variationValues,
    }
  })
}

/** Returns `variationGroups` for a master and its family; groups without a price are left out. */
export function toVariationGroups(
  family: ProductFamily,
  context: VariationContext,
): ShopperProductsTypes.VariationGroup[] {
  const online = family.siblings ?? family.variants
  return family.groups.flatMap((group) => {
    const variants = variantsOfGroup(group, online)
    const prices = variants.flatMap(({ id }) => context.offers.prices.get(id) ?? [])
    const { price } = toMasterPrices(prices, { ...context, perPricebook: false })
    if (price === undefined) return []
    const orderable = variants.some(({ id }) => isOrderable(id, context))
    const { id: productId, variationValues } = group
    return [{ orderable, price, productId, variationValues }]
  })
}

/** Returns `variationAttributes`; a value is orderable if at least one of its variants is. */
export function toVariationAttributes(
  family: ProductFamily,
  context: VariationContext,
): ShopperProductsTypes.VariationAttribute[] {
  const { master, variants } = family
  if (!master) return []
  return usedVariationAttributes(master.variationAttributes, variants).map((attribute) => ({
    id: attribute.id,
    name: attribute.name,
    values: attribute.values.map((value) => ({
      ...toValue(value),
      orderable: variants.some(
        (variant) =>
          variant.variationValues[attribute.id] === value.value && isOrderable(variant.id, context),
      ),
      ...toSwatch(master, attribute.id, value.value, context.mediaOrigin),
    })),
  }))
}

function toValue({ value, name, description }: VariationAttribute['values'][number]) {
  return { name, value, ...(description !== undefined && { description }) }
}

function toSwatch(master: StoredProduct, attribute: string, value: string, mediaOrigin: string) {
  const group = master.images.find(
    ({ viewType, variation }) => viewType === SWATCH && variation?.[attribute] === value,
  )
  const image = group?.images[0]
  return image ? { imageSwatch: toImage(image, master.name, mediaOrigin) } : {}
}
