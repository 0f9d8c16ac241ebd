import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { millisecondsInMinute } from 'date-fns/constants'
import { type Nutrition, NUTRIENTS, toAmounts } from '@/rules/nutrition'
import type { AvailabilityFacts } from '@/rules/product-facts'
import { readCustom, type CustomAttributes } from './custom-attributes'
import { toAvailabilityFacts } from './product-facts.mapper'
import { toProductHead } from './product-head.mapper'
import { toMainImage, type ImageView } from './product-image.mapper'
import { getProducts } from './products'
import { searchProducts } from './search'
import { toListingFacets } from './search.mapper'

/** Reads weight and nutrients of one piece; undefined if any of them is missing. */
function toNutrition(custom: CustomAttributes): Nutrition | undefined {
  const netWeight = custom.number('netWeight') ?? 0
  const isWhole = NUTRIENTS.every((nutrient) => (custom.number(nutrient) ?? -1) >= 0)
  if (netWeight <= 0 || !isWhole) return undefined
  return { netWeight, amounts: toAmounts((nutrient) => custom.number(nutrient) ?? 0) }
}

export interface MixPieceView {
  id: string
  name: string
  description?: string
  ingredients?: string
  /** Nutrition of one piece. */
  nutrition?: Nutrition
  image?: ImageView
  categoryId?: string
  facts: AvailabilityFacts
  ats?: number
  /** Keys of the piece's marks. */
  marks: string[]
}

/** A refinement value that filters pieces, for example a kind of chocolate or a filling. */
export interface PieceMark {
  key: string
  group: string
  label: string
}

export interface MixPieces {
  pieces: MixPieceView[]
  marks: PieceMark[]
}

const MAX_PIECES = 60

/** The pieces with the box's mix code, sorted by name; pieces of every code if the box has none. */
export const mixPiecesQuery = (siteId: string, code: string | undefined) => ({
  queryKey: ['mix-pieces', siteId, code ?? ''] as const,
  queryFn: async (): Promise<MixPieces> => {
    const result = await searchProducts(siteId, {
      refine: [...(code ? [`c_customMixCode=${code}`] : []), 'c_isCustomMixPiece=true'],
      sort: 'product-name-ascending',
      offset: 0,
      limit: MAX_PIECES,
    })
    const marks = toListingFacets(result).refinements.flatMap(({ id, label: group, values }) =>
      values.map(({ value, label }) => ({ key: `${id}=${value}`, group, label })),
    )
    const ids = (result.hits ?? []).map(({ productId }) => productId)
    const products = ids.length > 0 ? await getProducts(siteId, ids) : []
    const pieces = ids.flatMap((id) => {
      const product = products.find((one) => one.id === id)
      return product ? toMixPiece(product, marks) : []
    })
    return { pieces, marks }
  },
  staleTime: millisecondsInMinute,
})

function toMixPiece(
  product: ShopperProductsTypes.Product,
  marks: readonly PieceMark[],
): MixPieceView {
  const custom = readCustom(product)
  const { id, name } = toProductHead(product, custom)
  const hasMark = ({ key }: PieceMark) => {
    const [, attribute = '', value = ''] = /^c_(\w+)=(.*)$/.exec(key) ?? []
    return custom.texts(attribute).includes(value)
  }
  return {
    id,
    name,
    description: product.shortDescription,
    ingredients: custom.text('productIngredients') ?? custom.text('ingredients'),
    nutrition: toNutrition(custom),
    image: toMainImage(product.imageGroups),
    categoryId: product.primaryCategoryId,
    facts: toAvailabilityFacts(product),
    ats: product.inventory?.ats,
    marks: marks.filter(hasMark).map(({ key }) => key),
  }
}
