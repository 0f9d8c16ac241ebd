import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REPORTS, REPORTS_BY_SHOP, SHOWN_ROWS, type Report } from '@contracts/report'
import { formatDay } from '@rules/moment-text'
import { shopDay } from '@rules/shop-day'
import { reportsApi } from '../api/reports-api'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { SectionBox } from '../parts/section-box'
import { useAddressFilter } from '../parts/use-address-filter'
import { BarChart } from './bar-chart'
import { DayChart } from './day-chart'
import { changeText, figureText } from './figure-text'
import { FILTERS, ReportFilters, type ReportFilter } from './report-filters'
import { REPORT_NAMES } from './report-names'
import { periodOf } from './report-periods.rules'
import { ReportTable } from './report-table'

type Sites = Report['sites']

/** Today at a site; of all sites, at the one where it is latest. */
function todayAt(sites: Sites, siteId: string): string {
  const own = sites.filter(({ id }) => siteId === '' || id === siteId)
  const days = own.map(({ today }) => today).sort()
  return days.at(-1) ?? shopDay(new Date())
}

/** What the engine is asked for: always a report and days. */
function toAsked(filter: ReportFilter, sites: Sites) {
  const report = REPORTS.find((name) => name === filter.report) ?? 'days'
  const preset = filter.preset || '28'
  const { from, until } = periodOf(preset, todayAt(sites, filter.siteId)) ?? filter
  const { siteId, shopId, compare, currency } = filter
  const isByShop = REPORTS_BY_SHOP.includes(report)
  return {
    ...{ report, preset, isByShop },
    query: { from, until, siteId, shopId: isByShop ? shopId : '', compare, currency },
  }
}

/** The figures of the shop: one report at a time, as a chart, a table and a file. */
export default function ReportsPage() {
  const [filter, change] = useAddressFilter(FILTERS)
  // the engine knows what day it is at a site
  const [sites, setSites] = useState<Sites>([])
  const { report: name, preset, isByShop, query } = toAsked(filter, sites)
  const isComplete = query.from !== '' && query.until !== ''
  const found = useQuery({
    queryKey: ['report', name, query],
    queryFn: () => reportsApi.getReport(name, query),
    keepPreviousData: true,
    enabled: isComplete,
    onSuccess: (answer) => setSites(answer.sites),
  })
  const report = found.data?.report === name ? found.data : undefined
  const [title, , meaning] = REPORT_NAMES[name]
  return (
    <PageBody
      title="Reports"
      aside={
        isComplete && (
          <Button size="sm" variant="outline" asChild>
            <a href={reportsApi.csvAddress(name, query)} download>
              Download as CSV
            </a>
          </Button>
        )
      }
    >
      <ReportFilters {...{ filter, change, preset, isByShop, name }} report={found.data} />
      <QueryState query={found} failure="The report cannot be shown." />
      {report && (
        <Box aria-busy={found.isFetching}>
          {report.isBehind && <StillCounting />}
          <SectionBox title={title} aside={<Sum report={report} />}>
            <Box color="fg.muted" fontSize="sm" marginBottom="5" maxWidth="3xl">
              {meaning}
            </Box>
            <Legend report={report} />
            <Chart report={report} />
          </SectionBox>
          {hasFigures(report) && <Figures report={report} />}
        </Box>
      )}
    </PageBody>
  )
}

const StillCounting = () => (
  <Alert.Root status="info" marginBottom="4">
    <Alert.Description>
      Orders that changed lately are still being counted. Load the page again in a moment.
    </Alert.Description>
  </Alert.Root>
)

const hasFigures = ({ rows }: Report) =>
  rows.some(({ values, before = [] }) =>
    [...values, ...before].some((value) => value !== 0 && value !== null),
  )

const columnOf = ({ columns, main }: Report) => columns.findIndex(({ id }) => id === main)

/** The sum of what is drawn, and how it has changed. */
function Sum({ report }: { report: Report }) {
  const { columns, currency, total } = report
  const at = columnOf(report)
  const [now, before] = [total?.values[at], total?.before?.[at]]
  const { unit } = columns[at] ?? {}
  if (unit === undefined || now === undefined || now === null) return null
  const change = typeof before === 'number' && unit !== 'percent' && changeText(now, before)
  return (
    <Box fontFamily="heading" fontSize="2xl" fontVariantNumeric="tabular-nums">
      {figureText(now, unit, currency)}
      {change && (
        <Box as="span" fontSize="sm" color="fg.muted" marginInlineStart="2" fontFamily="body">
          {change}
        </Box>
      )}
    </Box>
  )
}

function Chart({ report }: { report: Report }) {
  if (!hasFigures(report))
    return <NothingFound title="Nothing in these days" text="Choose other days, or another site." />
  if (report.report === 'gift-cards') return null
  const column = columnOf(report)
  return report.report === 'days' ? (
    <DayChart report={report} column={column} />
  ) : (
    <BarChart report={report} column={column} />
  )
}

function Legend({ report }: { report: Report }) {
  const { from, until, before, columns, report: name } = report
  const { title = '' } = columns[columnOf(report)] ?? {}
  const days = (period: { from: string; until: string }) =>
    period.from === period.until
      ? formatDay(period.from)
      : `${formatDay(period.from)} – ${formatDay(period.until)}`
  const [mark, other] = name === 'days' ? ['Bars', 'dotted line'] : ['Bars', 'outlines']
  return (
    <Box fontSize="sm" color="fg.muted" marginBottom="3">
      {name === 'gift-cards' ? '' : `${mark}: ${title.toLowerCase()}, `}
      {days({ from, until })}
      {before && `; ${name === 'gift-cards' ? 'small print' : other}: ${days(before)}`}
    </Box>
  )
}

function Figures({ report }: { report: Report }) {
  const { rowCount } = report
  const [title, rowTitle] = REPORT_NAMES[report.report]
  // the newest day first
  const rows = report.report === 'days' ? [...report.rows].reverse() : report.rows
  const shown = { ...report, rows: rows.slice(0, SHOWN_ROWS) }
  return (
    <Box marginTop="5">
      <ReportTable report={shown} title={title} rowTitle={rowTitle} />
      {rowCount > shown.rows.length && (
        <Box fontSize="sm" color="fg.muted" marginTop="3">
          The first {shown.rows.length} of {rowCount.toLocaleString('en-US')}; the file has all.
        </Box>
      )}
    </Box>
  )
}
