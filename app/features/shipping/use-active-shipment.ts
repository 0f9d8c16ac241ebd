import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { listRecipients, resolveActiveId } from '@/rules/recipients'

/** The id of a recipient who is not in the basket yet. */
export const NEW_RECIPIENT = 'new-recipient'

export interface ActiveShipment {
  /** Undefined if none is open. */
  id: string | undefined
  /** Also undefined while a new recipient is entered. */
  shipment: Shipment | undefined
  /** Opens another shipment, or none. */
  show: (id: string | undefined) => void
}

/**
 * Manages which shipment is open for editing (MSH-005). The review links to one with
 * `?shipment={id}`.
 * @param onShow called before another shipment is shown
 * @param last the shipment that was open when the shopper left the page to log in
 */
export function useActiveShipment(
  basket: Basket,
  onShow: (shipment: Shipment | undefined) => void,
  last?: string,
): ActiveShipment {
  const asked = new URLSearchParams(useLocation().search).get('shipment') ?? last
  const [wanted, want] = useState(() => resolveWanted(asked, basket))
  // Follows `wanted` in a transition, so that the page stays responsive while a shipment is
  // rendered.
  const [rendered, render] = useState(wanted)
  const find = (id: string | undefined) =>
    listRecipients(basket).find(({ shipmentId }) => shipmentId === id)
  const show = (id: string | undefined) => {
    want(id)
    // Close the current shipment immediately, before the fields are filled with another address.
    render(undefined)
    onShow(find(id))
    if (id !== undefined) startTransition(() => render(id))
  }
  const resolved = resolveWanted(wanted, basket)
  useEffect(() => {
    if (resolved !== wanted) show(resolved)
  })
  const id = rendered === resolved ? rendered : undefined
  return { id, shipment: find(id), show }
}

function resolveWanted(wanted: string | undefined, basket: Basket): string | undefined {
  return wanted === NEW_RECIPIENT ? wanted : resolveActiveId(wanted, basket)
}
