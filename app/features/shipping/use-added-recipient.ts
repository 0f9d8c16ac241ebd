import { useEffect, useState } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import { isMultiShip } from '@/rules/recipients'
import { hasItems } from '@/rules/shipments'
import { useStableCallback } from '@/lib/use-stable-callback'
import { NEW_RECIPIENT, type ActiveShipment } from './use-active-shipment'

/**
 * Knows the recipient who has just been added, and shows their present as soon as the basket with
 * them is rendered; an only recipient is closed instead.
 */
export function useAddedRecipient(
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
