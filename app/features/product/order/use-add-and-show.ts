import { useQueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { isMultiShip } from '@/rules/recipients'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { basketKey } from '@/shopper/basket/basket.queries'
import { useSite } from '@/site/use-site'
import { useSheet } from '@/ui/use-sheet'

/**
 * Returns a function that adds items to the bag and then opens 'Added to Your Bag' (FUL-013). If
 * the bag has several recipients, the shopper first chooses among them (MSH-014), except for
 * pickup.
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
    /** Opens the sheet to choose recipients. */
    choose,
    isAdding: isLoading,
    error,
  }
}
