import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { pickupKey, type ConcernedPickup } from '@contracts/shop'
import { orderPath } from '../api/sales-api'
import { Choice } from '../parts/choice'
import { formatNear } from '../parts/moment-text'
import { TextLink } from '../parts/text-link'
import { useRight } from '../session/session-context'

export type Decision = 'move' | 'refund' | 'later'

export const countOf = (count: number) => (count === 1 ? '1 open pickup' : `${count} open pickups`)

/** What happens to pickups; without a time to which they are moved, that has to be decided. */
export const possibleOf = (decision: Decision, pickups: readonly ConcernedPickup[]): Decision =>
  decision === 'move' && pickups.some(({ movedTo }) => movedTo === undefined) ? 'later' : decision

function timesOf({ isReady, dueAt, movedTo }: ConcernedPickup): string {
  const due = formatNear(dueAt)
  const since = isReady ? `Ready since ${due}` : `Due ${due}`
  if (movedTo === undefined) return `${since}; no time is known when the shop opens`
  const next = formatNear(movedTo)
  return isReady ? `${since}; the shop opens ${next}` : `${since}, then ${next}`
}

interface ConcernedPickupsProps {
  pickups: readonly ConcernedPickup[]
  /** Absent if the operator may not change orders. */
  onDecide?: (decision: Decision) => void
  decision: Decision
}

/** The open pickups that are due while a shop is closed, and what happens to them. */
export function ConcernedPickupList({ pickups, decision, onDecide }: ConcernedPickupsProps) {
  const mayRead = useRight('orders.read')
  const options: [Decision, string][] = [
    ['move', 'Move, and mail the shoppers'],
    ['refund', 'Refund, and mail the shoppers'],
    ['later', 'Decide later'],
  ]
  return (
    <Stack gap="4">
      <Box role="status" fontWeight="medium">
        {countOf(pickups.length)} {pickups.length === 1 ? 'is' : 'are'} due, or waits, while the
        shop is closed.
      </Box>
      <Stack as="ul" gap="2" listStyleType="none" maxHeight="60" overflowY="auto" tabIndex={0}>
        {pickups.map((pickup) => (
          <Box as="li" key={pickupKey(pickup)} fontSize="sm">
            {mayRead ? (
              <TextLink to={orderPath(pickup.orderNo)}>{pickup.orderNo}</TextLink>
            ) : (
              pickup.orderNo
            )}
            <Box color="fg.muted">{timesOf(pickup)}</Box>
          </Box>
        ))}
      </Stack>
      {onDecide && (
        <Choice
          label="What happens to them"
          value={decision}
          options={options.filter(([one]) => possibleOf(one, pickups) === one)}
          onChange={(value) => onDecide(value === 'move' || value === 'refund' ? value : 'later')}
        />
      )}
    </Stack>
  )
}
