import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import type { SpeedFigures } from '@contracts/back-office'
import type { SpeedRating } from '@rules/page-speed'
import { METRIC_WORDS, RATING_WORDS, toShareText, toSpeedText } from './speed-words.rules'

const RATINGS: readonly SpeedRating[] = ['good', 'needs improvement', 'poor']
const COLORS: Readonly<Record<SpeedRating, string>> = {
  good: 'green.solid',
  'needs improvement': 'orange.solid',
  poor: 'red.solid',
}
const PALETTES: Readonly<Record<SpeedRating, string>> = {
  good: 'green',
  'needs improvement': 'orange',
  poor: 'red',
}

/** One metric: its 75th percentile, and the share of visits for each rating. */
export function SpeedCard({ figures }: { figures: SpeedFigures }) {
  const { metric, p75, rating, visits, shares } = figures
  const { name, meaning } = METRIC_WORDS[metric]
  return (
    <Box background="bg.panel" borderRadius="l3" padding="5">
      <Heading as="h2" size="sm" fontWeight="semibold">
        {name}
      </Heading>
      <Box color="fg.muted" fontSize="sm">
        {meaning}
      </Box>
      <Flex align="baseline" justify="space-between" gap="3" wrap="wrap" marginBlock="4">
        <Box fontFamily="heading" fontSize="4xl" lineHeight="1" whiteSpace="nowrap">
          {toSpeedText(metric, p75)}
        </Box>
        <RatingBadge rating={rating} />
      </Flex>
      <Flex height="2" gap="0.5" borderRadius="full" overflow="hidden" aria-hidden="true">
        {RATINGS.filter((one) => shares[one] > 0).map((one) => (
          <Box key={one} background={COLORS[one]} flexGrow={shares[one]} flexBasis="0" />
        ))}
      </Flex>
      <Flex
        as="ul"
        listStyleType="none"
        columnGap="4"
        rowGap="1"
        wrap="wrap"
        marginTop="3"
        fontSize="sm"
      >
        {RATINGS.map((one) => (
          <Flex as="li" key={one} align="center" gap="1.5">
            <Box width="2" height="2" borderRadius="full" background={COLORS[one]} />
            {RATING_WORDS[one]} {toShareText(shares[one], visits)}
          </Flex>
        ))}
      </Flex>
      <Box color="fg.muted" fontSize="sm" marginTop="2">
        {`${visits.toLocaleString('en-US')} ${visits === 1 ? 'visit' : 'visits'}`}
      </Box>
    </Box>
  )
}

export function RatingBadge({ rating }: { rating: SpeedRating }) {
  return (
    <Badge colorPalette={PALETTES[rating]} variant="subtle" size="sm">
      {RATING_WORDS[rating]}
    </Badge>
  )
}
