import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/client'
import { NOT_EXPORTED } from './not-exported'

interface Column {
  table: string
  column: string
  type: string
  /** A value that a check allows. */
  allowed: string | null
  /** The table and column to which it refers. */
  referred: string | null
  referredColumn: string | null
  position: number
}

/** Gives every column that archives do not have a value, and every such table a row. */
export async function fillNotExported(db: Db): Promise<void> {
  const columns = await listColumns(db)
  for (const one of columns) {
    if (!(`${one.table}.${one.column}` in NOT_EXPORTED)) continue
    const { table, column } = one
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${valueOf(one)}
      where ${sql.ref(column)} is null and ctid = (select min(ctid) from ${sql.table(table)})`.execute(
      db,
    )
  }
  let waiting = new Map<string, Column[]>()
  for (const one of columns) {
    if (one.table in NOT_EXPORTED && one.table !== 'schema_migration') {
      waiting.set(one.table, [...(waiting.get(one.table) ?? []), one])
    }
  }
  // a table must wait for those to which it refers
  for (let before = Infinity; waiting.size > 0;) {
    if (waiting.size === before) throw new Error(`No rows for ${[...waiting.keys()].join(', ')}`)
    before = waiting.size
    const left = new Map<string, Column[]>()
    for (const [table, all] of waiting) if (!(await addRow(db, table, all))) left.set(table, all)
    waiting = left
  }
}

async function addRow(db: Db, table: string, columns: readonly Column[]): Promise<boolean> {
  const names = sql.join(columns.map(({ column }) => sql.ref(column)))
  const values = sql.join(columns.map(valueOf))
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
  if (rows.length > 0) return true
  return sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(db).then(
    () => true,
    (error: Error) => {
      if (!/null value|foreign key/.test(error.message))
        throw new Error(`${table}: ${error.message}`)
      return false
    },
  )
}

function valueOf({
  table,
  type,
  allowed,
  referred,
  referredColumn,
  position,
}: Column): RawBuilder<unknown> {
  // a row may refer to itself
  if (referred && referredColumn && referred !== table) {
    return sql`(select ${sql.ref(referredColumn)} from ${sql.table(referred)} order by ctid limit 1)`
  }
  if (allowed !== null) return sql`${allowed}`
  if (type.endsWith('[]')) return sql`${sql.lit('{}')}`
  if (type === 'uuid') return sql`gen_random_uuid()`
  if (type === 'jsonb') return sql`'{}'::jsonb`
  if (type === 'boolean') return sql`true`
  if (type === 'bytea') return sql`'x'::bytea`
  // a later column is a later time
  if (/^(date|timestamp)/.test(type)) return sql`date '2026-01-01' + ${sql.lit(position)}::int`
  if (/^(int|bigint|smallint|numeric|double|real)/.test(type)) return sql`1`
  return sql`'x'`
}

async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
      a.attnum::int as position, (regexp_match(checks.text, '''(\\w+)''::text'))[1] as allowed,
      key.referred, key.column as "referredColumn"
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid
    left join lateral (
      select pg_get_constraintdef(oid) as text from pg_constraint
      where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum] limit 1
    ) as checks on true
    left join lateral (
      select confrelid::regclass::text as referred, (
        select attname from pg_attribute
        where attrelid = confrelid and attnum = confkey[array_position(conkey, a.attnum)]
      ) as column
      from pg_constraint where conrelid = c.oid and contype = 'f' and a.attnum = any(conkey) limit 1
    ) as key on true
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    order by c.relname, a.attnum`.execute(db)
  return rows
}
