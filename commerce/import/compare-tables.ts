import { sql } from 'kysely'
import type { Trx } from '../db/client'
import { LOGGED, LOGGED_APART, UNWATCHED } from './imported-kinds'

export interface TableChange {
  /** Name in the plural, for display. */
  what: string
  added: number
  changed: number
  removed: number
  /** What identifies the removed rows; only the first ones. */
  removedIds: string[]
}

/** Tables whose keys end with a code that is worth money. */
const SECRET = /^(coupon_code|gift_certificate)$/
/** The number of removed rows of a kind that are named. */
const NAMED = 200

const KINDS = [...LOGGED, ...LOGGED_APART].map(({ what, table, key, named = key }) => ({
  ...{ what, table },
  columns: named,
}))

/** Selects the key and a checksum of each row; timestamps are not compared. */
const rowsOf = (table: string, columns: string) =>
  sql`select concat_ws('/', ${sql.raw(columns)}) as key,
      md5((to_jsonb(watched) - ${UNWATCHED}::text[])::text) as content
    from ${sql.table(table)} as watched`

/** Keeps a copy of the current rows until the transaction ends. */
export async function rememberTables(trx: Trx): Promise<void> {
  for (const { table, columns } of KINDS) {
    await sql`create temporary table ${sql.table(`before_${table}`)} on commit drop
      as ${rowsOf(table, columns)}`.execute(trx)
  }
}

/** Returns the differences to the copied rows; kinds without changes are omitted. */
export async function compareTables(trx: Trx): Promise<TableChange[]> {
  const changes: TableChange[] = []
  for (const { what, table, columns } of KINDS) {
    const { rows } = await sql<Omit<TableChange, 'what' | 'removedIds'>>`
      select count(*) filter (where before.key is null) as added,
        count(*) filter (where before.content <> now.content) as changed,
        count(*) filter (where now.key is null) as removed
      from ${sql.table(`before_${table}`)} as before
      full join (${rowsOf(table, columns)}) as now using (key)`.execute(trx)
    const [counts] = rows
    if (counts && counts.added + counts.changed + counts.removed > 0) {
      const removedIds = counts.removed > 0 ? await listRemoved(trx, table, columns) : []
      changes.push({ what, ...counts, removedIds })
    }
  }
  return changes
}

async function listRemoved(trx: Trx, table: string, columns: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from ${sql.table(`before_${table}`)} as before
    where not exists (select from (${rowsOf(table, columns)}) as now where now.key = before.key)
    order by key limit ${NAMED}`.execute(trx)
  return rows.map(({ key }) => (SECRET.test(table) ? hideCode(key) : key))
}

/** Codes of coupons and gift cards are money. */
function hideCode(key: string): string {
  return `${key.slice(0, key.lastIndexOf('/') + 1)}…${key.slice(-4)}`
}
