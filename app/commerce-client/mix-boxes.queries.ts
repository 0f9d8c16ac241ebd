import { millisecondsInMinute } from 'date-fns/constants'
import type { BoxAttributes } from '@rules/box-rules'
import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { isLollypopMix } from '@/rules/box-builder'
import type { PriceTier } from '@/rules/price-tiers'
import type { AvailabilityFacts } from '@/rules/product-facts'
import { readCustom } from './custom-attributes'
import { toAvailabilityFacts } from './product-facts.mapper'
import { toProductHead } from './product-head.mapper'
import { toMainImage, type ImageView } from './product-image.mapper'
import { toPriceView, toTiers, type PriceView } from './product-price.mapper'
import { getProducts } from './products'
import { searchProducts } from './search'

/** A size of a box: the variant that is sold. */
export interface MixSize {
  id: string
  /** The size's name; undefined for a box with a single size. */
  label?: string
  /** The size's value in URLs: `16`. */
  value?: string
  price?: PriceView
  /** Present if the price depends on the quantity. */
  tiers?: PriceTier[]
  attributes: BoxAttributes
  /** Net weight in grams of a box that is filled by weight. */
  netWeight?: number
  facts: AvailabilityFacts
  ats?: number
}

export interface MixBox {
  id: string
  name: string
  description?: string
  image?: ImageView
  /** The mix code that the box shares with its pieces. */
  code?: string
  isLollypops: boolean
  sizes: MixSize[]
}

const MAX_BOXES = 24
type Product = ShopperProductsTypes.Product

/** All custom boxes of a site with their sizes. There are few, so both builders share one query. */
export const mixBoxesQuery = (siteId: string) => ({
  queryKey: ['mix-boxes', siteId] as const,
  queryFn: async (): Promise<MixBox[]> => {
    const { hits = [] } = await searchProducts(siteId, {
      refine: ['c_isCustomMix=true'],
      sort: 'product-name-ascending',
      offset: 0,
      limit: MAX_BOXES,
    })
    const found = await getProducts(
      siteId,
      hits.map(({ productId }) => productId),
    )
    const sizeIds = found.flatMap(({ variants = [] }) => variants.map(({ productId }) => productId))
    const sizes = sizeIds.length > 0 ? await getProducts(siteId, sizeIds) : []
    return found.map((product) => toMixBox(product, sizes))
  },
  staleTime: 5 * millisecondsInMinute,
})

function toMixBox(product: Product, sizes: readonly Product[]): MixBox {
  const custom = readCustom(product)
  const { id, name } = toProductHead(product, custom)
  const customMixCode = custom.text('customMixCode')
  const own = (product.variants ?? []).flatMap(
    ({ productId }) => sizes.find((size) => size.id === productId) ?? [],
  )
  return {
    id,
    name,
    description: product.shortDescription,
    image: toMainImage(product.imageGroups),
    code: customMixCode,
    isLollypops: isLollypopMix({ primaryCategoryId: product.primaryCategoryId, customMixCode }),
    sizes: (own.length > 0 ? own : [product]).map((size) => toMixSize(size, product)),
  }
}

function toMixSize(size: Product, box: Product): MixSize {
  const [first] = Object.entries(size.variationValues ?? {})
  const attribute = size.variationAttributes?.find(({ id }) => id === first?.[0])
  const value = attribute?.values?.find((one) => one.value === first?.[1])
  // a size without an attribute inherits the box's
  const read = (id: keyof BoxAttributes) => {
    const own: unknown = size[`c_${id}`]
    return own ?? box[`c_${id}`]
  }
  return {
    id: size.id,
    ...(first && { label: value?.name ?? first[1], value: first[1] }),
    price: toPriceView(size),
    ...toTiers(size),
    attributes: {
      maxPiecesUnits: read('maxPiecesUnits'),
      customMixUnitType:
        readCustom(size).text('customMixUnitType') ?? readCustom(box).text('customMixUnitType'),
      customMixUnitIncrement: read('customMixUnitIncrement'),
      customMixFlavorLimit: read('customMixFlavorLimit'),
    },
    netWeight: readCustom(size).number('netWeight'),
    facts: toAvailabilityFacts(size),
    ats: size.inventory?.ats,
  }
}
