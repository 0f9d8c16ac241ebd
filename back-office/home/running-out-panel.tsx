import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { Home } from '@contracts/report'
import { formatDay } from '@rules/moment-text'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'

/** Products that would be sold out before the season ends, the soonest first. */
export function RunningOutPanel({ stock }: { stock: NonNullable<Home['stock']> }) {
  const { until, products } = stock
  return (
    <SectionBox title="Stock that runs out">
      <Box fontSize="sm" color="fg.muted" marginBottom="2">
        Before {formatDay(until)}, at the sales of the last four weeks.
      </Box>
      {products.length === 0 ? (
        <Box color="fg.muted">Nothing: what is left lasts until then.</Box>
      ) : (
        <Box as="ul" listStyleType="none" fontVariantNumeric="tabular-nums">
          {products.map(({ productId, name, siteName, left, perDay, daysLeft }) => (
            <Flex
              as="li"
              key={`${siteName} ${productId}`}
              justify="space-between"
              gap="4"
              paddingBlock="2.5"
              _notFirst={{ borderTopWidth: '1px' }}
            >
              <Box minWidth="0">
                <TextLink to={`/products/${encodeURIComponent(productId)}`}>{name}</TextLink>
                <Box fontSize="sm" color="fg.muted">
                  {siteName}: {left.toLocaleString('en-US')} left,{' '}
                  {perDay.toLocaleString('en-US', { maximumFractionDigits: 1 })} a day
                </Box>
              </Box>
              <Box whiteSpace="nowrap" fontWeight="semibold">
                {daysText(left, daysLeft)}
              </Box>
            </Flex>
          ))}
        </Box>
      )}
    </SectionBox>
  )
}

function daysText(left: number, daysLeft: number): string {
  if (left <= 0) return 'sold out'
  if (daysLeft < 1) return 'today'
  return daysLeft === 1 ? '1 day' : `${daysLeft} days`
}
