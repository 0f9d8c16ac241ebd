import { Box } from '@chakra-ui/react/box'
import type { Report } from '@contracts/report'
import { formatDay } from '@rules/moment-text'
import { figureText } from './figure-text'

const [WIDTH, HEIGHT, TOP, BOTTOM] = [720, 220, 26, 24]
/** Bars of more days touch each other. */
const FEW_DAYS = 62

interface DayChartProps {
  report: Report
  /** The index of the column that is drawn. */
  column: number
}

/**
 * Days as bars; the period to compare with as a dotted line with rings, so that both are told apart
 * without color. The highest day says its value.
 */
export function DayChart({ report, column }: DayChartProps) {
  const { rows, currency, columns, before } = report
  const { unit = 'count', title = '' } = columns[column] ?? {}
  const values = rows.map((row) => row.values[column] ?? 0)
  const old = before ? rows.map((row) => row.before?.[column] ?? 0) : []
  const most = Math.max(1, ...values, ...old)
  const step = WIDTH / Math.max(1, rows.length)
  const gap = rows.length > FEW_DAYS ? 0 : Math.min(8, step * 0.25)
  const yOf = (value: number) =>
    HEIGHT - BOTTOM - (Math.max(0, value) / most) * (HEIGHT - TOP - BOTTOM)
  const peak = values.indexOf(Math.max(...values))
  const middleOf = (index: number) => (index + 0.5) * step
  const text = (value: number) => figureText(value, unit, currency)
  const best = `the most on ${formatDay(rows[peak]?.key ?? '', 'weekday')}: ${text(values[peak] ?? 0)}`
  return (
    <Box
      as="figure"
      margin="0"
      css={{ '& text': { fontVariantNumeric: 'tabular-nums', fill: 'var(--color-ink-soft)' } }}
    >
      <Box
        asChild
        width="100%"
        height="auto"
        fontSize={{ base: '22px', md: '13px' }}
        overflow="visible"
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`${title} by day, ${best}. The table below has all days.`}
        >
          <line x1={0} x2={WIDTH} y1={yOf(0)} y2={yOf(0)} stroke="var(--color-line-strong)" />
          {values.map((value, index) => (
            <rect
              key={rows[index]?.key}
              x={index * step + gap / 2}
              width={Math.max(0.5, step - gap)}
              y={yOf(value)}
              height={yOf(0) - yOf(value)}
              fill="var(--color-accent)"
            />
          ))}
          {before && <Before points={old.map((value, index) => [middleOf(index), yOf(value)])} />}
          {(values[peak] ?? 0) > 0 && (
            <text
              x={Math.min(WIDTH - 4, Math.max(4, middleOf(peak)))}
              y={Math.min(yOf(values[peak] ?? 0), yOf(old[peak] ?? 0)) - 9}
              textAnchor={anchorOf(peak, rows.length)}
              fontWeight={600}
            >
              {text(values[peak] ?? 0)}
            </text>
          )}
          <text x={0} y={HEIGHT - 4}>
            {formatDay(rows[0]?.key ?? '', 'weekday')}
          </text>
          {rows.length > 1 && (
            <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
              {formatDay(rows.at(-1)?.key ?? '', 'weekday')}
            </text>
          )}
        </svg>
      </Box>
    </Box>
  )
}

/** A dotted line, with rings if there is room for them. */
function Before({ points }: { points: readonly (readonly [x: number, y: number])[] }) {
  return (
    <g stroke="var(--color-ink)" strokeWidth={2}>
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      {points.length <= FEW_DAYS &&
        points.map(([x, y]) => <circle key={x} cx={x} cy={y} r={4} fill="var(--color-surface)" />)}
    </g>
  )
}

function anchorOf(index: number, length: number): 'start' | 'middle' | 'end' {
  const place = (index + 0.5) / length
  if (place < 0.1) return 'start'
  return place > 0.9 ? 'end' : 'middle'
}
