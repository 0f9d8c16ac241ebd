import type { StoredProduct } from './product.repository'

/**
 * Returns the path of a product's page: its own URL if it has one, otherwise
 * `/{primaryCategoryId}/{name-with-dashes}/{productId}.html` (PLP-014).
 */
export function toProductPath(
  { id, name, pageUrl, custom }: Pick<StoredProduct, 'id' | 'name' | 'pageUrl' | 'custom'>,
  primaryCategoryId?: string,
): string {
  const own = custom['path'] ?? pageUrl
  if (typeof own === 'string' && own !== '') return own.startsWith('/') ? own : `/${own}`
  const category = encodeURIComponent(primaryCategoryId ?? 'product')
  return `/${category}/${toDashes(name)}/${encodeURIComponent(id)}.html`
}

/**
 * Returns the path of a category's page: its own URL if it has one, otherwise `/category/{id}`
 * (PLP-002).
 */
export function toCategoryPath(id: string, custom: Readonly<Record<string, unknown>>): string {
  const own = custom['routeUrl']
  if (typeof own === 'string' && own !== '') return own.startsWith('/') ? own : `/${own}`
  return `/category/${encodeURIComponent(id)}`
}

/** `Sea Salt Caramels, 8 oz.` → `sea-salt-caramels-8-oz`. */
export function toDashes(name: string): string {
  const dashed = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return dashed || 'product'
}
