import { flushSync } from 'react-dom'
import type { Basket } from '@/commerce-client/baskets'
import { isMultiShip, listRecipients } from '@/rules/recipients'
import { useIsSettled } from '@/purchase/checkout/unsaved-work'
import { NEW_RECIPIENT, type ActiveShipment } from './use-active-shipment'
import type { FirstItems } from './use-first-items'
import { useRecipientSaving } from './use-recipient-saving'
import type { TypedAddress } from './use-typed-address'
import { useEffect, useState } from 'react'
import { hasItems } from '@/rules/shipments'
import { useStableCallback } from '@/lib/use-stable-callback'

/**
 * Knows the recipient who has just been added, and shows their present as soon as the basket with
 * them is rendered; an only recipient is closed instead.
 */
function useAddedRecipient(
  basket: Basket,
  active: ActiveShipment,
  showSaved: (shipmentId: string) => void,
) {
  const [id, set] = useState<string>()
  const isNew = active.id === NEW_RECIPIENT
  const isOnly = !isMultiShip(basket)
  const isThere = id !== undefined && hasItems({ shipmentId: id }, basket)
  const follow = useStableCallback(() => {
    if (isOnly) {
      set(undefined)
      active.show(undefined)
    } else if (isNew && id !== undefined) {
      showSaved(id)
    }
  })
  const isShown = isThere && (isNew || active.id === id)
  useEffect(() => {
    if (isShown) follow()
  }, [isShown, isNew, isOnly, follow])
  return { id, set }
}

/** Opens, saves and closes shipments, one at a time, without losing typed values. */
export function useRecipientEditor(
  basket: Basket,
  active: ActiveShipment,
  address: TypedAddress,
  items: FirstItems,
) {
  const isSettled = useIsSettled()
  const saving = useRecipientSaving(active, address, items)
  const { saveOpen, saveNew, notice, say, progress, error, isPending } = saving
  const isNew = active.id === NEW_RECIPIENT
  const { id: addedId, set: setAdded } = useAddedRecipient(basket, active, address.showSaved)
  /**
   * Saves the typed address, complete or not, before another shipment is shown. Resolves to `false`
   * if it has errors, which are then shown.
   */
  const leave = async () => {
    if (!isSettled()) return false
    if (!address.isChanged()) return true
    if (isNew) return (await saveNew()) !== undefined
    if (!address.hasOnlyGaps()) return (await saveOpen()) !== undefined
    await saving.saveUnfinished()
    return true
  }
  const begin = () => {
    items.begin()
    active.show(NEW_RECIPIENT)
  }
  const leaveFor = async (show: () => void | Promise<void>) => {
    if (!(await leave())) return
    setAdded(undefined)
    saving.forgetFailure()
    await show()
  }
  return {
    active,
    isNew,
    /** The open shipment, if its recipient has just been added. */
    addedId,
    /** Shows the whole form of the recipient who has just been added. */
    editAdded: () => setAdded(undefined),
    /** Whether a recipient is open who has buttons of their own. */
    isPanelOpen: isNew || (active.id !== undefined && isMultiShip(basket)),
    items,
    notice,
    say,
    progress,
    error,
    isPending,
    leave,
    open: (id: string) => leaveFor(() => active.show(id)),
    /** Checks the address of an imported recipient with the shopper, who may edit it instead. */
    review: (id: string) =>
      leaveFor(async () => {
        const shipment = listRecipients(basket).find(({ shipmentId }) => shipmentId === id)
        if (shipment && !(await saving.review(shipment))) active.show(id)
      }),
    openNew: () => leaveFor(begin),
    close: () => leaveFor(() => active.show(undefined)),
    /** Closes without saving. */
    cancel: () => {
      setAdded(undefined)
      active.show(undefined)
    },
    /** Saves the open recipient, and closes it; of a new one, the rest of the present is shown. */
    save: async () => {
      const isAdded = isNew && addedId !== undefined
      if (isAdded || !isSettled()) return
      const id = await (isNew ? saveNew() : saveOpen())
      if (id === undefined) return
      if (!isNew) return active.show(undefined)
      setAdded(id)
    },
    /** Saves a new recipient and starts another one. Resolves to whether it was saved. */
    saveAndNext: async () => {
      const isSaved = (await saveNew()) !== undefined
      if (isSaved) begin()
      return isSaved
    },
    /** Saves a new recipient before the page is left, or discards it if nothing was entered. */
    finishNew: async () => {
      if (!isNew) return true
      if (address.isChanged() && (await saveNew()) === undefined) return false
      // rendered synchronously, so that the address of the discarded recipient is no longer
      // required
      flushSync(() => active.show(undefined))
      return true
    },
  }
}

export type RecipientEditor = ReturnType<typeof useRecipientEditor>
