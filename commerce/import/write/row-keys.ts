import { sql, type RawBuilder } from 'kysely'
import type { Row } from '../overlay-row'

export function isAmong(
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): RawBuilder<boolean> {
  const given = JSON.stringify(rows.map((row) => pick(row, columns)))
  return sql<boolean>`exists (
    select from jsonb_populate_recordset(null::${sql.table(table)}, ${given}::jsonb) as kept
    where ${areSame(columns, 'kept', table)})`
}

export function areSame(
  columns: readonly string[],
  one: string,
  other: string,
): RawBuilder<unknown> {
  const pairs = columns.map(
    (column) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`,
  )
  return sql.join(pairs, sql` and `)
}

export function groupByColumns(rows: readonly Row[]): [columns: string[], rows: Row[]][] {
  const groups = new Map<string, [string[], Row[]]>()
  for (const row of rows) {
    const columns = Object.keys(row)
    const key = columns.join()
    const group = groups.get(key) ?? [columns, []]
    group[1].push(row)
    groups.set(key, group)
  }
  return [...groups.values()]
}

export const isComplete = (key: Row) =>
  Object.values(key).every((value) => value !== undefined && value !== null)

export const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))
