import { searchProducts } from '@/commerce-client/search'
import { asFields, asText } from '@/lib/read-fields'
import type { ContentItem } from './content.port'

/** As many as a carousel can show without tiring anybody. */
const MOST = 16

/**
 * Fills carousels whose source is a category with the products that it lists first now, so that
 * blocks only know products. A carousel stays empty if its category cannot be read.
 */
export async function withCategoryProducts(
  siteId: string,
  item: ContentItem,
): Promise<ContentItem> {
  const categoryIds = [...new Set(listCategories(item))]
  if (categoryIds.length === 0) return item
  const products = new Map(
    await Promise.all(
      categoryIds.map(async (id): Promise<[string, string[]]> => [
        id,
        await listProducts(siteId, id),
      ]),
    ),
  )
  return { ...asFields(fill(item, products)), contentType: item.contentType }
}

async function listProducts(siteId: string, categoryId: string): Promise<string[]> {
  const { hits = [] } = await searchProducts(siteId, {
    categoryId,
    refine: [],
    offset: 0,
    limit: MOST,
  }).catch(() => ({ hits: [] }))
  return hits.flatMap(({ productId }) => productId ?? [])
}

function sourceOf(value: unknown): string | undefined {
  const { contentType, categoryId } = asFields(value)
  return contentType === 'product-carousel' ? asText(categoryId) : undefined
}

function listCategories(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listCategories)
  const own = sourceOf(value)
  return [...(own ? [own] : []), ...Object.values(asFields(value)).flatMap(listCategories)]
}

function fill(value: unknown, products: ReadonlyMap<string, readonly string[]>): unknown {
  if (Array.isArray(value)) return value.map((entry) => fill(entry, products))
  if (typeof value !== 'object' || value === null) return value
  const category = sourceOf(value)
  const productIds = category === undefined ? undefined : products.get(category)
  return {
    ...Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, fill(entry, products)]),
    ),
    ...(productIds && { productIds }),
  }
}
