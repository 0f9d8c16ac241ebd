import { useQuery } from '@tanstack/react-query'
import type { ProductView, VariantView } from '@/commerce-client/product.mapper'
import { stockQuery } from '@/commerce-client/products.queries'
import { availabilityOf } from '@/domain/availability'
import { countOfProduct } from '@/domain/basket-count'
import { useBasket } from '@/shopper/basket/use-basket'
import { useSite } from '@/site/use-site'

/** Ids whose stock the page needs: those of the variants, else the product's own. */
export function stockIds({ id, variants }: ProductView): string[] {
  return variants.length > 0 ? variants.map(({ productId }) => productId) : [id]
}

/** What is sold as chosen: its id, price, availability, and how many can still be added. */
export function useProductOffer(product: ProductView, variant: VariantView | undefined) {
  const site = useSite()
  const { data: stocks } = useQuery(stockQuery(site.id, stockIds(product)))
  const { data: basket } = useBasket()
  const isSold = product.variants.length === 0 || variant !== undefined
  const productId = variant?.productId ?? product.id
  const stock = stocks?.[productId]
  const inBag = countOfProduct(basket?.productItems ?? [], productId)
  const facts = { ...product.facts, orderable: variant?.orderable ?? product.facts.orderable }
  return {
    productId,
    isSold,
    price: variant?.price ?? product.price,
    availability: availabilityOf(facts, new Date()),
    stock,
    /** Stock less what the bag holds already (PDP-070); undefined until the stock is known. */
    available: stock === undefined ? undefined : Math.max(0, stock - inBag),
  }
}

export type ProductOffer = ReturnType<typeof useProductOffer>
