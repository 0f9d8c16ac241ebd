import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'

/** Returns the preferences whose type is `password`, which never leave the shop. */
export async function listPasswordPreferences(source: Db | Trx): Promise<ReadonlySet<string>> {
  const rows = await source
    .selectFrom('attribute_definition')
    .select('id')
    .where('object_type', '=', 'SitePreferences')
    .where(sql<boolean>`definition ->> 'valueType' = 'password'`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
