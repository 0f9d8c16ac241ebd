import type { MaterialView } from '@/commerce-client/materials.queries'
import { availabilityOf } from '@/rules/availability'
import { countOfProduct } from '@/rules/basket-count'
import { quotaOf } from '@/rules/order-quota'
import { settings } from '@/rules/settings'
import { useBasket } from '@/shopper/basket/use-basket'
import { useAddAndShow } from '../order/use-add-and-show'
import { useProductQuantity } from '../order/use-product-quantity'

/**
 * Manages the quantity of a sales material, and adds it to the bag (MAT-004). A product page
 * reduces an unavailable quantity; this hook keeps the typed quantity instead, reports the problem,
 * and adds nothing.
 */
export function useMaterial({ id, ats, facts, quantityLimit }: MaterialView) {
  const { data: basket } = useBasket()
  const inBag = countOfProduct(basket?.productItems ?? [], id)
  const { available, isLimited } = quotaOf({
    limit: quantityLimit,
    inBag,
    stock: ats === undefined ? undefined : Math.max(0, ats - inBag),
  })
  const quantity = useProductQuantity(undefined, settings.materialsQuantity)
  const { add, isAdding, error } = useAddAndShow()
  const wanted = Number(quantity.text)
  const isFull = available === 0
  const isBeyond = !isFull && available !== undefined && wanted > available
  const availability = availabilityOf(facts, new Date())
  const canAdd = availability === 'in-stock' && !isFull && !isBeyond && quantity.isAcceptable
  return {
    quantity,
    inBag,
    availability,
    isFull,
    /** `true` if the typed quantity exceeds what can be added. */
    isBeyond,
    /** `true` if the limit per order is reached before the stock. */
    isLimited,
    canAdd,
    canIncrease: quantity.canIncrease && (available === undefined || quantity.quantity < available),
    isAdding,
    error,
    addToBag: () => {
      const settled = quantity.settleNow()
      if (!canAdd || !settled) return
      const { quantity: added } = settled
      add([{ productId: id, quantity: added }], () => quantity.reset(added))
    },
  }
}
