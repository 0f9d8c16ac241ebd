import { sql, type RawBuilder } from 'kysely'

/** For `on conflict … do update set`: each column takes what the new row brings. */
export function toExcluded(columns: readonly string[]): Record<string, RawBuilder<never>> {
  return Object.fromEntries(
    columns.map((column) => [column, sql<never>`${sql.ref(`excluded.${column}`)}`]),
  )
}
