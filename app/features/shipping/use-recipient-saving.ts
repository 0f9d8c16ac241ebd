import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { BasketAddress } from '@/commerce-client/baskets'
import { fullNameOf } from '@/rules/recipients'
import { copyAddress, isSameAddress } from '@/forms/address-values'
import { hasFieldErrors } from '@/forms/show-server-errors'
import { forgetUnverified } from '@/purchase/addresses/unverified'
import { useAddRecipients } from '@/purchase/recipients/recipients.mutations'
import { useSite } from '@/site/use-site'
import { shippingMessages as messages } from './shipping.messages'
import { useSaveAddress } from './shipping.mutations'
import type { ActiveShipment } from './use-active-shipment'
import type { FirstItems } from './use-first-items'
import type { TypedAddress } from './use-typed-address'

/**
 * Saves typed addresses to the basket. `saveOpen` and `saveNew` resolve to the id of the shipment
 * that was saved; undefined if it was not.
 */
export function useRecipientSaving(
  active: ActiveShipment,
  address: TypedAddress,
  items: FirstItems,
) {
  const { formatMessage } = useIntl()
  const adding = useAddRecipients()
  const [notice, setNotice] = useState<string>()
  const join = useJoin()
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
    } catch (failure) {
      address.report(failure)
      return false
    }
    setNotice(done)
    return true
  }
  const { saving, save, forgetReview } = useSaving()
  const failure = adding.error ?? saving.error
  const write = (shipmentId: string, known: BasketAddress) =>
    attempt(
      () => save(shipmentId, known),
      formatMessage(messages.saved, { name: fullNameOf(known) }),
    )
  const saveTyped = async (id: string) => {
    let typed
    do {
      typed = { ...address.typed() }
      const read = await address.read()
      if (!read || !(await write(id, read))) return undefined
      // repeat if the shopper has typed more while saving
    } while (!isSameAddress(typed, address.typed()))
    return id
  }
  return {
    saveOpen: () => join(async () => active.id && saveTyped(active.id)),
    /**
     * Checks an address that was added with several others; resolves to `false` if it must be
     * edited.
     */
    review: async (shipment: Shipment) => {
      const { shipmentId = '', shippingAddress } = shipment
      let isUndecided = false
      const decided = await address.review(shipment, () => {
        isUndecided = true
      })
      if (!decided) return isUndecided
      if (!isSameAddress(decided, shippingAddress ?? {})) return write(shipmentId, decided)
      forgetReview(shipmentId)
      return true
    },
    saveNew: () =>
      join(async () => {
        const typed = { ...address.typed() }
        const read = await address.read()
        if (!items.check() || !read) return undefined
        let id = ''
        const isAdded = await attempt(
          async () => {
            const [added = ''] = await adding.mutateAsync([{ address: read, ...items.share() }])
            id = added
          },
          formatMessage(messages.added, { name: fullNameOf(read) }),
        )
        if (!isAdded) return undefined
        if (isSameAddress(typed, address.typed())) return id
        // the recipient exists now: save what was typed meanwhile, or let the shopper correct it
        // there
        return (await saveTyped(id)) || address.moveTo(id)
      }),
    saveUnfinished: () =>
      saving
        .mutateAsync({ shipmentId: active.id ?? '', address: copyAddress(address.typed()) })
        .catch(address.report),
    forgetFailure: () => {
      adding.reset()
      saving.reset()
    },
    notice,
    say: setNotice,
    progress: adding.progress,
    /** The reason why saving failed, unless it is shown at a field. */
    error: failure && !hasFieldErrors(failure) ? failure : null,
    isPending: address.isChecking || saving.isLoading || adding.isLoading,
  }
}

/**
 * A click while another save is pending gets the same result, so that no recipient is added twice.
 */
function useJoin() {
  const running = useRef<Promise<string | undefined>>()
  return (save: () => Promise<string | undefined>) => {
    running.current ??= save().finally(() => {
      running.current = undefined
    })
    return running.current
  }
}

function useSaving() {
  const { id: siteId } = useSite()
  const saving = useSaveAddress()
  const forgetReview = (shipmentId: string) => forgetUnverified(siteId, [shipmentId])
  const save = async (shipmentId: string, address: BasketAddress) => {
    await saving.mutateAsync({ shipmentId, address })
    forgetReview(shipmentId)
  }
  return { saving, save, forgetReview }
}
