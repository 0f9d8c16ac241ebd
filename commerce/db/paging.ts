import { sql, type SelectQueryBuilder } from 'kysely'

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
