import type { ShopperSituation } from '../shopper-context/shopper-situation'
import {
  listActivePromotions,
  type ActivePromotion,
  type EnteredCoupon,
} from './active-promotions.rules'
import { applyOrderPromotion } from './apply-order-promotion'
import { applyProductPromotion } from './apply-product-promotion'
import { applyShippingPromotion, priceShipping } from './apply-shipping-promotion'
import { listApproaching } from './approaching-discounts.rules'
import { DiscountState } from './discount-state'
import type { AppliedPromotions, PromotedLine, PromotedShipment } from './promoted-basket'
import type { Promotion } from './promotion.schemas'

/** A basket as promotions see it. */
export interface PromotedBasket {
  lines: readonly PromotedLine[]
  shipments: readonly PromotedShipment[]
  coupons: readonly EnteredCoupon[]
  currency: string
  /** `CREDIT_CARD`, and `CREDIT_CARD.Visa` for a card whose type is known. */
  paymentMethodIds: readonly string[]
}

/**
 * What the promotions take off: products first, then the order, then shipping; in each class by
 * exclusivity, rank and id, each on what the one before left. A globally exclusive promotion that
 * applies is the only one; a class-exclusive one keeps others of its class from the same line,
 * order or shipment. Discounts of the order are prorated to the cent. Shipping is priced by the
 * goods' value before discounts of the order. Pure: the same basket always comes to the same.
 */
export function promoteBasket(
  basket: PromotedBasket,
  promotions: readonly Promotion[],
  situation: ShopperSituation,
): AppliedPromotions {
  const active = listActivePromotions(promotions, basket.coupons, situation).filter((one) =>
    suits(one, basket),
  )
  const isGlobal = ({ promotion }: ActivePromotion) => promotion.exclusivity === 'global'
  for (const one of active.filter(isGlobal)) {
    const alone = applyInTurn(basket, [one])
    if (alone.hasApplied) return alone
  }
  const others = active.filter((one) => !isGlobal(one))
  const state = applyInTurn(basket, others)
  state.approaching.push(...listApproaching(state, others))
  return state
}

function suits({ promotion }: ActivePromotion, { currency, paymentMethodIds }: PromotedBasket) {
  const { paymentMethodIds: wanted } = promotion
  const isPaidSo = wanted === undefined || wanted.some((id) => paymentMethodIds.includes(id))
  return isPaidSo && (promotion.currency === undefined || promotion.currency === currency)
}

function applyInTurn(basket: PromotedBasket, active: readonly ActivePromotion[]): DiscountState {
  const state = new DiscountState(basket.lines, basket.shipments)
  const applyClass = (
    promotionClass: Promotion['promotionClass'],
    apply: (state: DiscountState, one: ActivePromotion) => void,
  ) => {
    for (const one of active) {
      if (one.promotion.promotionClass !== promotionClass) continue
      if (!state.isKeptAway(one.promotion)) apply(state, one)
    }
  }
  applyClass('product', applyProductPromotion)
  applyClass('order', applyOrderPromotion)
  priceShipping(state)
  applyClass('shipping', applyShippingPromotion)
  return state
}
