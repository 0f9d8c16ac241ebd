import { sql, type SelectQueryBuilder } from 'kysely'

/** Reads a page by its position, and counts all rows. */
export async function readPage<Schema, Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { offset, limit }: { offset: number; limit: number },
) {
  const rows = await query.offset(offset).limit(limit).execute()
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
  return { rows, total: (await counted.executeTakeFirstOrThrow()).total }
}

/**
 * Reads the first rows of a sorted query; `next` is the key of the last one if more rows follow, so
 * that new rows do not shift the pages.
 */
export async function readFirst<Schema, Tables extends keyof Schema, Row, Key>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  limit: number,
  keyOf: (row: Row) => Key,
): Promise<{ rows: Row[]; next?: Key }> {
  const found = await query.limit(limit + 1).execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, ...(found.length > limit && last && { next: keyOf(last) }) }
}
