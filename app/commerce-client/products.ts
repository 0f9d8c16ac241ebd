import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { notFoundError } from '@/errors/app-error'
import { logError } from '@/lib/log'
import { callScapi } from './transport'

/** Maximum number of products per call (PDP-083). */
const PRODUCT_BATCH_SIZE = 24

type Product = ShopperProductsTypes.Product
type Expand = ShopperProductsTypes.GetProductsExpandEnum

/**
 * Products by id, in batches; products that the site does not sell are omitted (PDP-083). Throws
 * AppError.
 */
export async function getProducts(
  siteId: string,
  ids: readonly string[],
  expand?: Expand[],
): Promise<Product[]> {
  const unique = [...new Set(ids)]
  const batches: string[][] = []
  for (let at = 0; at < unique.length; at += PRODUCT_BATCH_SIZE) {
    batches.push(unique.slice(at, at + PRODUCT_BATCH_SIZE))
  }
  const answers = await Promise.all(
    batches.map((batch) =>
      callScapi(siteId, 'shopperProducts', 'getProducts', {
        parameters: { ids: batch, allImages: true, perPricebook: true, ...(expand && { expand }) },
      }).catch((error: unknown) => {
        logError('products could not be fetched', { ids: batch.join(','), cause: error })
        throw error
      }),
    ),
  )
  return answers.flatMap(({ data }) => data ?? [])
}

/** One product with all its data. @throws AppError not-found. */
export async function getProduct(siteId: string, id: string): Promise<Product> {
  const [product] = await getProducts(siteId, [id])
  if (!product) throw notFoundError(`No product ${id}`)
  return product
}

/** Quantity in stock by product id (PDP-085). Products that the site does not sell are omitted. */
export async function getStock(
  siteId: string,
  ids: readonly string[],
): Promise<Record<string, number>> {
  const products = await getProducts(siteId, ids, ['availability'])
  return Object.fromEntries(products.map(({ id, inventory }) => [id, inventory?.ats ?? 0]))
}
