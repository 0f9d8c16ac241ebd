import { sql, type Selectable } from 'kysely'
import { groupPairs } from '../../rules/group-pairs'
import type { Db, Trx } from '../db/client'
import type { StockNoticeTable } from './stock-notices.tables'

interface Notice {
  siteId: string
  productId: string
  email: string
  locale?: string
}

type Notified = Pick<Selectable<StockNoticeTable>, 'id' | 'email' | 'locale' | 'unsubscribe_token'>

/** Inserts a notice; a repeated request does not add a second one. */
export async function insertNotice(db: Db, notice: Notice, at: Date): Promise<void> {
  const { siteId: site_id, productId: product_id, email, locale = null } = notice
  await db
    .insertInto('stock_notice')
    .values({
      site_id,
      product_id,
      email,
      locale,
      created_at: at,
      notified_at: null,
      unsubscribe_token: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'product_id', 'email'])
        .where('notified_at', 'is', null)
        .doNothing(),
    )
    .execute()
}

export async function countOpenNotices(db: Db, email: string): Promise<number> {
  const row = await db
    .selectFrom('stock_notice')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('email', '=', email)
    .where('notified_at', 'is', null)
    .executeTakeFirst()
  return row?.count ?? 0
}

export async function selectAwaited(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('stock_notice')
    .select(['site_id', 'product_id'])
    .where('notified_at', 'is', null)
    .distinct()
    .orderBy('site_id')
    .orderBy('product_id')
    .execute()
  return groupPairs(rows.map(({ site_id, product_id }) => [site_id, product_id]))
}

/** Takes the open notices of a product, so that no concurrent engine gets them too. */
export async function takeNotices(
  trx: Trx,
  siteId: string,
  productId: string,
  at: Date,
): Promise<Notified[]> {
  return trx
    .updateTable('stock_notice')
    .set({ notified_at: at, unsubscribe_token: sql<string>`gen_random_uuid()` })
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('notified_at', 'is', null)
    .returning(['id', 'email', 'locale', 'unsubscribe_token'])
    .execute()
}

export async function selectMailed(
  db: Db,
  token: string,
): Promise<{ site_id: string; email: string; locale: string | null } | undefined> {
  const query = db.selectFrom('stock_notice').select(['site_id', 'email', 'locale'])
  return query.where('unsubscribe_token', '=', token).executeTakeFirst()
}

export async function deleteOpenNotices(
  db: Db,
  { site_id, email }: { site_id: string; email: string },
): Promise<void> {
  await db
    .deleteFrom('stock_notice')
    .where('site_id', '=', site_id)
    .where('email', '=', email)
    .where('notified_at', 'is', null)
    .execute()
}
