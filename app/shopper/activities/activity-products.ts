import type { Basket } from '@/commerce-client/baskets'
import type { ActivityProduct } from '@/integrations/recommendations/recommendations.port'

interface Line {
  productId?: string
  quantity?: number
}

/** The limit of one activity. */
const MOST = 100

/** Products in a list, as they are reported. */
export function toShownProducts(shown: readonly { id: string }[]): ActivityProduct[] {
  return shown.slice(0, MOST).map(({ id }) => ({ id }))
}

/** Lines as they are reported, at the price of a piece in the bag. */
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
