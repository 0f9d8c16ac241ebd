import type { Db, Trx } from '../db/client'
import { toLineProduct, type LineProduct } from './line-product'
import { loadFamilies } from './load-families'
import { selectCatalogId } from './product.repository'

/**
 * Returns the data that lines of baskets and orders need; products that are offline or not in the
 * site's catalog are absent.
 */
export async function loadLineProducts(
  source: Db | Trx,
  siteId: string,
  ids: readonly string[],
  at: Date,
): Promise<Map<string, LineProduct>> {
  const catalogId = await selectCatalogId(source, siteId)
  if (catalogId === undefined || ids.length === 0) return new Map()
  const families = await loadFamilies(source, { siteId, catalogId, at }, [...new Set(ids)], false)
  return new Map(families.map((family) => [family.product.id, toLineProduct(family)]))
}
