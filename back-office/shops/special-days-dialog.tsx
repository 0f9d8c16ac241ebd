import { Box } from '@chakra-ui/react/box'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pickupKey, type ConcernedPickup, type OfficeShop } from '@contracts/shop'
import { withEntry, type EnteredSpecialDays } from '@rules/special-days-entry'
import { EngineError } from '../api/engine'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { useRight } from '../session/session-context'
import { ConcernedPickupList, countOf, possibleOf, type Decision } from './concerned-pickups'
import { CheckField, faultOf, NO_DAYS, SpecialDaysFields } from './special-days-fields'
import { textOf, useSettling } from './use-settling'

interface SpecialDaysDialogProps {
  shop: OfficeShop
  /** The entry to change; absent for a new one. */
  former?: EnteredSpecialDays
  onClose: () => void
}

/** Enters special days; before a shop is closed, it names the open pickups that this concerns. */
export function SpecialDaysDialog({ shop, former, onClose }: SpecialDaysDialogProps) {
  const mayDecide = useRight('orders.write')
  const [entry, setEntry] = useState(former ?? NO_DAYS)
  const [replaces, setReplaces] = useState(false)
  const [concerned, setConcerned] = useState<readonly ConcernedPickup[]>([])
  const [wanted, setDecision] = useState<Decision>(mayDecide ? 'move' : 'later')
  const decision = possibleOf(wanted, concerned)
  const { settling, settle } = useSettling(shop.id)
  const others = shop.specialDays.filter((one) => one !== former)
  const isTaken = others.some(({ from, to }) => from <= entry.to && entry.from <= to)
  const specialDays = replaces ? withEntry(others, entry) : [...others, entry]
  const look = async () => {
    const { pickups } = await merchandiseApi.previewSpecialDays(shop.id, { specialDays })
    setConcerned(pickups)
    return pickups
  }
  const change = useMutation({
    mutationFn: async () => {
      if (settling?.isOver) return tell(settling.failures.map(({ pickup }) => pickup))
      // what is concerned is shown first
      if (concerned.length === 0 && (await look()).length > 0) return
      await merchandiseApi
        .changeSpecialDays(shop.id, {
          ...{ specialDays, pickups: concerned.map(pickupKey) },
          expectedRevision: shop.revision,
        })
        .catch(async (error: unknown) => {
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
  const isAsking = concerned.length > 0
  const verb = { move: 'move', refund: 'refund', later: undefined }[decision]
  const both = verb ? `Save and ${verb} ${countOf(concerned.length)}` : 'Save'
  return (
    <FormDialog
      title={`${former ? 'Change' : 'Add'} special days of ${shop.name}`}
      action={settling?.isOver ? 'Try again' : isAsking ? both : 'Save'}
      dismissal={settling?.isOver ? 'Close' : 'Cancel'}
      isBusy={change.isLoading}
      isIncomplete={faultOf(entry) !== undefined || (isTaken && !replaces)}
      error={change.error}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      {isAsking ? (
        <ConcernedPickupList
          pickups={concerned}
          decision={decision}
          onDecide={mayDecide ? setDecision : undefined}
        />
      ) : (
        <>
          <SpecialDaysFields entry={entry} locales={shop.locales} onChange={setEntry} />
          {isTaken && (
            <CheckField isOn={replaces} onChange={setReplaces}>
              The shop has other special days then. Replace them on these days.
            </CheckField>
          )}
        </>
      )}
      <Box role="status" marginTop="3" color={settling?.failures.length ? 'fg.error' : undefined}>
        {settling && textOf(settling)}
      </Box>
    </FormDialog>
  )
}
