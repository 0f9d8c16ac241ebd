import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { useQuery } from '@tanstack/react-query'
import { REPORTS, REPORTS_BY_SHOP, type Report } from '@contracts/report'
import { shopDay } from '@rules/shop-day'
import { reportsApi } from '../api/reports-api'
import { Choice } from '../parts/choice'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { SectionBox } from '../parts/section-box'
import { useAddressFilter } from '../parts/use-address-filter'
import { toSiteOptions } from '../records/options'
import { BarChart } from './bar-chart'
import { DayChart } from './day-chart'
import { changeText, figureText, longDayText } from './figure-text'
import { REPORT_NAMES } from './report-names'
import { periodOf, PRESETS } from './report-periods.rules'
import { ReportTable } from './report-table'

const FILTERS = [
  ...(['report', 'preset', 'from', 'until', 'siteId', 'shopId', 'compare', 'currency'] as const),
]
type Filter = Record<(typeof FILTERS)[number], string>

/** More would be no table. */
const SHOWN_ROWS = 200

/** What the engine is asked for: always a report and days. */
function toAsked(filter: Filter) {
  const report = REPORTS.find((name) => name === filter.report) ?? 'days'
  const preset = filter.preset || '28'
  const { from, until } = periodOf(preset, shopDay(new Date())) ?? filter
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
  const { report: name, preset, isByShop, query } = toAsked(filter)
  const isComplete = query.from !== '' && query.until !== ''
  const found = useQuery({
    queryKey: ['report', name, query],
    queryFn: () => reportsApi.getReport(name, query),
    keepPreviousData: true,
    enabled: isComplete,
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

interface FiltersProps {
  filter: Filter
  change: (changes: Partial<Filter>) => void
  name: Report['report']
  preset: string
  isByShop: boolean
  report: Report | undefined
}

function ReportFilters({ filter, change, name, preset, isByShop, report }: FiltersProps) {
  const { sites = [], shops = [], currencies = [], currency = '' } = report ?? {}
  return (
    <SimpleGrid
      role="search"
      aria-label="Reports"
      columns={{ base: 1, sm: 2, lg: 4 }}
      gap="4"
      marginBottom="5"
    >
      <Choice
        label="Report"
        value={name}
        options={REPORTS.map((one) => [one, REPORT_NAMES[one][0]] as const)}
        onChange={(next) => change({ report: next })}
      />
      <Choice
        label="Time"
        value={preset}
        options={PRESETS}
        onChange={(next) =>
          change({
            preset: next,
            ...(next === 'own' && { from: report?.from ?? '', until: report?.until ?? '' }),
          })
        }
      />
      {preset === 'own' &&
        (['from', 'until'] as const).map((end) => (
          <Field.Root key={end}>
            <Field.Label>{end === 'from' ? 'From' : 'Until'}</Field.Label>
            <Input
              type="date"
              background="bg.panel"
              value={filter[end]}
              onChange={({ target }) => change({ [end]: target.value })}
            />
          </Field.Root>
        ))}
      <Choice
        label="Compare with"
        value={filter.compare}
        options={[
          ['', 'Nothing'],
          ['period', 'The days before'],
          ['year', 'The year before'],
        ]}
        onChange={(compare) => change({ compare })}
      />
      <Choice
        label="Site"
        value={filter.siteId}
        options={toSiteOptions(sites)}
        onChange={(siteId) => change({ siteId, currency: '' })}
      />
      {isByShop && shops.length > 0 && (
        <Choice
          label="Shop"
          value={filter.shopId}
          options={[['', 'All'], ...shops.map(({ id, name: of }) => [id, of] as const)]}
          onChange={(shopId) => change({ shopId })}
        />
      )}
      {currencies.length > 1 && (
        <Choice
          label="Currency"
          value={currency}
          options={currencies.map((one) => [one, one] as const)}
          onChange={(next) => change({ currency: next })}
        />
      )}
    </SimpleGrid>
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
      ? longDayText(period.from)
      : `${longDayText(period.from)} – ${longDayText(period.until)}`
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
