import type { ActivePromotion } from './active-promotions.rules'
import type { DiscountState, ShippingClaim } from './discount-state'
import { discountMinor, findTier, refuseTier } from './discount.rules'
import type { Discount } from './discount.schemas'
import { isSelected } from './product-selection.rules'
import type { PromotedShipment } from './promoted-basket'
import type { Promotion } from './promotion.schemas'

export function priceShipping(state: DiscountState): void {
  for (const shipment of state.promotedShipments) {
    const goods = state.linesOf(shipment)
    const priceMinor = shipment.priceMinor(
      goods.map((line) => ({ line, minor: state.valueOf([line]) })),
    )
    const { shipmentId } = shipment
    state.shipments.set(shipmentId, { adjustments: [], basePriceMinor: priceMinor, priceMinor })
  }
  for (const claim of state.shippingClaims) payForLines(state, claim)
}

function payForLines(state: DiscountState, { active, discount, lines }: ShippingClaim): void {
  for (const shipment of state.promotedShipments) {
    const shipping = state.shipments.get(shipment.shipmentId)
    const goods = state.linesOf(shipment)
    const claimed = goods.filter((line) => lines.has(line))
    if (!shipping || claimed.length === 0) continue
    if (shipment.shippingMethodId === undefined) state.markApplied(active)
    if (isOtherMethod(state, active.promotion, shipment)) continue
    const whole = state.valueOf(goods)
    const isAll = claimed.length === goods.length || whole === 0
    const share = isAll
      ? shipping.priceMinor
      : Math.floor((shipping.priceMinor * state.valueOf(claimed)) / whole)
    takeOff(state, active, discount, shipment, share)
  }
}

export function applyShippingPromotion(state: DiscountState, active: ActivePromotion): void {
  const { promotion } = active
  let left = promotion.maxApplications ?? Infinity
  for (const shipment of state.promotedShipments) {
    const { shipmentId } = shipment
    if (left === 0) {
      const most = promotion.maxApplications ?? 0
      state.trace?.(promotion.id, { kind: 'applications_used', most }, { shipmentId })
      continue
    }
    const shipping = state.shipments.get(shipmentId)
    if (!shipping || state.isTaken(shipment, promotion, { shipmentId })) continue
    if (isOtherMethod(state, promotion, shipment)) continue
    const goods = state.linesOf(shipment)
    const isMixed =
      promotion.prohibitsOthers && goods.some((line) => !isSelected(line, promotion.qualifying))
    if (isMixed) {
      state.trace?.(promotion.id, { kind: 'other_goods' }, { shipmentId })
      continue
    }
    const reached = state.measure(goods, promotion)
    const tier = findTier(promotion, reached)
    if (!tier) {
      refuseTier(promotion, reached, state.trace, { shipmentId })
      continue
    }
    // without a shipping method there is no price to discount yet, but the code must stay in the
    // basket
    if (shipment.shippingMethodId === undefined) state.markApplied(active)
    const isTaken = takeOff(state, active, tier.discount, shipment, shipping.priceMinor)
    if (isTaken) left -= 1
    if (isTaken && promotion.exclusivity === 'class') state.close(shipment, active)
  }
}

function isOtherMethod(
  state: DiscountState,
  promotion: Promotion,
  shipment: PromotedShipment,
): boolean {
  if (allowsMethod(promotion, shipment)) return false
  const { id, shippingMethodIds: methodIds = [] } = promotion
  const { shipmentId } = shipment
  state.trace?.(id, { kind: 'other_shipping_method', methodIds }, { shipmentId })
  return true
}

export function allowsMethod(
  { shippingMethodIds }: Promotion,
  { shippingMethodId }: PromotedShipment,
): boolean {
  if (!shippingMethodIds || shippingMethodId === undefined) return true
  return shippingMethodIds.includes(shippingMethodId)
}

/**
 * Applies a discount to `share` (cents) of a shipment's price.
 * @returns whether it lowered the price.
 */
function takeOff(
  state: DiscountState,
  active: ActivePromotion,
  discount: Discount,
  { shipmentId, shippingMethodId }: PromotedShipment,
  share: number,
): boolean {
  const shipping = state.shipments.get(shipmentId)
  const minor = discountMinor(toPriceDiscount(discount), share)
  if (!shipping || minor === 0) {
    const kind = shippingMethodId === undefined ? 'no_shipping_method' : 'worth_nothing'
    state.trace?.(active.promotion.id, { kind }, { shipmentId })
    return false
  }
  shipping.adjustments.push(state.note(active, toPriceDiscount(discount), minor))
  shipping.priceMinor -= minor
  return true
}

function toPriceDiscount(discount: Discount): Discount {
  if (discount.type === 'free_shipping') return { type: 'free' }
  if (discount.type !== 'fixed_shipping') return discount
  return { type: 'fixed_price', amountMinor: discount.amountMinor }
}
