import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { listRecipients, resolveActiveId } from '@/domain/recipients'

/** The id of a recipient who is not in the bag yet. */
export const NEW_RECIPIENT = 'new-recipient'

export interface ActiveShipment {
  /** undefined: none is open. */
  id: string | undefined
  /** undefined also while a new recipient is entered. */
  shipment: Shipment | undefined
  /** Shows another one, or none. */
  show: (id: string | undefined) => void
}

/**
 * The shipment that is open to be filled (MSH-005). `?shipment={id}` asks for one, as the review
 * does.
 * @param onShow called before another one is shown
 * @param last the one that was open when the shopper left the page for a moment
 */
export function useActiveShipment(
  basket: Basket,
  onShow: (shipment: Shipment | undefined) => void,
  last?: string,
): ActiveShipment {
  const asked = new URLSearchParams(useLocation().search).get('shipment') ?? last
  const [wanted, want] = useState(() => resolveWanted(asked, basket))
  // Follows `wanted` in a transition: a shipment is much to render, and the page stays responsive.
  const [rendered, render] = useState(wanted)
  const find = (id: string | undefined) =>
    listRecipients(basket).find(({ shipmentId }) => shipmentId === id)
  const show = (id: string | undefined) => {
    want(id)
    // The one that is open goes at once, before its fields are filled for another.
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
