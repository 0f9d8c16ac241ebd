import { Box } from '@chakra-ui/react/box'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { pickupKey, type ConcernedPickup } from '@contracts/shop'
import { EngineError } from '../api/engine'
import { FormDialog } from '../parts/form-dialog'
import { useRight } from '../session/session-context'
import { ConcernedPickupList, countOf, possibleOf, type Decision } from './concerned-pickups'
import { textOf, useSettling } from './use-settling'

interface HoursChangeDialogProps {
  title: string
  shopId: string
  isIncomplete?: boolean
  /** Returns the open pickups that the change concerns. */
  preview: () => Promise<readonly ConcernedPickup[]>
  /** @param pickups those that were shown, for the engine to compare */
  save: (form: URLSearchParams, pickups: string[]) => Promise<unknown>
  onClose: () => void
  /** The fields, in whose place the pickups are shown before the change is saved. */
  children: ReactNode
}

/** Changes when a shop is open; before it is closed, it names the open pickups that this concerns. */
export function HoursChangeDialog(props: HoursChangeDialogProps) {
  const { title, shopId, isIncomplete, preview, save, onClose, children } = props
  const mayDecide = useRight('orders.write')
  const [concerned, setConcerned] = useState<readonly ConcernedPickup[]>([])
  const [wanted, setDecision] = useState<Decision>(mayDecide ? 'move' : 'later')
  const decision = possibleOf(wanted, concerned)
  const isAsking = concerned.length > 0
  const { settling, settle } = useSettling(shopId)
  const look = async () => {
    const pickups = await preview()
    setConcerned(pickups)
    return pickups
  }
  const change = useMutation({
    mutationFn: async (form: URLSearchParams) => {
      if (settling?.isOver) return tell(settling.failures.map(({ pickup }) => pickup))
      // what is concerned is shown first
      if (!isAsking && (await look()).length > 0) return
      await save(form, concerned.map(pickupKey)).catch(async (error: unknown) => {
        if (error instanceof EngineError && error.status === 409) await look()
        throw error
      })
      await tell(concerned)
    },
  })
  async function tell(pickups: readonly ConcernedPickup[]) {
    const isLeft = decision === 'later' || pickups.length === 0
    const told = isLeft ? undefined : await settle(pickups, decision)
    if (!told || told.failures.length === 0) onClose()
  }
  const verb = { move: 'move', refund: 'refund', later: undefined }[decision]
  const both = verb ? `Save and ${verb} ${countOf(concerned.length)}` : 'Save'
  return (
    <FormDialog
      title={title}
      action={settling?.isOver ? 'Try again' : isAsking ? both : 'Save'}
      dismissal={settling?.isOver ? 'Close' : 'Cancel'}
      isBusy={change.isLoading}
      isIncomplete={isIncomplete}
      error={change.error}
      onSubmit={(form) => change.mutate(form)}
      onClose={onClose}
    >
      {isAsking && (
        <ConcernedPickupList
          pickups={concerned}
          decision={decision}
          onDecide={mayDecide ? setDecision : undefined}
        />
      )}
      {/* kept, with what was typed: the last of the pickups may go meanwhile */}
      <Box hidden={isAsking}>{children}</Box>
      <Box role="status" marginTop="3" color={settling?.failures.length ? 'fg.error' : undefined}>
        {settling && textOf(settling)}
      </Box>
    </FormDialog>
  )
}
