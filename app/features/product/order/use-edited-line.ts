import { useLocation } from 'react-router-dom'
import { pickupShopOf } from '@/rules/shipments'
import { useBasket } from '@/shopper/basket/use-basket'

/** A line of the bag that the product page edits (PDP-090). */
export interface EditedLine {
  itemId: string
  productId: string
  quantity: number
  options?: Readonly<Record<string, string>>
  /** The pickup shop; undefined for shipping. */
  shop?: { id: string; name: string }
}

/**
 * Returns the line from `?edit={itemId}`, pending until the bag is loaded, because the server
 * renders the same page for everyone. `isGone` means that the line is no longer in the bag.
 */
export function useEditedLine(): { line?: EditedLine; isGone?: boolean; isPending?: boolean } {
  const { search } = useLocation()
  const { data: basket, isError } = useBasket()
  const itemId = new URLSearchParams(search).get('edit')
  if (!itemId) return {}
  if (basket === undefined) return { isPending: !isError }
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
