import { useLocation } from 'react-router-dom'
import { pickupShopOf } from '@/domain/shipments'
import { useBasket } from '@/shopper/basket/use-basket'

/** A line of the bag that the page changes instead of adding one (PDP-090). */
export interface EditedLine {
  itemId: string
  productId: string
  quantity: number
  /** The selection of its product's options: option → value. */
  options?: Readonly<Record<string, string>>
  /** Where it is picked up; undefined for what is sent. */
  shop?: { id: string; name: string }
}

/**
 * The line that `?edit={itemId}` names. Nothing until the bag is known: the server's page is
 * everybody's. `isGone` when the bag holds no such line any more.
 */
export function useEditedLine(): { line?: EditedLine; isGone?: boolean } {
  const { search } = useLocation()
  const { data: basket } = useBasket()
  const itemId = new URLSearchParams(search).get('edit')
  if (!itemId || basket === undefined) return {}
  const item = basket?.productItems?.find((one) => one.itemId === itemId)
  if (!item?.productId || item.quantity === undefined) return { isGone: true }
  const { productId, quantity, shipmentId, optionItems = [] } = item
  const shipment = basket?.shipments?.find((one) => one.shipmentId === shipmentId)
  const options = Object.fromEntries(
    optionItems.map(({ optionId, optionValueId }) => [optionId, optionValueId]),
  )
  return {
    line: { itemId, productId, quantity, options, shop: shipment && pickupShopOf(shipment) },
  }
}
