import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeShop } from '@contracts/shop'
import { withEntry, type EnteredSpecialDays } from '@rules/special-days-entry'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { CheckField, faultOf, NO_DAYS, SpecialDaysFields } from './special-days-fields'

interface SpecialDaysDialogProps {
  shop: OfficeShop
  /** The entry to change; absent for a new one. */
  former?: EnteredSpecialDays
  onClose: () => void
}

export function SpecialDaysDialog({ shop, former, onClose }: SpecialDaysDialogProps) {
  const [entry, setEntry] = useState(former ?? NO_DAYS)
  const [replaces, setReplaces] = useState(false)
  const others = shop.specialDays.filter((one) => one !== former)
  const isTaken = others.some(({ from, to }) => from <= entry.to && entry.from <= to)
  const change = useMutation({
    mutationFn: () =>
      merchandiseApi.changeSpecialDays(shop.id, {
        specialDays: replaces ? withEntry(others, entry) : [...others, entry],
        expectedRevision: shop.revision,
      }),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={`${former ? 'Change' : 'Add'} special days of ${shop.name}`}
      action="Save"
      isBusy={change.isLoading}
      isIncomplete={faultOf(entry) !== undefined || (isTaken && !replaces)}
      error={change.error}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <SpecialDaysFields entry={entry} locales={shop.locales} onChange={setEntry} />
      {isTaken && (
        <CheckField isOn={replaces} onChange={setReplaces}>
          The shop has other special days then. Replace them on these days.
        </CheckField>
      )}
    </FormDialog>
  )
}
