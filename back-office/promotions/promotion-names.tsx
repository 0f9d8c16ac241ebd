import { Badge } from '@chakra-ui/react/badge'
import type { OfficePromotionClass, OfficePromotionState } from '@domain/promotion-wire'

const STATES: Readonly<Record<OfficePromotionState, readonly [string, string]>> = {
  active: ['Active', 'green'],
  scheduled: ['Scheduled', 'orange'],
  ended: ['Ended', 'gray'],
  disabled: ['Disabled', 'red'],
  unassigned: ['In no campaign', 'gray'],
}

export const STATE_NAMES = Object.entries(STATES).map(([state, [name]]) => [state, name] as const)

export const CLASS_NAMES: Readonly<Record<OfficePromotionClass, string>> = {
  product: 'Products',
  order: 'Order',
  shipping: 'Shipping',
}

export function PromotionState({ state }: { state: OfficePromotionState }) {
  const [name, color] = STATES[state]
  return (
    <Badge variant="surface" colorPalette={color}>
      {name}
    </Badge>
  )
}
