import type { Basket } from '@/commerce-client/baskets'
import type { ActivityProduct } from '@/integrations/recommendations/recommendations.port'

interface Line {
  productId?: string
  quantity?: number
}

/** Lines as they are told, at the price of a piece in the bag. */
export function toActivityProducts(
  lines: readonly Line[],
  { productItems = [] }: Basket,
): ActivityProduct[] {
  return lines.flatMap(({ productId, quantity }) => {
    if (productId === undefined) return []
    const price = productItems.find((line) => line.productId === productId)?.basePrice
    return [{ id: productId, sku: productId, quantity, price }]
  })
}
