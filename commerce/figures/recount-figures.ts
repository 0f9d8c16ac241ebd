import { sql } from 'kysely'
import type { Db } from '../db/client'
import { badOrder } from '../db/waiting-orders'
import { countChanges, isOfOrder, lockFigures } from './count-figures'
import { MEASURES } from './figure-kinds.constants'
import { readEntries, readZones } from './read-entries'

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
  const findings = new Set<string>()
  const counting = {
    isPatient: true,
    onBad: ({ message }: Error) => void findings.add(message),
  }
  await countChanges(db, counting)
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
    for (const { finding } of wrong) findings.add(finding)
    if (repair && wrong.length > 0) {
      const again = wrong.map(({ orderNo }) => orderNo)
      await sql`insert into figure_change (order_no) select unnest(${again}::text[])`.execute(db)
    }
  }
  if (repair) {
    await countChanges(db, counting)
    await rebuildSums(db)
  } else {
    for (const finding of await compareSums(db)) findings.add(finding)
  }
  return { orders, findings: [...findings].slice(0, FINDINGS) }
}

interface Wrong {
  orderNo: string
  finding: string
}

/** If one order prevents that all are counted, each is counted alone. */
async function findWrong(db: Db, orderNos: readonly string[]): Promise<Wrong[]> {
  try {
    const wrong = await findDiffering(db, orderNos)
    return wrong.map((orderNo) => ({
      orderNo,
      finding: `Order ${orderNo} is counted differently.`,
    }))
  } catch (error) {
    if (!isOfOrder(error)) throw error
    const [orderNo = ''] = orderNos
    if (orderNos.length === 1) return [{ orderNo, finding: badOrder(orderNo, error).message }]
  }
  const wrong: Wrong[] = []
  for (const orderNo of orderNos) wrong.push(...(await findWrong(db, [orderNo])))
  return wrong
}

/** Orders that wait to be counted are not wrong. */
async function findDiffering(db: Db, orderNos: readonly string[]): Promise<string[]> {
  const fresh = await readEntries(db, orderNos, await readZones(db))
  const { rows } = await sql<{ order_no: string }>`
    select given.order_no
    from jsonb_to_recordset(${JSON.stringify(
      fresh.map(({ orderNo, dueAt, figures }) => ({
        ...{ order_no: orderNo, due_at: dueAt, entries: figures },
      })),
    )}::jsonb) as given (order_no text, due_at timestamptz, entries jsonb)
    left join order_figure using (order_no)
    where (order_figure.entries is distinct from given.entries
        or order_figure.due_at is distinct from given.due_at)
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
    // in the order in which those who count lock them
    await lockFigures(trx, true)
    await sql`lock table order_figure, figure in share row exclusive mode`.execute(trx)
    await sql`delete from figure where kind <> 'gift-card'`.execute(trx)
    await sql`insert into figure (${KEYS}, ${NAMES}) ${FROM_ORDERS}`.execute(trx)
  })
}
