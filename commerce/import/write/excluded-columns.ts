import { sql, type RawBuilder } from 'kysely'

/**
 * Returns the assignments for `on conflict … do update set`, which set each column to the value of
 * the new row.
 */
export function toExcluded(columns: readonly string[]): Record<string, RawBuilder<never>> {
  return Object.fromEntries(
    columns.map((column) => [column, sql<never>`${sql.ref(`excluded.${column}`)}`]),
  )
}
