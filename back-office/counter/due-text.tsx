import { Box } from '@chakra-ui/react/box'
import type { CounterPickup } from '@contracts/counter'
import { shopDay } from '@rules/shop-day'
import { DayText, NearText } from '../parts/moment-text'

/** When a pickup is due, or since when it is ready or done. */
export function DueText({ pickup: { state, dueAt, since } }: { pickup: CounterPickup }) {
  const isDue = state === 'placed' || state === 'preparing'
  return (
    <span>
      {isDue ? 'Due ' : 'Since '}
      <NearText iso={isDue ? dueAt : since} />
    </span>
  )
}

/** Until when the shop keeps what is ready; in red once it may let it go. */
export function KeptText({ pickup: { keptUntil } }: { pickup: Pick<CounterPickup, 'keptUntil'> }) {
  if (keptUntil === undefined) return null
  const isOver = keptUntil < shopDay(new Date())
  return (
    <Box as="span" color={isOver ? 'fg.error' : undefined}>
      {isOver ? 'Kept only until ' : 'Kept until '}
      <DayText day={keptUntil} style="short" />
    </Box>
  )
}
