import type { ProductView, VariantView } from '@/commerce-client/product.mapper'
import { availabilityOf, isAwaited } from '@/rules/availability'
import { countOfProduct } from '@/rules/basket-count'
import { quotaOf } from '@/rules/order-quota'
import { isPickupLine } from '@/rules/shipments'
import { useBasket } from '@/shopper/basket/use-basket'
import type { EditedLine } from './use-edited-line'
import { useStock } from './use-stock'

export type ProductOffer = ReturnType<typeof useProductOffer>

/**
 * Returns the id, price, availability and remaining quantity of the chosen variant.
 * @param line the edited line of the bag, whose quantity does not reduce the stock
 */
export function useProductOffer(
  product: ProductView,
  variant: VariantView | undefined,
  line?: EditedLine,
) {
  const { data: basket } = useBasket()
  const isSold = product.variants.length === 0 || variant !== undefined
  const productId = variant?.productId ?? product.id
  const { stock, orderable } = useStock(product, productId, isSold)
  const others = (basket?.productItems ?? []).filter(({ itemId }) => itemId !== line?.itemId)
  const inBag = countOfProduct(others, productId)
  const pickedUp = others.filter(isPickupLine)
  // pickup lines are taken from the shop's stock
  const sent = inBag - countOfProduct(pickedUp, productId)
  const limit = product.quantityLimit
  const quota = quotaOf({ limit, inBag, stock: withoutTaken(stock, sent) })
  const variantFacts = {
    ...product.facts,
    orderable: variant?.orderable ?? product.facts.orderable,
  }
  const facts = { ...variantFacts, orderable: orderable ?? variantFacts.orderable }
  const availability = availabilityOf(facts, new Date())
  return {
    productId,
    isSold,
    price: variant?.price ?? product.price,
    tiers: variant ? variant.tiers : product.tiers,
    inBag,
    limit,
    availability,
    /**
     * `true` if the product is unavailable only according to the inventory, while its document
     * gives no reason (PDP-082).
     */
    isUnexplained:
      availability !== 'in-stock' && availabilityOf(variantFacts, new Date()) === 'in-stock',
    /** `true` if the shopper can sign up for a back-in-stock notice. */
    isAwaited: isAwaited(facts, new Date()),
    stock,
    // the stock or the limit per order, minus the quantity in the bag (PDP-070)
    ...quota,
    /** Quantity in the bag for pickup. */
    pickedUp: inBag - sent,
  }
}

/**
 * Returns the offer for pickup in a shop.
 * @param stock the shop's stock; undefined without a shop, or while it is loading
 */
export function offerAtShop(offer: ProductOffer, stock: number | undefined): ProductOffer {
  const { pickedUp, inBag, limit } = offer
  return {
    ...offer,
    stock,
    availability: stock === 0 ? 'out-of-stock' : 'in-stock',
    isUnexplained: false,
    isAwaited: false,
    ...quotaOf({ limit, inBag, stock: withoutTaken(stock, pickedUp) }),
  }
}

function withoutTaken(stock: number | undefined, taken: number): number | undefined {
  return stock === undefined ? undefined : Math.max(0, stock - taken)
}
