import type { ActivePromotion } from './active-promotions.rules'
import { discountMinor } from './discount.rules'
import type { Discount } from './discount.schemas'
import { isSelected, type PromotedProduct } from './product-selection.rules'
import { hasPart, toPromotionParts } from './promotion-parts.rules'
import type { Promotion } from './promotion.schemas'

/** Discounts that do not lower the price of a single piece. */
const NOT_OFF_PRODUCTS: readonly Discount['type'][] = [
  'total_fixed_price',
  'percentage_off_options',
]

export interface ProductPromotion {
  promotionId: string
  calloutMsg: string
  /** Cents for one piece; absent if the promotion has further conditions. */
  promotionalMinor?: number
}

/** A product with its prices for one piece, in cents; a price is absent if the product has none. */
export type PricedProduct = PromotedProduct & {
  priceInBook?(priceBookId: string): number | undefined
}

export function listProductPromotions(
  product: PricedProduct,
  active: readonly ActivePromotion[],
): ProductPromotion[] {
  return active
    .filter(({ promotion }) => isPartOf(product, promotion))
    .map(({ promotion }) => {
      const promotionalMinor = priceWith(product, promotion)
      return {
        promotionId: promotion.id,
        calloutMsg: promotion.calloutMsg ?? promotion.name,
        ...(promotionalMinor !== undefined && { promotionalMinor }),
      }
    })
}

function isPartOf(product: PromotedProduct, promotion: Promotion): boolean {
  return (
    promotion.promotionClass === 'product' && hasPart(product, toPromotionParts(promotion), 'all')
  )
}

function priceWith(product: PricedProduct, promotion: Promotion): number | undefined {
  const { unitMinor } = product
  const { condition, discounted, paymentMethodIds, tiers } = promotion
  const [tier] = tiers.filter(
    ({ threshold }) => threshold === 0 || (condition === 'quantity' && threshold === 1),
  )
  const isConditional = paymentMethodIds !== undefined || !isSelected(product, discounted)
  if (unitMinor === undefined || !tier || isConditional) return undefined
  const { discount } = tier
  if (NOT_OFF_PRODUCTS.includes(discount.type)) return undefined
  const bookPrice =
    discount.type === 'price_book_price' ? product.priceInBook?.(discount.priceBookId) : undefined
  const off = discountMinor(discount, unitMinor, 1, bookPrice)
  return off > 0 ? unitMinor - off : undefined
}
