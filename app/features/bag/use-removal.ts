import { useState } from 'react'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { isPickupLine } from '@/domain/shipments'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'
import { useAddToBag, useRemoveItem } from '@/shopper/basket/basket.mutations'

/** Removes a line at once, and remembers it so that it can come back. */
export function useRemoval(basket: Basket | null) {
  const removal = useRemoveItem()
  const addition = useAddToBag()
  const [removed, setRemoved] = useState<BasketItem>()
  // With its last line a shipment forgets the shop: how it comes back is kept.
  const [comeback, setComeback] = useState<BagAddition>()
  const [leaving, setLeaving] = useState<readonly string[]>([])

  const remove = (item: BasketItem) => {
    const { itemId } = item
    if (!itemId) return
    setLeaving((ids) => [...ids, itemId])
    setRemoved(undefined)
    setComeback(toAddition(item, basket))
    removal.mutate(
      { itemId },
      {
        onSuccess: () => setRemoved(item),
        onError: () => setLeaving((ids) => ids.filter((id) => id !== itemId)),
      },
    )
  }
  const undo = () => {
    if (removed && comeback) addition.mutate([comeback], { onSuccess: () => setRemoved(undefined) })
  }
  return {
    remove,
    undo,
    removed,
    /** Lines that are gone for the eye already. */
    leaving,
    isUndoing: addition.isLoading,
    error: removal.error ?? addition.error,
  }
}

/** The line as it is added again, in the way it was had. */
function toAddition(item: BasketItem, basket: Basket | null): BagAddition {
  const custom = Object.entries(item).filter(
    ([name]) => name.startsWith('c_') && name !== 'c_fromStoreId',
  )
  return {
    ...Object.fromEntries(custom),
    productId: item.productId ?? '',
    quantity: item.quantity ?? 1,
    ...(isPickupLine(item) && {
      fulfillmentOption: 'PICKUP',
      place: {
        storeId: String(item.c_fromStoreId),
        inventoryId: item.inventoryId ?? '',
        address: findShipment(item, basket)?.shippingAddress ?? {},
      },
    }),
  }
}

function findShipment({ shipmentId }: BasketItem, basket: Basket | null) {
  return basket?.shipments?.find((shipment) => shipment.shipmentId === shipmentId)
}
