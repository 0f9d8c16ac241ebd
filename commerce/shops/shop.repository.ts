import { sql, type Selectable } from 'kysely'
import type { StoreTable } from '../catalog/catalog.tables'
import type { Db } from '../db/client'

export type StoredShop = Selectable<StoreTable>

export async function selectShops(db: Db, ids: readonly string[]): Promise<StoredShop[]> {
  return db
    .selectFrom('store')
    .selectAll()
    .where(sql<boolean>`id = any (${[...ids]}::text[])`)
    .execute()
}

export async function selectLocatableShops(db: Db): Promise<StoredShop[]> {
  return db
    .selectFrom('store')
    .selectAll()
    .where('store_locator_enabled', '=', true)
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .orderBy('id')
    .execute()
}
