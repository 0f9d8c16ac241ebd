import { sql } from 'kysely'
import type { ProductImageGroup } from '../catalog/catalog.tables'
import type { Localized } from '../db/columns'
import type { Db } from '../db/client'
import type { IndexedHit } from './search.tables'

export interface StoredHit {
  productId: string
  name: string
  localized: Localized
  hit: IndexedHit
  /** Null if not requested. */
  imageGroups: ProductImageGroup[] | null
}

export async function selectHits(
  db: Db,
  siteId: string,
  productIds: readonly string[],
  withImageGroups: boolean,
): Promise<Map<string, StoredHit>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<StoredHit>`
    select product_id as "productId", name, localized, hit,
      ${withImageGroups ? sql`image_groups` : sql`null::jsonb`} as "imageGroups"
    from search_document
    where site_id = ${siteId} and product_id = any (${[...productIds]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.productId, row]))
}

export async function selectStoreListId(db: Db, storeId: string): Promise<string | undefined> {
  const store = await db
    .selectFrom('store')
    .select('inventory_list_id as listId')
    .where('id', '=', storeId)
    .executeTakeFirst()
  return store?.listId ?? undefined
}
