import { sql } from 'kysely'
import type { ReportRow } from '../../contracts/report'
import { addDays } from '../../rules/days'
import type { Db } from '../db/client'
import type { ReportQuery } from './report-kinds.constants'

export const GIFT_CARD_COLUMNS = [
  { id: 'amount', title: 'Amount', unit: 'money' as const },
  { id: 'times', title: 'Times', unit: 'count' as const },
]

const KINDS = [
  ['sold', 'Sold'],
  ['given', 'Given away or imported'],
  ['redeemed', 'Redeemed, without what was returned'],
  ['changed', 'Refunded, withdrawn or changed'],
] as const

/** What was owed before, what changed it, and what is owed at the end of the last day. */
export async function giftCardRows(
  db: Db,
  { from, until, currency, siteId }: Omit<ReportQuery, 'report'>,
): Promise<ReportRow[]> {
  const { rows } = await sql<{ key: string; before: number; amount: number; times: number }>`
    select key,
      coalesce(sum(gift_cards) filter (where day < ${from}::date), 0)::float8 as before,
      coalesce(sum(gift_cards) filter (where day >= ${from}::date), 0)::float8 as amount,
      coalesce(sum(orders) filter (where day >= ${from}::date), 0)::float8 as times
    from figure
    where kind = 'gift-card' and day <= ${until}::date and currency = ${currency}
      and (${siteId ?? null}::text is null or site_id = ${siteId ?? null})
    group by key`.execute(db)
  const known = new Map(rows.map((row) => [row.key, row]))
  const owed = rows.reduce((sum, { before }) => sum + before, 0)
  const changed = rows.reduce((sum, { amount }) => sum + amount, 0)
  return [
    { key: 'before', name: `Owed at the end of ${addDays(from, -1)}`, values: [owed, null] },
    ...KINDS.map(([key, name]) => {
      const { amount = 0, times = 0 } = known.get(key) ?? {}
      return { key, name, values: [amount, times] }
    }),
    { key: 'after', name: `Owed at the end of ${until}`, values: [owed + changed, null] },
  ]
}
