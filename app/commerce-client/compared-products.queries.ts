import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { millisecondsInMinute } from 'date-fns/constants'
import { allergensOf } from '@/rules/allergens'
import type { ProductFlag } from '@/rules/product-facts'
import { readCustom } from './custom-attributes'
import { toProductView, type ProductView, type VariantView } from './product.mapper'
import type { ImageView } from './product-image.mapper'
import type { PriceView } from './product-price.mapper'
import { getProducts } from './products'

export interface ComparedSize {
  /** `9 Pieces`; absent for a product of one size. */
  name?: string
  price?: PriceView
  /** Net weight. */
  grams?: number
}

/** What shoppers compare products by. */
export interface ComparedProduct {
  id: string
  name: string
  href: string
  image?: ImageView
  description?: string
  sizes: ComparedSize[]
  /** As the ingredients declare them; undefined if the product lists none. */
  allergens?: string[]
  flags: readonly ProductFlag[]
  rating?: number
  reviewCount?: number
}

/** Products side by side, in the given order; those that the site does not sell are omitted. */
export const comparedProductsQuery = (siteId: string, ids: readonly string[]) => ({
  queryKey: ['compared-products', siteId, ids] as const,
  queryFn: () => getComparedProducts(siteId, ids),
  staleTime: millisecondsInMinute,
})

async function getComparedProducts(
  siteId: string,
  ids: readonly string[],
): Promise<ComparedProduct[]> {
  const products = await getProducts(siteId, ids)
  const views = products.map(toProductView)
  const sizeIds = views.flatMap(({ variants }) => variants.map(({ productId }) => productId))
  // the product that holds the sizes does not contain their weights
  const sizes = await getProducts(siteId, sizeIds, ['prices'])
  const gramsOf = new Map([...products, ...sizes].map((one) => [one.id, toGrams(one)]))
  return ids.flatMap((id) => {
    const view = views.find((one) => one.id === id)
    return view ? [toCompared(view, gramsOf)] : []
  })
}

function toGrams(product: ShopperProductsTypes.Product): number | undefined {
  const grams = readCustom(product).number('netWeight')
  return grams !== undefined && grams > 0 ? grams : undefined
}

function toCompared(
  view: ProductView,
  gramsOf: ReadonlyMap<string, number | undefined>,
): ComparedProduct {
  const { id, name, href, price, facts, ingredients, rating, reviewCount } = view
  return {
    ...{ id, name, href, rating, reviewCount, flags: facts.flags },
    image: view.imageSets[0]?.images[0],
    description: view.shortDescription,
    sizes: view.variants.length > 0 ? toSizes(view, gramsOf) : [{ price, grams: gramsOf.get(id) }],
    ...(ingredients !== undefined && { allergens: allergensOf(ingredients) }),
  }
}

/** The sizes in the order of the variation's values, each once, at its lowest price. */
function toSizes(
  { variations, variants }: ProductView,
  gramsOf: ReadonlyMap<string, number | undefined>,
): ComparedSize[] {
  const toSize = (of: readonly VariantView[], name?: string): ComparedSize[] => {
    const [cheapest] = [...of].sort(
      (a, b) => (a.price?.amount ?? Infinity) - (b.price?.amount ?? Infinity),
    )
    if (!cheapest) return []
    return [{ name, price: cheapest.price, grams: gramsOf.get(cheapest.productId) }]
  }
  const variation = variations.find(({ id }) => id === 'size')
  if (!variation) return toSize(variants)
  return variation.values.flatMap(({ id, name }) =>
    toSize(
      variants.filter(({ values }) => values.size === id),
      name,
    ),
  )
}
