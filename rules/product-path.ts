interface ProductAddress {
  id: string
  name: string
  primaryCategoryId?: string
  /** A path that the merchant has set; it replaces the generated one. */
  ownPath?: string
}

/**
 * Returns the path of a product: `/{primaryCategoryId}/{name-with-dashes}/{productId}.html`
 * (PLP-014).
 */
export function productPath({ id, name, primaryCategoryId, ownPath }: ProductAddress): string {
  if (ownPath) return ownPath
  const category = encodeURIComponent(primaryCategoryId ?? 'product')
  return `/${category}/${toDashes(name)}/${encodeURIComponent(id)}.html`
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
