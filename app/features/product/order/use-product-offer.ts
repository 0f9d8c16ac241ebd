import type { ProductView, VariantView } from '@/commerce-client/product.mapper'
import { availabilityOf, isAwaited } from '@/domain/availability'
import { countOfProduct } from '@/domain/basket-count'
import { quotaOf } from '@/domain/order-quota'
import { isPickupLine } from '@/domain/shipments'
import { useBasket } from '@/shopper/basket/use-basket'
import type { EditedLine } from './use-edited-line'
import { useStock } from './use-stock'

export type ProductOffer = ReturnType<typeof useProductOffer>

/**
 * What is sold as chosen: its id, price, availability, and how many can still be added.
 * @param line the bag's line that is changed here: its own pieces do not reduce the stock
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
  // what waits in a shop was taken from its shelves
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
    /** The most of it that one order may hold. */
    limit,
    availability,
    /** There is none although the product's own document gives no reason (PDP-082). */
    isUnexplained:
      availability !== 'in-stock' && availabilityOf(variantFacts, new Date()) === 'in-stock',
    /** A back-in-stock notice may be requested. */
    isAwaited: isAwaited(facts, new Date()),
    stock,
    // stock, or what an order may hold, less what the bag holds already (PDP-070)
    ...quota,
    /** Pieces of it in the bag that are picked up. */
    pickedUp: inBag - sent,
  }
}

/**
 * The same product as a shop has it on its shelves.
 * @param stock undefined while no shop is chosen, or has not answered
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

/** What is left of a stock without those that the bag has taken. */
function withoutTaken(stock: number | undefined, taken: number): number | undefined {
  return stock === undefined ? undefined : Math.max(0, stock - taken)
}
