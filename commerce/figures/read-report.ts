import { sql } from 'kysely'
import type { ReportRow } from '../../contracts/report'
import { addDays } from '../../rules/days'
import type { Db } from '../db/client'
import { MEASURES } from './figure-kinds.constants'
import { giftCardRows, GIFT_CARD_COLUMNS } from './gift-card-report'
import { nameRows } from './name-rows'
import {
  MAIN_CATEGORY,
  OF_ONE_SHOP,
  REPORT_KINDS,
  type ReportKind,
  type ReportQuery,
} from './report-kinds.constants'

type Values = Map<string, (number | null)[]>

export interface ReadReport {
  columns: { id: string; title: string; unit: 'money' | 'count' | 'percent' }[]
  main: string
  rows: ReportRow[]
  total?: ReportRow
}

/** @param before the days of the period to compare with */
export async function readReport(
  db: Db,
  query: ReportQuery,
  before?: { from: string; until: string },
): Promise<ReadReport> {
  if (query.report === 'gift-cards') {
    const [rows, old] = [
      await giftCardRows(db, query),
      before && (await giftCardRows(db, { ...query, ...before })),
    ]
    const withOld = rows.map((row, index) => ({
      ...row,
      ...(old && { before: old[index]?.values }),
    }))
    return { columns: GIFT_CARD_COLUMNS, main: 'amount', rows: withOld }
  }
  const kind = kindOf(query)
  const now = await readValues(db, kind, query)
  const old = before && (await readValues(db, kind, { ...query, ...before }))
  const keys = keysOf(query, kind, now, old, before)
  const names = await nameRows(db, query.report, keys)
  const nothing = kind.columns.map(({ unit }) => (unit === 'percent' ? null : 0))
  const toRow = (key: string, index: number): ReportRow => {
    // a day is compared with the day in the same place of the other period
    const other = query.report === 'days' && before ? addDays(before.from, index) : key
    return {
      ...{ key, name: names.get(key) ?? key, values: now.values.get(key) ?? nothing },
      ...(old && { before: old.values.get(other) ?? nothing }),
    }
  }
  return {
    columns: kind.columns.map(({ id, title, unit }) => ({ id, title, unit })),
    main: kind.main,
    rows: keys.map(toRow),
    ...(kind.isWithoutTotal !== true && {
      total: { key: '', name: 'Total', values: now.total, ...(old && { before: old.total }) },
    }),
  }
}

function kindOf({ report, shopId }: ReportQuery): ReportKind {
  if (report === 'gift-cards') throw new Error('The gift cards are a report of their own.')
  const kind = REPORT_KINDS[report]
  return shopId !== undefined && kind.kind === 'order' ? { ...kind, ...OF_ONE_SHOP } : kind
}

const SUMS = sql.raw(MEASURES.map((name) => `sum(${name}) as ${name}`).join(', '))

async function readValues(
  db: Db,
  { kind, by, columns }: ReportKind,
  { from, until, currency, siteId, shopId }: Omit<ReportQuery, 'report'>,
): Promise<{ values: Values; total: (number | null)[] }> {
  const figures = sql`select * from figure
    where kind = ${kind} and day between ${from}::date and ${until}::date and currency = ${currency}
      and (${siteId ?? null}::text is null or site_id = ${siteId ?? null})
      and (${shopId ?? null}::text is null or shop_id = ${shopId ?? null})`
  const key = sql.raw(by)
  const ofCategory = sql`select figure.*, ${sql.raw(MAIN_CATEGORY)} as category from (
    select site_id, key, ${SUMS} from (${figures}) sold group by site_id, key) figure`
  const sums = sql.raw(
    columns.map(({ sql: text, id }) => `(${text})::float8 as "${id}"`).join(', '),
  )
  const { rows } = await sql<Record<string, number | string | null>>`
    select grouping(${key}) as "isTotal", ${key} as "rowKey", ${sums}
    from (${by === 'category' ? ofCategory : figures}) figure
    group by grouping sets ((${key}), ())`.execute(db)
  const toValues = (row: Record<string, number | string | null> | undefined) =>
    columns.map(({ id, unit, isWithoutTotal = false }) => {
      const value = row?.[id]
      if (isWithoutTotal && Number(row?.['isTotal']) === 1) return null
      return typeof value === 'number' ? value : unit === 'percent' ? null : 0
    })
  const groups = rows.filter((row) => Number(row['isTotal']) === 0)
  return {
    values: new Map(groups.map((row) => [String(row['rowKey']), toValues(row)])),
    total: toValues(rows.find((row) => Number(row['isTotal']) === 1)),
  }
}

function keysOf(
  { report, from, until }: ReportQuery,
  { columns, main, isInOrder }: ReportKind,
  now: { values: Values },
  old: { values: Values } | undefined,
  before: object | undefined,
): string[] {
  if (report === 'days') return daysBetween(from, until)
  const all = [...new Set([...now.values.keys(), ...(before ? (old?.values.keys() ?? []) : [])])]
  if (isInOrder) return all.sort((one, other) => Number(one) - Number(other))
  const at = columns.findIndex(({ id }) => id === main)
  const valueOf = (key: string) => now.values.get(key)?.[at] ?? -1
  return all.sort((one, other) => valueOf(other) - valueOf(one) || (one < other ? -1 : 1))
}

function daysBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}
