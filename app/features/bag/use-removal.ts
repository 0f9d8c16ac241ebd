import { useState } from 'react'
import type { BasketItem, NewBasketItem } from '@/commerce-client/baskets'
import { useAddToBag, useRemoveItem } from '@/shopper/basket/basket.mutations'

/** Removes a line at once, and remembers it so that it can come back. */
export function useRemoval() {
  const removal = useRemoveItem()
  const addition = useAddToBag()
  const [removed, setRemoved] = useState<BasketItem>()
  const [leaving, setLeaving] = useState<readonly string[]>([])

  const remove = (item: BasketItem) => {
    const { itemId } = item
    if (!itemId) return
    setLeaving((ids) => [...ids, itemId])
    setRemoved(undefined)
    removal.mutate(
      { itemId },
      {
        onSuccess: () => setRemoved(item),
        onError: () => setLeaving((ids) => ids.filter((id) => id !== itemId)),
      },
    )
  }
  const undo = () => {
    if (removed) addition.mutate([toNewItem(removed)], { onSuccess: () => setRemoved(undefined) })
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

function toNewItem(item: BasketItem): NewBasketItem {
  const custom = Object.entries(item).filter(([name]) => name.startsWith('c_'))
  return {
    ...Object.fromEntries(custom),
    productId: item.productId ?? '',
    quantity: item.quantity ?? 1,
  }
}
