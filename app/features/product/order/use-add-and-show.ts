import { useQueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { isMultiShip } from '@/domain/recipients'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { basketKey } from '@/shopper/basket/basket.queries'
import { useSite } from '@/site/use-site'
import { useSheet } from '@/ui/use-sheet'

/**
 * Adds to the bag, then opens 'Added to Your Bag' (FUL-013). With several recipients the shopper is
 * asked first who gets it (MSH-014); pickup has no recipients.
 */
export function useAddAndShow() {
  const { open } = useSheet()
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { mutate, isLoading, error } = useAddToBag()
  const choose = (items: BagAddition[], onAdded?: () => void) =>
    open('add-to-shipments', { items, onAdded })
  return {
    add: (items: BagAddition[], onAdded?: () => void) => {
      const basket = queryClient.getQueryData<Basket | null>(basketKey(siteId))
      const isPickup = items.some(({ fulfillmentOption }) => fulfillmentOption === 'PICKUP')
      if (basket && isMultiShip(basket) && !isPickup) return choose(items, onAdded)
      mutate(items, {
        onSuccess: () => {
          open('added-to-bag', { items })
          onAdded?.()
        },
      })
    },
    /** Asks who gets it. */
    choose,
    isAdding: isLoading,
    error,
  }
}
