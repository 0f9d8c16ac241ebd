import { useState } from 'react'
import type { OfficeShop } from '@contracts/shop'
import { withEntry, type EnteredSpecialDays } from '@rules/special-days-entry'
import { merchandiseApi } from '../api/merchandise-api'
import { HoursChangeDialog } from './hours-change-dialog'
import { CheckField, faultOf, NO_DAYS, SpecialDaysFields } from './special-days-fields'

interface SpecialDaysDialogProps {
  shop: OfficeShop
  /** The entry to change; absent for a new one. */
  former?: EnteredSpecialDays
  onClose: () => void
}

/** Enters special days of a shop. */
export function SpecialDaysDialog({ shop, former, onClose }: SpecialDaysDialogProps) {
  const [entry, setEntry] = useState(former ?? NO_DAYS)
  const [replaces, setReplaces] = useState(false)
  const others = shop.specialDays.filter((one) => one !== former)
  const isTaken = others.some(({ from, to }) => from <= entry.to && entry.from <= to)
  const specialDays = replaces ? withEntry(others, entry) : [...others, entry]
  return (
    <HoursChangeDialog
      title={`${former ? 'Change' : 'Add'} special days of ${shop.name}`}
      shopId={shop.id}
      isIncomplete={faultOf(entry) !== undefined || (isTaken && !replaces)}
      preview={async () =>
        (await merchandiseApi.previewSpecialDays(shop.id, { specialDays })).pickups
      }
      save={(_form, pickups) =>
        merchandiseApi.changeSpecialDays(shop.id, {
          ...{ specialDays, pickups },
          expectedRevision: shop.revision,
        })
      }
      onClose={onClose}
    >
      <SpecialDaysFields entry={entry} locales={shop.locales} onChange={setEntry} />
      {isTaken && (
        <CheckField isOn={replaces} onChange={setReplaces}>
          The shop has other special days then. Replace them on these days.
        </CheckField>
      )}
    </HoursChangeDialog>
  )
}
