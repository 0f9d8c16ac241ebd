import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import type { Report } from '@contracts/report'
import { figureText } from './figure-text'

const SHOWN = 8

interface BarChartProps {
  report: Report
  /** The index of the column that is drawn. */
  column: number
}

/** The first rows as bars with their values; what is compared with is an outline below. */
export function BarChart({ report, column }: BarChartProps) {
  const { columns, currency, before } = report
  const { title = '', unit = 'count' } = columns[column] ?? {}
  const rows = report.rows.filter(({ values }) => (values[column] ?? 0) > 0).slice(0, SHOWN)
  const valuesOf = (row: (typeof rows)[number]) => [row.values[column], row.before?.[column]]
  const most = Math.max(1, ...rows.flatMap((row) => valuesOf(row).map((value) => value ?? 0)))
  const [first] = rows
  if (!first) return null
  const best = `${first.name}: ${figureText(first.values[column], unit, currency)}`
  return (
    <Box
      as="figure"
      margin="0"
      role="img"
      aria-label={`${title}, the most ${best}. All rows are in the table below.`}
    >
      <Grid
        templateColumns={{ base: '1fr auto', md: 'minmax(8rem, 16rem) 1fr auto' }}
        columnGap="4"
        rowGap={{ base: '1', md: '3' }}
        alignItems="center"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        {rows.map((row) => (
          <Box key={row.key} display="contents">
            <Box truncate>{row.name}</Box>
            <Box
              gridColumn={{ base: '1 / -1', md: '2' }}
              gridRow={{ base: 'auto', md: 'auto' }}
              order={{ base: 1, md: 0 }}
              display={{ base: 'none', md: 'block' }}
            >
              <Bars values={valuesOf(row)} most={most} isCompared={before !== undefined} />
            </Box>
            <Box textAlign="end" fontWeight="semibold">
              {figureText(row.values[column], unit, currency)}
            </Box>
            <Box gridColumn="1 / -1" hideFrom="md" marginBottom="2">
              <Bars values={valuesOf(row)} most={most} isCompared={before !== undefined} />
            </Box>
          </Box>
        ))}
      </Grid>
    </Box>
  )
}

interface BarsProps {
  values: (number | null | undefined)[]
  most: number
  isCompared: boolean
}

function Bars({ values: [now, old], most, isCompared }: BarsProps) {
  const shareOf = (value: number | null | undefined) => `${(Math.max(0, value ?? 0) / most) * 100}%`
  return (
    <Box asChild width="100%" display="block">
      <svg height={isCompared ? 20 : 12} aria-hidden>
        <rect width={shareOf(now)} height={12} rx={2} fill="var(--color-accent)" />
        {isCompared && (
          <rect
            y={14.5}
            width={shareOf(old)}
            height={5}
            rx={2}
            fill="var(--color-surface)"
            stroke="var(--color-ink)"
            strokeDasharray="3 2"
          />
        )}
      </svg>
    </Box>
  )
}
