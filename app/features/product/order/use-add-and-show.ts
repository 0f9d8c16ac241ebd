import { useState } from 'react'
import { isMultiShip } from '@/rules/recipients'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { useAwaitBasket } from '@/shopper/basket/use-basket'
import { useSheet } from '@/ui/use-sheet'

/**
 * Returns a function that adds items to the bag and then opens 'Added to Your Bag' (FUL-013). If
 * the bag has several recipients, the shopper first chooses among them (MSH-014), except for
 * pickup. A bag that is still loading is awaited.
 */
export function useAddAndShow() {
  const { open } = useSheet()
  const awaitBasket = useAwaitBasket()
  const [isReading, setReading] = useState(false)
  const { mutate, isLoading, error } = useAddToBag()
  const choose = (items: BagAddition[], onAdded?: () => void) =>
    open('add-to-shipments', { items, onAdded })
  const add = async (items: BagAddition[], onAdded?: () => void) => {
    const isPickup = items.some(({ fulfillmentOption }) => fulfillmentOption === 'PICKUP')
    setReading(true)
    const basket = isPickup ? undefined : await awaitBasket()
    setReading(false)
    if (basket && isMultiShip(basket)) return choose(items, onAdded)
    mutate(items, {
      onSuccess: () => {
        open('added-to-bag', { items })
        onAdded?.()
      },
    })
  }
  return {
    add: (items: BagAddition[], onAdded?: () => void) => void add(items, onAdded),
    /** Opens the sheet to choose recipients. */
    choose,
    isAdding: isReading || isLoading,
    error,
  }
}
