import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../../db/client'
import { BasketDocument } from './basket-document.schemas'
import type { BasketTable } from './baskets.tables'
import type { StoredBasket } from './stored-basket'

export interface NewBasket {
  basketId: string
  siteId: string
  customerId: string
  isGuest: boolean
  usid: string
  isTemporary?: boolean
  at: Date
  document: BasketDocument
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export async function selectBasket(
  source: Db | Trx,
  basketId: string,
): Promise<StoredBasket | undefined> {
  if (!UUID.test(basketId)) return undefined
  const query = source.selectFrom('basket').selectAll().where('basket_id', '=', basketId)
  const row = await query.executeTakeFirst()
  return row && toStoredBasket(row)
}

export async function lockBasket(trx: Trx, basketId: string): Promise<StoredBasket | undefined> {
  if (!UUID.test(basketId)) return undefined
  const query = trx.selectFrom('basket').selectAll().where('basket_id', '=', basketId)
  const row = await query.forUpdate().executeTakeFirst()
  return row && toStoredBasket(row)
}

export async function selectOpenBaskets(
  source: Db | Trx,
  siteId: string,
  customerId: string,
  isTemporary = false,
): Promise<StoredBasket[]> {
  const rows = await source
    .selectFrom('basket')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .where('temporary', '=', isTemporary)
    .orderBy('created_at')
    .execute()
  return rows.map(toStoredBasket)
}

const MOST_FOUND = 20

/** Returns the main open baskets of a person, the latest change first. */
export async function selectBasketsOf(
  db: Db,
  siteIds: readonly string[],
  { email, customerNo }: { email: string; customerNo: string },
): Promise<StoredBasket[]> {
  const customers = await db
    .selectFrom('customer')
    .select('id')
    .where((eb) => eb.or([eb(sql`lower(email)`, '=', email), eb('customer_no', '=', customerNo)]))
    .execute()
  const open = db
    .selectFrom('basket')
    .selectAll()
    .where('status', '=', 'open')
    .where('temporary', '=', false)
    .orderBy('last_modified', 'desc')
    .limit(MOST_FOUND)
  const ids = customers.map(({ id }) => id)
  // two queries, since PostgreSQL would use neither index for an OR of them
  const [named, owned] = await Promise.all([
    open.where(sql`lower(document #>> '{customerInfo,email}')`, '=', email).execute(),
    ids.length === 0
      ? []
      : open
          .where('site_id', 'in', [...siteIds])
          .where('customer_id', 'in', ids)
          .execute(),
  ])
  return [...new Map([...named, ...owned].map((row) => [row.basket_id, row])).values()]
    .map(toStoredBasket)
    .sort((one, other) => other.lastModified.getTime() - one.lastModified.getTime())
    .slice(0, MOST_FOUND)
}

/** Returns the shopper's main basket if it is open, locked until `trx` ends. */
export async function lockOwnBasket(
  trx: Trx,
  siteId: string,
  customerId: string,
): Promise<StoredBasket | undefined> {
  // if the basket is being ordered, this waits, and then the basket is no longer open
  const row = await trx
    .selectFrom('basket')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .where('temporary', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return row && toStoredBasket(row)
}

export async function lockGuestBasketOfSession(
  trx: Trx,
  siteId: string,
  usid: string,
): Promise<StoredBasket | undefined> {
  const row = await trx
    .selectFrom('basket')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('usid', '=', usid)
    .where('is_guest', '=', true)
    .where('status', '=', 'open')
    .where('temporary', '=', false)
    .orderBy('last_modified', 'desc')
    .forUpdate()
    .executeTakeFirst()
  return row && toStoredBasket(row)
}

/** @returns undefined when the customer already has an open basket on the site. */
export async function insertBasket(
  source: Db | Trx,
  basket: NewBasket,
): Promise<StoredBasket | undefined> {
  const row = await source
    .insertInto('basket')
    .values({
      basket_id: basket.basketId,
      site_id: basket.siteId,
      customer_id: basket.customerId,
      is_guest: basket.isGuest,
      usid: basket.usid,
      temporary: basket.isTemporary ?? false,
      created_at: basket.at,
      last_modified: basket.at,
      document: JSON.stringify(basket.document),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toStoredBasket(row)
}

type Changes = Partial<
  Pick<NewBasket, 'customerId' | 'isGuest' | 'usid' | 'isTemporary' | 'document'>
> & {
  createdAt?: Date
  status?: StoredBasket['status']
  orderNo?: string | null
}

export async function updateBasket(
  trx: Trx,
  basketId: string,
  { document, customerId, isGuest, usid, isTemporary, createdAt, status, orderNo }: Changes,
  at: Date,
): Promise<StoredBasket> {
  const row = await trx
    .updateTable('basket')
    .set((eb) => ({
      version: eb('version', '+', 1),
      last_modified: at,
      document: document && JSON.stringify(document),
      customer_id: customerId,
      is_guest: isGuest,
      usid,
      temporary: isTemporary,
      created_at: createdAt,
      status,
      order_no: orderNo,
    }))
    .where('basket_id', '=', basketId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toStoredBasket(row)
}

export async function deleteBasket(trx: Trx, basketId: string): Promise<void> {
  await trx.deleteFrom('basket').where('basket_id', '=', basketId).execute()
}

/** @returns the number of deleted baskets. */
export async function deleteExpiredBaskets(
  source: Db | Trx,
  { changedBefore, temporaryBefore }: { changedBefore: Date; temporaryBefore: Date },
  customerId?: string,
): Promise<number> {
  const query = source
    .deleteFrom('basket')
    .where('status', '=', 'open')
    .where((eb) =>
      eb.or([
        eb.and([eb('temporary', '=', false), eb('last_modified', '<=', changedBefore)]),
        eb.and([eb('temporary', '=', true), eb('created_at', '<=', temporaryBefore)]),
      ]),
    )
  const own = customerId === undefined ? query : query.where('customer_id', '=', customerId)
  const { numDeletedRows } = await own.executeTakeFirst()
  return Number(numDeletedRows)
}

export async function selectPriceBookIds(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const query = db.selectFrom('price_book').select('id').where('id', 'in', ids)
  return new Set((await query.execute()).map(({ id }) => id))
}

/** Serializes the transactions that count a customer's temporary baskets. */
export async function lockTemporaryBaskets(trx: Trx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`temporary-baskets:${customerId}`}))`.execute(
    trx,
  )
}

function toStoredBasket(row: Selectable<BasketTable>): StoredBasket {
  return {
    basketId: row.basket_id,
    siteId: row.site_id,
    customerId: row.customer_id,
    usid: row.usid,
    status: row.status,
    isTemporary: row.temporary,
    orderNo: row.order_no ?? undefined,
    version: row.version,
    createdAt: row.created_at,
    lastModified: row.last_modified,
    document: BasketDocument.parse(row.document),
  }
}
