import { Badge } from '@chakra-ui/react/badge'
import type { OfficeGiftCardState } from '@domain/promotion-wire'

const STATES: Readonly<Record<OfficeGiftCardState, readonly [string, string]>> = {
  usable: ['Usable', 'green'],
  pending: ['Waits for its day', 'orange'],
  spent: ['Spent', 'gray'],
  blocked: ['Blocked', 'red'],
  withdrawn: ['Withdrawn', 'gray'],
}

export const STATE_NAMES = Object.entries(STATES).map(([state, [name]]) => [state, name] as const)

export function GiftCardState({ state }: { state: OfficeGiftCardState }) {
  const [name, color] = STATES[state]
  return (
    <Badge variant="surface" colorPalette={color}>
      {name}
    </Badge>
  )
}
