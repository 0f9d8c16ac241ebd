import { Badge } from '@chakra-ui/react/badge'
import type { OfficeShopState } from '@domain/shop-wire'

const STATES: Readonly<Record<OfficeShopState, readonly [string, string]>> = {
  pickup: ['Pick-up', 'green'],
  'no-pickup': ['No pick-up', 'gray'],
  closed: ['Temporarily closed', 'orange'],
  hidden: ['Not listed', 'gray'],
}

export const STATE_NAMES = Object.entries(STATES).map(([state, [name]]) => [state, name] as const)

export function ShopState({ state }: { state: OfficeShopState }) {
  const [name, color] = STATES[state]
  return (
    <Badge variant="surface" colorPalette={color}>
      {name}
    </Badge>
  )
}
