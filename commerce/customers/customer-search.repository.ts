import { sql } from 'kysely'
import type { Db } from '../db/client'
import { readFirst } from '../db/paging'
import { toPrefixQuery } from '../db/word-search'
import type { CustomerRow } from './customer.mapper'

export interface CustomerSearch {
  /** Prefixes of words in the number, address, name or telephone number. */
  text?: string
  before?: string
  limit: number
}

/** Newest first. */
export async function searchCustomers(
  db: Db,
  { text, before, limit }: CustomerSearch,
): Promise<{ customers: CustomerRow[]; next?: string }> {
  let customers = db.selectFrom('customer').selectAll()
  if (text !== undefined) {
    const words = sql`customer_words(customer_no, email, login, last_name, profile)`
    const query = toPrefixQuery(text)
    customers = customers.where(sql<boolean>`${words} @@ to_tsquery('simple', ${query})`)
  }
  if (before !== undefined) {
    customers = customers.where(
      sql<boolean>`(created_at, id) < (
        select created_at, id from customer where customer_no = ${before})`,
    )
  }
  const sorted = customers.orderBy('created_at', 'desc').orderBy('id', 'desc')
  const { rows, ...rest } = await readFirst(sorted, limit, ({ customer_no }) => customer_no)
  return { customers: rows, ...rest }
}
