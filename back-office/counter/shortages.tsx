import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { CounterOrder, CounterShortage } from '@contracts/counter'
import { isOpenShortage, type ShortageState } from '@rules/shortage-states'
import { MomentText } from '../parts/moment-text'
import { SectionBox } from '../parts/section-box'
import { ShortageDialog, type Decision } from './shortage-dialog'

interface ShortagesProps {
  pickup: Pick<CounterOrder, 'shopId' | 'shortages'>
  /** Absent if nothing can be decided any more. */
  onDecide?: (decision: Decision) => void
}

const NAMES: Readonly<Record<ShortageState, readonly [string, 'green' | 'orange' | 'gray']>> = {
  asked: ['The buyer is asked', 'orange'],
  waiting: ['Waits', 'orange'],
  found: ['It is there', 'green'],
  refunded: ['Refunded', 'gray'],
  replaced: ['Replaced', 'green'],
}

/** The pieces that were missing, and what became of them. */
export function Shortages({ pickup: { shopId, shortages }, onDecide }: ShortagesProps) {
  const [chosen, setChosen] = useState<CounterShortage>()
  if (shortages.length === 0) return null
  return (
    <SectionBox title="Missing">
      <Stack as="ul" gap="4" listStyleType="none">
        {shortages.map((shortage) => (
          <li key={shortage.id}>
            <ShortageEntry
              shortage={shortage}
              onChoose={() => setChosen(shortage)}
              onDecide={onDecide}
            />
          </li>
        ))}
      </Stack>
      {chosen && onDecide && (
        <ShortageDialog
          shopId={shopId}
          known={chosen}
          onDecide={onDecide}
          onClose={() => setChosen(undefined)}
        />
      )}
    </SectionBox>
  )
}

interface EntryProps extends Pick<ShortagesProps, 'onDecide'> {
  shortage: CounterShortage
  onChoose: () => void
}

function ShortageEntry({ shortage, onChoose, onDecide }: EntryProps) {
  const { id, itemId, quantity, name, state, replacement, until, at, by } = shortage
  const [label, color] = NAMES[state]
  const piece = `${quantity} × ${name}`
  return (
    <>
      <Flex gap="2" wrap="wrap" align="center" overflowWrap="anywhere">
        {piece}
        {replacement && ` → ${replacement}`}
        <Badge colorPalette={color}>{label}</Badge>
      </Flex>
      <Box fontSize="sm" color="fg.muted">
        {until && isOpenShortage(state) && (
          <>
            {state === 'asked' ? 'Can answer until ' : 'Promised for '}
            <MomentText iso={until} />
            {' · '}
          </>
        )}
        {by && `${by}, `}
        <MomentText iso={at} />
      </Box>
      {onDecide && isOpenShortage(state) && (
        <Flex gap="2" marginTop="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            onClick={() => onDecide({ id, itemId, quantity, action: 'found', isNoneLeft: false })}
          >
            It is there
            <Box srOnly>{piece}</Box>
          </Button>
          <Button size="sm" variant="outline" onClick={onChoose}>
            Decide otherwise
            <Box srOnly>{piece}</Box>
          </Button>
        </Flex>
      )}
    </>
  )
}
