import type { ProductView, VariantView } from '@/commerce-client/product.mapper'
import { useAddAndShow } from './use-add-and-show'
import { useProductOffer } from './use-product-offer'
import { useProductQuantity } from './use-product-quantity'

/** What is sold as chosen, how many of it, and adding that to the bag (D1 §4, §5). */
export function useProductOrder(product: ProductView, variant: VariantView | undefined) {
  const offer = useProductOffer(product, variant)
  const quantity = useProductQuantity(offer.available)
  const { add, isAdding, error } = useAddAndShow()
  const canOrder = offer.isSold && offer.availability === 'in-stock'
  return {
    offer,
    quantity,
    canOrder,
    // The bag holds all there is: that has to be said before anything is pressed.
    notice: canOrder && offer.available === 0 ? ('QUANTITIES_LIMITED' as const) : quantity.notice,
    isAdding,
    error,
    addToBag() {
      const pieces = quantity.settleNow()
      if (pieces === undefined) return
      add([{ productId: offer.productId, quantity: pieces }], quantity.reset)
    },
  }
}

export type ProductOrder = ReturnType<typeof useProductOrder>
