import type { ProductView, VariantView } from '@/commerce-client/product.mapper'
import { isSoldAsItIs } from '@/domain/availability'
import type { QuantityNotice } from '@/domain/product-quantity'
import { useAddAndShow } from './use-add-and-show'
import { useProductOffer } from './use-product-offer'
import { useProductQuantity } from './use-product-quantity'

/** What is sold as chosen, how many of it, and adding that to the bag (D1 §4, §5). */
export function useProductOrder(product: ProductView, variant: VariantView | undefined) {
  const offer = useProductOffer(product, variant)
  const quantity = useProductQuantity(offer.available)
  const { add, isAdding, error } = useAddAndShow()
  const canOrder = offer.isSold && offer.availability === 'in-stock' && isSoldAsItIs(product.facts)
  const isFull = canOrder && offer.available === 0
  return {
    offer,
    quantity,
    canOrder,
    // The bag holds all there is: that has to be said before anything is pressed.
    // Where an order's limit comes first, that limit is said instead.
    notice: noticeOf(isFull ? 'QUANTITIES_LIMITED' : quantity.notice, offer.isLimited),
    isAdding,
    error,
    addToBag() {
      const pieces = quantity.settleNow()
      if (pieces === undefined) return
      add([{ productId: offer.productId, quantity: pieces }], quantity.reset)
    },
  }
}

function noticeOf(notice: QuantityNotice | undefined, isLimited: boolean) {
  return isLimited && notice !== 'QUANTITY_EXCEEDS_MAX' ? undefined : notice
}

export type ProductOrder = ReturnType<typeof useProductOrder>
