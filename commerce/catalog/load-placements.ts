import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'

export interface Placement {
  productId: string
  categoryId: string
  position: number
  isPrimary: boolean
}

/** Returns the products' categories in a catalog, the primary category first. */
export async function loadPlacements(
  source: Db | Trx,
  catalogId: string,
  productIds: readonly string[],
): Promise<Placement[]> {
  return source
    .selectFrom('category_product')
    .select([
      'product_id as productId',
      'category_id as categoryId',
      'position',
      'is_primary as isPrimary',
    ])
    .where('catalog_id', '=', catalogId)
    .where(sql<boolean>`product_id = any (${[...productIds]}::text[])`)
    .orderBy('is_primary', 'desc')
    .orderBy('position')
    .orderBy('category_id')
    .execute()
}
