import { useState } from 'react'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'
import { useAddToBag, useRemoveItem, useRemoveItems } from '@/shopper/basket/basket.mutations'
import { toComeback } from './to-comeback'

/** A line that left the bag, and how it comes back. */
export interface RemovedLine {
  itemId: string
  name: string
  comeback: BagAddition
}

/** How many removals can be taken back: the last ones. */
const KEPT = 5

/** Removes lines at once, and remembers them so that each can come back. */
export function useRemoval(basket: Basket | null) {
  const removal = useRemoveItem()
  const removals = useRemoveItems()
  const addition = useAddToBag()
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const [undoing, setUndoing] = useState<string>()
  const [restored, setRestored] = useState<RemovedLine>()

  const hide = (items: readonly BasketItem[]) => {
    setLeaving((ids) => [...ids, ...items.map(({ itemId = '' }) => itemId)])
    setRestored(undefined)
  }
  const outcome = (items: readonly BasketItem[]) => {
    // With its last line a shipment forgets the shop: how it comes back is read before.
    const lines = items.map((item) => toRemoved(item, basket))
    const ids = lines.map(({ itemId }) => itemId)
    return {
      onSuccess: () => setRemoved((before) => [...lines, ...before].slice(0, KEPT)),
      onError: () => setLeaving((now) => now.filter((id) => !ids.includes(id))),
    }
  }

  const remove = (item: BasketItem) => {
    const { itemId } = item
    if (!itemId || leaving.includes(itemId)) return
    hide([item])
    const { onSuccess, onError } = outcome([item])
    removal.mutateAsync({ itemId }).then(onSuccess, onError)
  }
  const removeAll = (items: readonly BasketItem[]) => {
    hide(items)
    const { onSuccess, onError } = outcome(items)
    const itemIds = items.map(({ itemId = '' }) => itemId)
    removals.mutateAsync({ itemIds }).then(onSuccess, onError)
  }
  const undo = (line: RemovedLine) => {
    if (undoing) return
    setUndoing(line.itemId)
    const onSuccess = () => {
      setRemoved((lines) => lines.filter(({ itemId }) => itemId !== line.itemId))
      setRestored(line)
    }
    addition.mutate([line.comeback], { onSuccess, onSettled: () => setUndoing(undefined) })
  }
  return {
    remove,
    removeAll,
    undo,
    /** The last first. */
    removed,
    /** Lines that are gone for the eye already. */
    leaving,
    undoing,
    /** What came back last. */
    restored,
    error: removal.error ?? removals.error ?? addition.error,
  }
}

function toRemoved(item: BasketItem, basket: Basket | null): RemovedLine {
  const { itemId = '', productName: name = '' } = item
  return { itemId, name, comeback: toComeback(item, basket) }
}
