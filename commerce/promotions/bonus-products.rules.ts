import type { ActivePromotion } from './active-promotions.rules'

export function listBonusProductIds(active: readonly ActivePromotion[]): string[] {
  const discounts = active.flatMap(({ promotion }) => [...promotion.tiers, ...promotion.deals])
  return discounts.flatMap(({ discount }) => {
    if (discount.type === 'bonus') return discount.productIds
    if (discount.type !== 'bonus_choice') return []
    return discount.products.map(({ productId }) => productId)
  })
}
