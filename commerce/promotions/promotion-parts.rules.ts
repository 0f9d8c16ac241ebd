import { isSelected, type PromotedProduct } from './product-selection.rules'
import type { ProductSelection } from './product-selection.schemas'
import type { Promotion } from './promotion.schemas'

/** The role of a product in a promotion; `all` matches any role. */
export type PromotionRole = 'all' | 'qualifying' | 'discounted' | 'bonus'

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
  // if every product qualifies, the promotion does not belong to particular products
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

/** `qualifying` means that it has no other role. */
export function hasPart(
  product: PromotedProduct,
  parts: PromotionParts,
  role: PromotionRole,
): boolean {
  const isBonusProduct =
    product.productIds.some((id) => parts.bonusIds.has(id)) || fits(product, parts.bonus)
  const isDiscounted = fits(product, parts.discounted)
  const isQualifying = fits(product, parts.qualifying)
  switch (role) {
    case 'all':
      return isBonusProduct || isDiscounted || isQualifying
    case 'bonus':
      return isBonusProduct
    case 'discounted':
      return isDiscounted
    case 'qualifying':
      return isQualifying && !isDiscounted && !isBonusProduct
  }
}

const fits = (product: PromotedProduct, selections: readonly ProductSelection[]) =>
  selections.some((selection) => isSelected(product, selection))
