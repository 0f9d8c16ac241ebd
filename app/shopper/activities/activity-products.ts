import type { Basket } from '@/commerce-client/baskets'
import type { ActivityProduct } from '@/integrations/recommendations/recommendations.port'

interface Line {
  productId?: string
  quantity?: number
}

/** Maximum number of products per activity. */
const MOST = 100

export function toShownProducts(shown: readonly { id: string }[]): ActivityProduct[] {
  return shown.slice(0, MOST).map(({ id }) => ({ id }))
}

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
