import { sql } from 'kysely'
import type { Db } from '../db/client'

export async function tablesWith(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const table = sql.table(name)
    const hits = await sql`
      select 1 from ${table} as t where strpos(lower(t::text), lower(${text})) > 0 limit 1
    `.execute(db)
    if (hits.rows.length > 0) found.push(name)
  }
  return found
}
