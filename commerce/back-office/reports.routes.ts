import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import {
  REPORTS,
  REPORTS_BY_SHOP,
  SHOWN_ROWS,
  type Report,
  type ReportRow,
} from '../../contracts/report'
import { addDays } from '../../rules/days'
import type { Db } from '../db/client'
import type { FiguresService } from '../figures/figures.service'
import { badRequest } from '../http/problem'
import { toDecimal } from '../money'
import { requireRights } from '../operators/operator-access'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import type { SiteService } from '../sites/site.service'
import { toCsv } from './csv'
import { optional } from './paging.schemas'

export interface ReportsNeeds {
  db: Db
  figures: FiguresService
  now: () => Date
  sites: SiteService
}

const REPORT = `${BACK_OFFICE_API}/reports/:report`
const MOST_DAYS = 1_100
const YEAR_DAYS = 364
const DAY_MS = 86_400_000

const ReportParams = z.object({ report: z.enum(REPORTS) })
const ReportQuery = z
  .object({
    from: z.iso.date(),
    until: z.iso.date(),
    siteId: optional(z.string().max(256)),
    shopId: optional(z.string().max(256)),
    currency: optional(z.string().length(3)),
    compare: optional(z.enum(['period', 'year'])),
  })
  .refine(({ from, until }) => from <= until, 'The period ends before it begins.')
  .refine(({ from, until }) => lengthOf(from, until) <= MOST_DAYS, 'At most three years.')

/** Days of a period with both ends. */
const lengthOf = (from: string, until: string) =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1

export function registerReportSection(app: FastifyInstance, services: ReportsNeeds): void {
  app.register(async (scope) => {
    requireRights(scope, { read: 'reports.read', write: 'reports.read' })

    scope.get(REPORT, async ({ params, query }): Promise<Report> => {
      const report = await readReport(services, params, query)
      // a chart needs each day
      const shown = report.report === 'days' ? report.rows : report.rows.slice(0, SHOWN_ROWS)
      return { ...report, rows: shown, rowCount: report.rows.length }
    })
    scope.get(`${REPORT}/csv`, async ({ params, query }, reply) => {
      const report = await readReport(services, params, query)
      const name = `${report.report}-${report.from}-${report.until}.csv`
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(`\ufeff${toCsv(toTable(report))}`)
    })
  })
}

async function readReport(
  { db, figures, now, sites }: ReportsNeeds,
  params: unknown,
  query: unknown,
): Promise<Report> {
  const { report } = ReportParams.parse(params)
  const { from, until, siteId, shopId, currency: asked, compare } = ReportQuery.parse(query)
  if (shopId !== undefined && !REPORTS_BY_SHOP.includes(report)) {
    throw badRequest('This report is not known per shop.')
  }
  const all = await sites.listSites()
  const site = all.find(({ id }) => id === siteId)
  const currencies = [...new Set(site ? [site.currency] : all.map((one) => one.currency))]
  const currency = asked ?? currencies[0] ?? 'USD'
  const shops = await db
    .selectFrom('store')
    .select(['id', 'name'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('figure').select('shop_id').where('kind', 'in', ['shop', 'pickup']),
    )
    .orderBy('name')
    .execute()
  const { isBehind } = await figures.catchUp()
  const before = compare && periodBefore(from, until, compare)
  const read = await figures.readReport({ report, from, until, currency, siteId, shopId }, before)
  return {
    ...{ report, from, until, currency, currencies, shops, isBehind },
    ...(before && { before }),
    sites: all.map(({ id, name, preferences }) => {
      return { id, name, today: toShopTime(now(), timezoneOf(preferences)).day }
    }),
    ...read,
    rowCount: read.rows.length,
  }
}

/** The year before begins on the same weekday. */
function periodBefore(from: string, until: string, compare: 'period' | 'year') {
  const days = compare === 'year' ? YEAR_DAYS : lengthOf(from, until)
  return { from: addDays(from, -days), until: addDays(until, -days) }
}

function toTable(report: Report): (string | number)[][] {
  const { columns, rows, total, currency, before } = report
  const toCells = (values: ReportRow['values'] = []) =>
    columns.map(({ unit }, index) => {
      const value = values[index] ?? ''
      return typeof value === 'number' && unit === 'money' ? toDecimal(value, currency) : value
    })
  const titles = columns.map(({ title, unit }) =>
    unit === 'money' ? `${title} (${currency})` : unit === 'percent' ? `${title} (%)` : title,
  )
  const old = before ? titles.map((title) => `${title} ${before.from} to ${before.until}`) : []
  return [
    ['Id', 'Name', ...titles, ...old],
    ...[...rows, ...(total ? [total] : [])].map((row) => [
      ...[row.key, row.name, ...toCells(row.values)],
      ...(before ? toCells(row.before) : []),
    ]),
  ]
}
