import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { REPORTS, type Report } from '@contracts/report'
import { Choice } from '../parts/choice'
import { toSiteOptions } from '../records/options'
import { REPORT_NAMES } from './report-names'
import { PRESETS } from './report-periods.rules'

export const FILTERS = [
  ...(['report', 'preset', 'from', 'until', 'siteId', 'shopId', 'compare', 'currency'] as const),
]
export type ReportFilter = Record<(typeof FILTERS)[number], string>

interface FiltersProps {
  filter: ReportFilter
  change: (changes: Partial<ReportFilter>) => void
  name: Report['report']
  preset: string
  isByShop: boolean
  report: Report | undefined
}

export function ReportFilters({ filter, change, name, preset, isByShop, report }: FiltersProps) {
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
