import { sql } from 'kysely'
import type { Db } from '../db/client'
import { countChanges, readEntries, readZones } from './count-figures'
import { MEASURES } from './figure-kinds.constants'

const AT_ONCE = 200

export interface Recount {
  orders: number
  /** What differs from the orders, at most a hundred sentences. */
  findings: string[]
}

const FINDINGS = 100

/**
 * Counts all orders from scratch and compares them with the figures, a portion at a time. With
 * `repair`, what differs is counted again. Orders that change meanwhile are counted first.
 */
export async function recountFigures(db: Db, { repair = false } = {}): Promise<Recount> {
  await countChanges(db)
  const findings: string[] = []
  let orders = 0
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('order_header')
      .select('order_no')
      .where('order_no', '>', last)
      .orderBy('order_no')
      .limit(AT_ONCE)
      .execute()
    const orderNos = rows.map(({ order_no }) => order_no)
    if (orderNos.length === 0) break
    last = orderNos.at(-1) ?? last
    orders += orderNos.length
    const wrong = await findWrong(db, orderNos)
    findings.push(...wrong.map((orderNo) => `Order ${orderNo} is counted differently.`))
    if (repair && wrong.length > 0) {
      await sql`insert into figure_change (order_no) select unnest(${wrong}::text[])`.execute(db)
    }
  }
  if (repair) {
    await countChanges(db)
    await rebuildSums(db)
  }
  findings.push(...(repair ? [] : await compareSums(db)))
  return { orders, findings: findings.slice(0, FINDINGS) }
}

/** Orders that wait to be counted are not wrong. */
async function findWrong(db: Db, orderNos: readonly string[]): Promise<string[]> {
  const fresh = await readEntries(db, orderNos, await readZones(db))
  const { rows } = await sql<{ order_no: string }>`
    select given.order_no
    from jsonb_to_recordset(${JSON.stringify(
      fresh.map(({ orderNo, figures }) => ({ order_no: orderNo, entries: figures })),
    )}::jsonb) as given (order_no text, entries jsonb)
    left join order_figure using (order_no)
    where order_figure.entries is distinct from given.entries
      and not exists (select from figure_change where figure_change.order_no = given.order_no)
  `.execute(db)
  return rows.map(({ order_no }) => order_no)
}

const SUMS = sql.raw(MEASURES.map((name) => `coalesce(sum(${name}), 0) as ${name}`).join(', '))
const TYPES = sql.raw(MEASURES.map((name) => `${name} bigint`).join(', '))
const NAMES = sql.raw(MEASURES.join(', '))
const KEYS = sql.raw('kind, day, site_id, currency, shop_id, key')
const NOT_EMPTY = sql.raw(MEASURES.map((name) => `coalesce(sum(${name}), 0) <> 0`).join(' or '))

const FROM_ORDERS = sql`
  select ${KEYS}, ${SUMS} from order_figure, jsonb_to_recordset(entries) as entry (
    kind text, day date, site_id text, currency text, shop_id text, key text, ${TYPES})
  group by ${KEYS} having ${NOT_EMPTY}`

/** Returns figures that are not the sum of what their orders add. */
async function compareSums(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: string; day: string; key: string }>`
    with expected as (${FROM_ORDERS}), stored as (
      select ${KEYS}, ${NAMES} from figure where kind <> 'gift-card'
    )
    select distinct kind, day, key
    from ((table expected except table stored) union all (table stored except table expected)) differ
    limit ${FINDINGS}`.execute(db)
  return rows.map(
    ({ kind, day, key }) => `The figure ${kind} ${key} of ${day} is not the sum of its orders.`,
  )
}

/** The lock lets readers see the old figures until the new ones are there. */
async function rebuildSums(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table order_figure, figure in share row exclusive mode`.execute(trx)
    await sql`delete from figure where kind <> 'gift-card'`.execute(trx)
    await sql`insert into figure (${KEYS}, ${NAMES}) ${FROM_ORDERS}`.execute(trx)
  })
}
