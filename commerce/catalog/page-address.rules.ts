import { productPath } from '../../rules/product-path'
import type { StoredProduct } from './product.repository'

/**
 * Returns the path of a product's page: its own URL if it has one, otherwise
 * `/{primaryCategoryId}/{name-with-dashes}/{productId}.html` (PLP-014).
 */
export function toProductPath(
  { id, name, pageUrl, custom }: Pick<StoredProduct, 'id' | 'name' | 'pageUrl' | 'custom'>,
  primaryCategoryId?: string,
): string {
  return productPath({ id, name, primaryCategoryId, ownPath: toPath(custom['path'] ?? pageUrl) })
}

/**
 * Returns the path of a category's page: its own URL if it has one, otherwise `/category/{id}`
 * (PLP-002).
 */
export function toCategoryPath(id: string, custom: Readonly<Record<string, unknown>>): string {
  return toPath(custom['routeUrl']) ?? `/category/${encodeURIComponent(id)}`
}

function toPath(own: unknown): string | undefined {
  if (typeof own !== 'string' || own === '') return undefined
  return own.startsWith('/') ? own : `/${own}`
}
