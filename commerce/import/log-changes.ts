import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { LOGGED, LOGGED_APART, UNWATCHED, type ImportedKind } from './imported-kinds'
import { listSecretIds, valuesOf } from './logged-values'
import type { RowLog } from './write/row-store'

export interface ImportAuthor {
  by: Actor
  importId: string
}

/** Objects of one kind that are logged one by one. */
const MAX_OBJECTS = 2_000
/** Further changes in one entry. */
const BATCH = 500
/** Larger tables are remembered without their old values, unless their rows are small. */
const MAX_ROWS = 50_000
const SMALL_ROWS = ['price', 'category_product', 'customer_group_member']

/** Codes are not logged; a coupon's codes are logged as a number. */
const ROWS: Readonly<Record<string, RawBuilder<unknown>>> = {
  coupon_code: sql`(select site_id, coupon_id, count(*) as number,
    md5(string_agg(code, ' ' order by code)) as codes_hash
    from coupon_code group by site_id, coupon_id)`,
}

const memoryOf = (table: string) => sql.table(`logged_${table}`)
const keyOf = ({ key }: ImportedKind) => sql`concat_ws('/', ${sql.raw(key)})`
const subjectOf = ({ subject }: ImportedKind) =>
  subject === undefined ? sql`null::text` : sql.raw(subject)

function rowsOf(logged: ImportedKind, isWhole: boolean) {
  const { table } = logged
  return sql`select ${keyOf(logged)} as key, ${subjectOf(logged)} as subject,
      md5((to_jsonb(watched) - ${UNWATCHED}::text[])::text) as content,
      ${isWhole ? sql`jsonb_strip_nulls(to_jsonb(watched))` : sql`null::jsonb`} as row
    from ${ROWS[table] ?? sql.table(table)} as watched`
}

/** What is known of the database before an import. */
interface Memory {
  secretIds: readonly string[]
}

/** Keeps the current rows until the transaction ends. */
export async function rememberObjects(trx: Trx): Promise<Memory> {
  for (const logged of LOGGED) {
    const { table } = logged
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select from ${sql.table(table)} limit ${MAX_ROWS + 1}) as counted`.execute(trx)
    const isWhole = SMALL_ROWS.includes(table) || (rows[0]?.count ?? 0) <= MAX_ROWS
    await sql`create temporary table ${memoryOf(table)} on commit drop
      as ${rowsOf(logged, isWhole)}`.execute(trx)
  }
  return { secretIds: await listSecretIds(trx) }
}

interface LogOptions {
  author: ImportAuthor
  at: Date
  secretIds: readonly string[]
}

/** Writes an entry for each object that differs from what was remembered, with old and new values. */
export async function logObjects(
  trx: Trx,
  author: ImportAuthor,
  at: Date,
  memory: Memory,
): Promise<void> {
  const secretIds = [...memory.secretIds, ...(await listSecretIds(trx))]
  for (const logged of LOGGED) {
    const compared = sql`select key, coalesce(now.subject, before.subject) as subject,
        before.key is null as is_added, now.key is null as is_gone, before.row as old, now.row as new
      from ${memoryOf(logged.table)} as before
      full join (${rowsOf(logged, true)}) as now using (key)
      where before.content is distinct from now.content`
    await sql`with ${entriesOf(logged, compared, { author, at, secretIds })}
      select`.execute(trx)
  }
}

/**
 * Logs what a statement does to stock, which is written outside the import's transaction, in the
 * same statement.
 */
export async function createStockLog(db: Db, author: ImportAuthor, at: Date): Promise<RowLog> {
  const options = { author, at, secretIds: await listSecretIds(db) }
  const numbers = new Map<string, number>()
  return {
    toParts: (table, done) => {
      const logged = LOGGED_APART.find((kind) => kind.table === table)
      if (!logged) throw new Error(`Changes of ${table} are not logged.`)
      const changed = sql`select ${keyOf(logged)} as key, ${subjectOf(logged)} as subject,
          done.old is null as is_added, done.new is null as is_gone,
          jsonb_strip_nulls(done.old) as old, jsonb_strip_nulls(done.new) as new
        from ${done} as done, jsonb_populate_record(null::${sql.table(table)},
          coalesce(done.new, done.old)) as watched
        where done.old - ${UNWATCHED}::text[] is distinct from done.new - ${UNWATCHED}::text[]`
      return entriesOf(logged, changed, options, numbers.get(table))
    },
    add: (table, number) => numbers.set(table, (numbers.get(table) ?? 0) + number),
  }
}

/** @param logged the number of changes of this kind that were logged before */
function entriesOf(
  { what, table, type }: ImportedKind,
  changes: RawBuilder<unknown>,
  { author: { by, importId }, at, secretIds }: LogOptions,
  loggedBefore = 0,
): RawBuilder<unknown> {
  const facts = sql`jsonb_build_object('data', ${what}::text, 'import', ${importId}::text)`
  const object = type === 'gift-card' ? sql`'{}'::jsonb` : sql`jsonb_build_object('object', key)`
  return sql`change as (
      select key, coalesce(subject, ${importId}::text) as subject,
        row_number() over (order by key) + ${loggedBefore}::int as place,
        case when is_added then 'added by import' when is_gone then 'removed by import'
          else 'changed by import' end as action,
        ${valuesOf(table, { row: 'found.old', other: 'found.new' }, secretIds)} as old,
        coalesce(${valuesOf(table, { row: 'found.new', other: 'found.old' }, secretIds)}, '{}') as new
      from (${changes}) as found
    ), entry as (
      select action, ${type}::text as type, subject, old, new || ${facts} || ${object} as new, place
      from change where place <= ${MAX_OBJECTS}
      union all
      select action, 'import', ${importId}::text, jsonb_object_agg(key, old),
        ${facts} || jsonb_build_object('number', count(*), 'objects', jsonb_object_agg(key, new)),
        min(place)
      from change where place > ${MAX_OBJECTS}
      group by action, place / ${BATCH}::int
    ), logged as (
      insert into audit_entry (at, operator_email, operator_name, action, subject_type,
        subject_id, before, after, request_id)
      select ${at}, ${by.email ?? null}, ${by.name}, action, type, subject, old, new,
        ${by.requestId}
      from entry order by place
    )`
}
