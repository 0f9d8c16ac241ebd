import type { ProductSelection } from '../promotions/product-selection.schemas'
import type { Promotion } from '../promotions/promotion.schemas'

/** Which products a promotion is about, by the part they play. */
export interface PromotionParts {
  qualifying: readonly ProductSelection[]
  discounted: readonly ProductSelection[]
  bonus: readonly ProductSelection[]
  bonusIds: ReadonlySet<string>
}

type Discount = Promotion['tiers'][number]['discount']

const isBonus = ({ type }: Discount) => type === 'bonus' || type === 'bonus_choice'

export function toPromotionParts(promotion: Promotion): PromotionParts {
  const { promotionClass, qualifying, discounted, combination = [], tiers, deals } = promotion
  const discounts = [...tiers, ...deals].map(({ discount }) => discount)
  const lowersPrices = tiers.some(({ discount }) => !isBonus(discount))
  // a promotion that any product qualifies for is not about all of them
  const asksForProducts = qualifying.included !== undefined
  return {
    qualifying: [
      ...(asksForProducts ? [qualifying] : []),
      ...[...combination, ...deals.flatMap(({ buy }) => buy)].map(({ selection }) => selection),
    ],
    discounted: [
      ...(promotionClass === 'product' && lowersPrices ? [discounted] : []),
      ...deals
        .filter(({ discount }) => !isBonus(discount))
        .flatMap(({ get }) => get.map(({ selection }) => selection)),
    ],
    bonus: discounts.flatMap((discount) =>
      discount.type === 'bonus_choice' && discount.rule ? [discount.rule] : [],
    ),
    bonusIds: new Set(
      discounts.flatMap((discount) => {
        if (discount.type === 'bonus') return discount.productIds
        if (discount.type !== 'bonus_choice') return []
        return discount.products.map(({ productId }) => productId)
      }),
    ),
  }
}
