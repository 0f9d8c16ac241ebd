import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import type { OfficeOrder, OfficePickup } from '@contracts/order'
import type { PickupChange } from '@contracts/order-requests'
import { nextStates, type PickupState } from '@rules/pickup-states'
import { salesApi } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { MomentText } from '../parts/moment-text'
import { TextField } from '../parts/text-field'
import { useRight } from '../session/session-context'
import { PICKUP_COLORS, PICKUP_NAMES } from './order-names'
import { useOrderAction } from './use-order-actions'

interface Action {
  name: string
  /** What happens besides the change. */
  effect: string
}

const ACTIONS: Readonly<Record<Exclude<PickupState, 'placed'>, Action>> = {
  preparing: { name: 'Prepare', effect: 'The buyer sees that it is being prepared.' },
  ready: {
    name: 'Ready for pickup',
    effect: 'A card that is charged later is charged now, and the buyer receives a mail.',
  },
  collected: { name: 'Collected', effect: 'The buyer receives a mail.' },
  returned: {
    name: 'Not collected',
    effect:
      'The pieces go back into the shop’s stock, what was paid for them is refunded, and the buyer receives a mail.',
  },
}

const toActions = (state: PickupState) =>
  nextStates(state).flatMap((to) => (to === 'placed' ? [] : { to, ...ACTIONS[to] }))

interface PickupActionsProps {
  order: OfficeOrder
  shipmentId: string
  pickup: OfficePickup
}

export function PickupActions({ order, shipmentId, pickup }: PickupActionsProps) {
  const mayChange = useRight('orders.write')
  const [chosen, setChosen] = useState<Action & { to: PickupState }>()
  const { state, shopName } = pickup
  const move = useOrderAction(
    order.orderNo,
    (change: Omit<PickupChange, 'from'>) =>
      salesApi.movePickup(order.orderNo, shipmentId, { ...change, from: state }),
    () => setChosen(undefined),
  )
  const actions = mayChange && order.can.ship ? toActions(state) : []
  return (
    <Flex gap="2" align="center" wrap="wrap" justify="flex-end">
      {order.can.ship && <Badge colorPalette={PICKUP_COLORS[state]}>{PICKUP_NAMES[state]}</Badge>}
      {actions.map((action, index) => (
        <Button
          key={action.to}
          size="sm"
          variant={index === 0 ? 'solid' : 'outline'}
          onClick={() => {
            move.reset()
            setChosen(action)
          }}
        >
          {action.name}
          <Box srOnly>, pickup at {shopName}</Box>
        </Button>
      ))}
      {chosen && (
        <FormDialog
          title={`${chosen.name}: pickup at ${shopName}`}
          action={chosen.name}
          isBusy={move.isLoading}
          error={move.error}
          onSubmit={(form) =>
            move.mutate({ to: chosen.to, takenBy: form.get('takenBy') ?? undefined })
          }
          onClose={() => setChosen(undefined)}
        >
          {chosen.effect}
          {chosen.to === 'collected' && (
            <Box marginTop="4">
              <TextField label="Taken by" name="takenBy" maxLength={100} autoComplete="off" />
            </Box>
          )}
        </FormDialog>
      )}
    </Flex>
  )
}

const toPart = (items: readonly { quantity: number }[]) => {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return `Handed over in part (${pieces === 1 ? '1 item' : `${pieces} items`})`
}

/** When and by whom each state of a pickup was reached. */
export function PickupMoves({ pickup: { moves } }: { pickup: Pick<OfficePickup, 'moves'> }) {
  return (
    <Box as="ol" listStyleType="none" color="fg.muted">
      {moves.map(({ state, at, by, takenBy, items }) => (
        <li key={`${state} ${at}`}>
          {items ? toPart(items) : PICKUP_NAMES[state]}: <MomentText iso={at} />
          {by && `, ${by}`}
          {takenBy && `, taken by ${takenBy}`}
        </li>
      ))}
    </Box>
  )
}
