import type { BagAddition } from '@/shopper/basket/add-to-shipment'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { useSheet } from '@/ui/use-sheet'

/** Adds to the bag, then opens 'Added to Your Bag' (FUL-013). */
export function useAddAndShow() {
  const { open } = useSheet()
  const { mutate, isLoading, error } = useAddToBag()
  return {
    add: (items: BagAddition[], onAdded?: () => void) =>
      mutate(items, {
        onSuccess: () => {
          open('added-to-bag', { items })
          onAdded?.()
        },
      }),
    isAdding: isLoading,
    error,
  }
}
