import { sql } from 'kysely'
import type { ReportName } from '../../contracts/report'
import type { Db } from '../db/client'

/** Returns the names of what rows are about; a key without one is its own name. */
export async function nameRows(
  db: Db,
  report: ReportName,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  switch (report) {
    case 'sites':
      return read(db, keys, sql`select id, name from site`)
    case 'shops':
    case 'pickups':
      return withEmpty(await read(db, keys, sql`select id, name from store`), 'Sent')
    case 'products':
    case 'pieces':
      return withEmpty(
        await read(db, keys, sql`select id, name from product`),
        'Not of a single product',
      )
    case 'categories':
      return withEmpty(
        await read(db, keys, sql`select distinct on (id) id, name from category order by id`),
        'Without a category',
      )
    case 'promotions':
      return read(
        db,
        keys,
        sql`select distinct on (id) id, coalesce(definition ->> 'name', id) as name
          from promotion order by id`,
      )
    case 'recipients':
      return new Map(keys.map((key) => [key, key === '1' ? '1 recipient' : `${key} recipients`]))
    case 'refunds':
      return withEmpty(new Map(), 'Without a reason')
    case 'days':
    case 'codes':
    case 'gift-cards':
      return new Map()
  }
}

async function read(
  db: Db,
  keys: readonly string[],
  named: ReturnType<typeof sql>,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (${named}) named where id = any (${[...keys]}::text[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name === '' ? id : name]))
}

const withEmpty = (names: ReadonlyMap<string, string>, empty: string) =>
  new Map([...names, ['', empty] as const])
