import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import type { Basket } from '@/commerce-client/baskets'
import { listRecipients } from '@/domain/recipients'
import { useIsSettled } from '@/purchase/checkout/unsaved-work'
import type { ShippingInput, ShippingOutput } from './shipping.schemas'
import { NEW_RECIPIENT, type ActiveShipment } from './use-active-shipment'
import { useFirstItems } from './use-first-items'
import { useRecipientSaving } from './use-recipient-saving'
import { useTypedAddress, type AddressWays } from './use-typed-address'

type Form = UseFormReturn<ShippingInput, unknown, ShippingOutput>

/** Opens, saves and closes shipments, one at a time; what was typed is never lost by it. */
export function useRecipientEditor(
  basket: Basket,
  form: Form,
  active: ActiveShipment,
  addresses: AddressWays,
) {
  const isSettled = useIsSettled()
  const items = useFirstItems(basket)
  const address = useTypedAddress(form, active, addresses)
  const saving = useRecipientSaving(active, address, items)
  const { saveOpen, saveNew, notice, say, progress, error, isPending } = saving
  const isNew = active.id === NEW_RECIPIENT
  /**
   * Saves what was typed before something else is shown, complete or not; what is invalid is shown.
   */
  const leave = async () => {
    if (!isSettled()) return false
    if (!address.isChanged()) return true
    if (isNew) return saveNew()
    if (!address.hasOnlyGaps()) return saveOpen()
    await saving.saveUnfinished()
    return true
  }
  const begin = () => {
    items.begin()
    active.show(NEW_RECIPIENT)
  }
  const leaveFor = async (show: () => void | Promise<void>) => {
    if (!(await leave())) return
    saving.forgetFailure()
    await show()
  }
  return {
    active,
    isNew,
    items,
    notice,
    say,
    progress,
    error,
    isPending,
    leave,
    open: (id: string) => leaveFor(() => active.show(id)),
    /** Asks about the address of a recipient that was imported; the shopper may edit it instead. */
    review: (id: string) =>
      leaveFor(async () => {
        const shipment = listRecipients(basket).find(({ shipmentId }) => shipmentId === id)
        if (shipment && !(await saving.review(shipment))) active.show(id)
      }),
    openNew: () => leaveFor(begin),
    close: () => leaveFor(() => active.show(undefined)),
    /** Closes without saving. */
    cancel: () => active.show(undefined),
    /** Saves what is open, and closes it. */
    save: async () => {
      if (!isSettled()) return
      if (await (isNew ? saveNew() : saveOpen())) active.show(undefined)
    },
    /** Whether the one before is saved, and another can be named. */
    saveAndNext: async () => {
      const isSaved = await saveNew()
      if (isSaved) begin()
      return isSaved
    },
    /** Before the page is left: a new recipient is saved, or dropped if nothing was entered. */
    finishNew: async () => {
      if (!isNew) return true
      if (address.isChanged() && !(await saveNew())) return false
      // at once: the page must not ask for the address of a dropped recipient
      flushSync(() => active.show(undefined))
      return true
    },
  }
}

export type RecipientEditor = ReturnType<typeof useRecipientEditor>
