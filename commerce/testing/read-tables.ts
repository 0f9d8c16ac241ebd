import { sql } from 'kysely'
import type { Db } from '../db/client'

/** Tables that say nothing about the shop, or that are derived from others. */
const LEFT_OUT = /^(search_|archive_import$|campaign_part$|migration$|schema_)/
/** Columns that say when a row was written. */
const VOLATILE = ['created_at', 'changed_at', 'updated_at']

/** Returns the rows of all tables as texts, sorted, for comparing whole shops. */
export async function readTables(
  db: Db,
  leftOut: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    if (LEFT_OUT.test(name) || leftOut.includes(name)) continue
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - ${VOLATILE}::text[])::text as row from ${sql.table(name)} as t`.execute(
      db,
    )
    found[name] = rows.map(({ row }) => row).sort()
  }
  return found
}
