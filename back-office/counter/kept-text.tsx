import { Box } from '@chakra-ui/react/box'
import type { CounterPickup } from '@contracts/counter'
import { shopDay } from '@rules/shop-day'

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })

/** Until when the shop keeps what is ready; in red once it may let it go. */
export function KeptText({ pickup: { keptUntil } }: { pickup: Pick<CounterPickup, 'keptUntil'> }) {
  if (keptUntil === undefined) return null
  const isOver = keptUntil < shopDay(new Date())
  return (
    <Box as="span" color={isOver ? 'fg.error' : undefined}>
      {isOver ? 'Kept only until ' : 'Kept until '}
      <time dateTime={keptUntil}>{day.format(new Date(keptUntil))}</time>
    </Box>
  )
}
