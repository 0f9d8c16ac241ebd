import { useEffect, useState, useTransition } from 'react'
import { useLocation } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { listRecipients, resolveActiveId } from '@/domain/recipients'

/** Stands for somebody who is not in the bag yet. */
export const NEW_RECIPIENT = 'new-recipient'

export interface ActiveShipment {
  /** undefined: none is open. */
  id: string | undefined
  /** undefined also while somebody new is named. */
  shipment: Shipment | undefined
  /** Shows another one, or none. */
  show: (id: string | undefined) => void
}

/**
 * The shipment that is open to be filled (D2 §4). `?shipment={id}` asks for one, as the review does.
 * @param onShow called before another one is shown
 */
export function useActiveShipment(
  basket: Basket,
  onShow: (shipment: Shipment | undefined) => void,
): ActiveShipment {
  const asked = new URLSearchParams(useLocation().search).get('shipment') ?? undefined
  const [wanted, want] = useState(() => resolveActiveId(asked, basket))
  const find = (id: string | undefined) =>
    listRecipients(basket).find(({ shipmentId }) => shipmentId === id)
  const [isOpening, startOpening] = useTransition()
  const show = (id: string | undefined) => {
    // The one that is open goes at once, before its fields are filled for another.
    want(undefined)
    onShow(find(id))
    // There is much in a shipment: the page goes on answering while it is drawn.
    if (id !== undefined) startOpening(() => want(id))
  }
  const isNew = wanted === NEW_RECIPIENT
  const resolved = isNew ? wanted : resolveActiveId(wanted, basket)
  useEffect(() => {
    if (resolved !== wanted && !isOpening) show(resolved)
  })
  const id = resolved === wanted ? wanted : undefined
  return { id, shipment: find(id), show }
}
