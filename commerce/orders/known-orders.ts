import { sql } from 'kysely'
import type { Trx } from '../db/client'

export async function listKnownOrders(trx: Trx, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set()
  const rows = await trx
    .selectFrom('order_header')
    .select('order_no')
    .where('order_no', 'in', numbers)
    .execute()
  return new Set(rows.map((row) => row.order_no))
}

export async function countOtherOrders(
  trx: Trx,
  siteIds: readonly string[],
  numbers: readonly string[],
): Promise<number> {
  const row = await trx
    .selectFrom('order_header')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`site_id = any(${siteIds}::text[])`)
    .where(sql<boolean>`order_no <> all(${numbers}::text[])`)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
