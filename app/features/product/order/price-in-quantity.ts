import { tierAt } from '@/rules/price-tiers'
import type { ProductOrder } from './use-product-order'

export function priceInQuantity({ offer, quantity }: ProductOrder) {
  const { price, tiers = [] } = offer
  return price && { ...price, amount: tierAt(tiers, quantity.quantity)?.price ?? price.amount }
}
