import { Problem } from '../http/problem'
import type { Site } from '../sites/site.service'

/**
 * Returns a 404 for a product that does not exist, is offline, or has no category in the site's
 * catalog.
 */
export function productNotFound(productId: string, { id: siteId }: Pick<Site, 'id'>): Problem {
  const detail = `No product with ID '${productId}' for site '${siteId}' could be found.`
  const extras = { productId, siteId }
  return new Problem(404, 'product-not-found', 'Product Not Found', detail, extras)
}
