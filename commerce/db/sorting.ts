import { sql, type RawBuilder } from 'kysely'

/** The order that the reader of a list chose among columns. */
export interface Sorting<Columns> {
  by: keyof Columns & string
  isDown: boolean
}

/**
 * Returns the terms of an `order by`: the chosen order, records without a value last, then the
 * list's usual order, which must be unique.
 */
export function orderTerms<Columns extends Readonly<Record<string, RawBuilder<unknown>>>>(
  sort: Sorting<Columns> | undefined,
  columns: Columns,
  usual: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!sort) return usual
  const direction = sort.isDown ? sql`desc` : sql`asc`
  return sql`${columns[sort.by]} ${direction} nulls last, ${usual}`
}
