import { sql, type RawBuilder } from 'kysely'

/** The order that the reader of a list chose. */
export interface Sorting<Name extends string> {
  by: Name
  isDown: boolean
}

/**
 * Returns the terms of an `order by`: the chosen order, records without a value last, then the
 * list's usual order, which must be unique.
 */
export function orderTerms<Name extends string>(
  sort: Sorting<Name> | undefined,
  columns: Readonly<Record<Name, RawBuilder<unknown>>>,
  usual: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!sort) return usual
  const direction = sort.isDown ? sql`desc` : sql`asc`
  return sql`${columns[sort.by]} ${direction} nulls last, ${usual}`
}
