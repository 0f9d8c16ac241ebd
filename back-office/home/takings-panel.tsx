import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import type { HomeTakings } from '@contracts/report'
import { formatDay } from '@rules/moment-text'
import { formatMinor } from '@rules/office-money'
import { useRight } from '../session/session-context'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { changeText } from '../reports/figure-text'

interface TakingsPanelProps {
  takings: HomeTakings
  /** The shop's own; in the time zone of a site it may be another one. */
  shopDay: string
}

/** Takings so far, beside those of the same weekday until the same time. */
export function TakingsPanel({ takings, shopDay }: TakingsPanelProps) {
  const { siteId, siteName, currency, day, time, orders, returned } = takings
  const { today, lastWeek, lastYear } = takings
  const query = new URLSearchParams({ report: 'days', preset: '28', siteId, compare: 'year' })
  const mayReport = useRight('reports.read')
  const most = Math.max(1, today, lastWeek, lastYear)
  return (
    <SectionBox
      title={siteName}
      aside={mayReport && <TextLink to={`/reports?${query.toString()}`}>Sales by day</TextLink>}
    >
      <Box fontSize="sm" color="fg.muted">
        Takings until {time}
        {day !== shopDay && ` on ${formatDay(day)}`}
      </Box>
      <Flex align="baseline" columnGap="4" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Box fontFamily="heading" fontSize="4xl" lineHeight="1.2">
          {formatMinor(today, currency)}
        </Box>
        <Box color="fg.muted">
          {orders === 1 ? '1 order' : `${orders.toLocaleString('en-US')} orders`}
          {returned > 0 && `, ${formatMinor(returned, currency)} given back`}
        </Box>
      </Flex>
      <Box as="dl" marginTop="4" fontSize="sm" fontVariantNumeric="tabular-nums">
        <Then name="A week ago" minor={lastWeek} {...{ today, currency, most }} />
        <Then name="A year ago" minor={lastYear} {...{ today, currency, most }} />
      </Box>
    </SectionBox>
  )
}

interface ThenProps {
  name: string
  minor: number
  today: number
  currency: string
  most: number
}

/** The bar is as long as the takings were then; the mark is today. */
function Then({ name, minor, today, currency, most }: ThenProps) {
  const change = changeText(today, minor)
  return (
    <Grid templateColumns="1fr auto" columnGap="3" marginTop="2">
      <Box as="dt" color="fg.muted">
        {name}, until the same time
      </Box>
      <Box as="dd">
        {minor > 0 ? formatMinor(minor, currency) : 'nothing known'}
        {change && (
          <Box as="span" color="fg.muted">
            {' '}
            ({change} today)
          </Box>
        )}
      </Box>
      {minor > 0 && (
        <Box as="dd" gridColumn="1 / -1" marginTop="1" aria-hidden>
          <svg width="100%" height={8} style={{ display: 'block' }}>
            <rect y={2} width="100%" height={4} rx={2} fill="var(--color-sunken)" />
            <rect
              y={2}
              width={`${(minor / most) * 100}%`}
              height={4}
              rx={2}
              fill="var(--color-line-strong)"
            />
            <rect
              x={`${Math.min(99.4, (today / most) * 100)}%`}
              width={3}
              height={8}
              fill="var(--color-accent)"
            />
          </svg>
        </Box>
      )}
    </Grid>
  )
}
