import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { isLollypopMix } from '@/rules/box-builder'
import type { BoxBuilderName } from '@/rules/box-steps'
import { readCustom } from './custom-attributes'
import { toProductHead } from './product-head.mapper'
import { toImageSets, type ImageView } from './product-image.mapper'
import { toPriceView } from './product-price.mapper'

/** The product data shown on a basket or order line that the line itself does not contain. */
export interface LineProduct {
  id: string
  masterId?: string
  name: string
  href: string
  image?: ImageView
  /** The chosen variation: `{id: 'size', name: 'Size', value: '1 lb'}`. */
  options: { id: string; name: string; value: string }[]
  /** The product's options: their names and default values. */
  extras?: { id: string; name: string; defaultValueId?: string }[]
  /** Dollars per piece. */
  price?: number
  /** The standard price while on sale, in dollars per piece. */
  listPrice?: number
  /** Quantity that can be sold now. */
  ats: number
  quantityLimit?: number
  isCollateral: boolean
  isGiftCard: boolean
  builder?: BoxBuilderName
}

export function toLineProduct(product: ShopperProductsTypes.Product): LineProduct {
  const custom = readCustom(product)
  const price = toPriceView(product)
  return {
    ...toProductHead(product, custom),
    ...(product.type?.variant && product.master && { masterId: product.master.masterId }),
    image: findImage(product),
    options: toOptions(product),
    extras: toExtras(product),
    price: price?.amount,
    listPrice: price?.list,
    ats: product.inventory?.ats ?? 0,
    quantityLimit: custom.number('quantityLimit'),
    isCollateral: custom.flag('isCollateral'),
    isGiftCard: custom.flag('isGiftCard'),
    ...(custom.flag('isCustomMix') && { builder: isLollypopMix(product) ? 'lollypop' : 'box' }),
  }
}

function toOptions({
  variationAttributes = [],
  variationValues = {},
}: ShopperProductsTypes.Product): LineProduct['options'] {
  return variationAttributes.flatMap(({ id, name, values = [] }) => {
    const chosen = variationValues[id]
    if (chosen === undefined) return []
    const value = values.find((candidate) => candidate.value === chosen)?.name ?? chosen
    return [{ id, name: name ?? id, value }]
  })
}

function toExtras({ options }: ShopperProductsTypes.Product): LineProduct['extras'] {
  return options?.map(({ id, name, values = [] }) => ({
    id,
    name: name ?? id,
    defaultValueId: values.find((value) => value.default)?.id,
  }))
}

/** The picture of the chosen variation, otherwise the general one. */
function findImage({
  imageGroups,
  variationValues = {},
}: ShopperProductsTypes.Product): ImageView | undefined {
  const sets = toImageSets(imageGroups).filter(({ images }) => images.length > 0)
  const fitting = sets.filter(({ values }) =>
    Object.entries(values).every(([id, value]) => variationValues[id] === value),
  )
  return (fitting.at(-1) ?? sets[0])?.images[0]
}
