import { Box } from '@chakra-ui/react/box'
import { useState } from 'react'
import type { ConcernedPickup, OfficeShop } from '@contracts/shop'
import { FormDialog } from '../parts/form-dialog'
import { useRight } from '../session/session-context'
import { ConcernedPickupList, possibleOf, type Decision } from './concerned-pickups'
import { textOf, useSettling } from './use-settling'

interface ClosedPickupsDialogProps {
  shop: Pick<OfficeShop, 'id' | 'name'>
  pickups: readonly ConcernedPickup[]
  onClose: () => void
}

/** Decides about pickups whose shoppers do not know yet that the shop is closed. */
export function ClosedPickupsDialog({ shop, pickups, onClose }: ClosedPickupsDialogProps) {
  const mayDecide = useRight('orders.write')
  const [wanted, setDecision] = useState<Decision>('move')
  const decision = possibleOf(wanted, pickups)
  const { settling, settle } = useSettling(shop.id)
  const left = settling?.isOver ? settling.failures.map(({ pickup }) => pickup) : pickups
  return (
    <FormDialog
      title={`Pickups in ${shop.name} while it is closed`}
      action={settling?.isOver ? 'Try again' : decision === 'move' ? 'Move' : 'Refund'}
      dismissal={settling?.isOver ? 'Close' : 'Cancel'}
      isBusy={settling !== undefined && !settling.isOver}
      isIncomplete={!mayDecide || decision === 'later'}
      onSubmit={() => {
        if (decision === 'later') return
        void settle(left, decision).then(({ failures }) => failures.length === 0 && onClose())
      }}
      onClose={onClose}
    >
      <ConcernedPickupList
        pickups={left}
        decision={decision}
        onDecide={mayDecide ? setDecision : undefined}
      />
      <Box role="status" marginTop="3" color={settling?.failures.length ? 'fg.error' : undefined}>
        {settling && textOf(settling)}
      </Box>
    </FormDialog>
  )
}
