import {
  listActivePromotions,
  type ActivePromotion,
  type EnteredCoupon,
} from './active-promotions.rules'
import { discountMinor, findTier } from './discount.rules'
import { isSelected, type PromotedProduct } from './product-selection.rules'
import type { Discount, Promotion } from './promotion.schemas'
import { prorate } from './prorate'

/** All amounts are cents. */
export interface PromotedLine extends PromotedProduct {
  itemId: string
  shipmentId: string
  quantity: number
  priceMinor: number
}

export interface PromotedShipment {
  shipmentId: string
  shippingMethodId: string | undefined
  /** What shipping costs for goods of that value. */
  priceMinor(merchandiseMinor: number): number
}

/** What one promotion takes off a line, the order or a shipment's delivery. */
export interface Adjustment {
  promotionId: string
  text: string
  couponCode?: string
  discount: Discount
  /** Cents taken off, above 0. */
  minor: number
}

export interface DiscountedLine {
  adjustments: Adjustment[]
  afterItemMinor: number
  afterOrderMinor: number
}

export interface DiscountedShipping {
  adjustments: Adjustment[]
  basePriceMinor: number
  priceMinor: number
}

export interface AppliedPromotions {
  /** By item id. */
  lines: ReadonlyMap<string, DiscountedLine>
  orderAdjustments: Adjustment[]
  /** By shipment id. */
  shipments: ReadonlyMap<string, DiscountedShipping>
  /** Of the codes that brought something. */
  appliedCouponItemIds: ReadonlySet<string>
}

/**
 * What the promotions take off: products first, then the order, then shipping; in each class by
 * exclusivity, rank and id, each on what the one before left. A globally exclusive promotion that
 * applies is the only one; a class-exclusive one keeps others of its class from the same line,
 * order or shipment. Discounts of the order are prorated to the cent. Shipping is priced by the
 * goods' value before discounts of the order.
 */
export function applyPromotions(
  lines: readonly PromotedLine[],
  shipments: readonly PromotedShipment[],
  coupons: readonly EnteredCoupon[],
  promotions: readonly Promotion[],
  now: Date,
): AppliedPromotions {
  const active = listActivePromotions(promotions, coupons, now)
  const isGlobal = ({ promotion }: ActivePromotion) => promotion.exclusivity === 'global'
  for (const one of active.filter(isGlobal)) {
    const alone = applyInTurn(lines, shipments, [one])
    if (alone.hasApplied) return alone
  }
  return applyInTurn(
    lines,
    shipments,
    active.filter((one) => !isGlobal(one)),
  )
}

function applyInTurn(
  lines: readonly PromotedLine[],
  shipments: readonly PromotedShipment[],
  active: readonly ActivePromotion[],
): AppliedPromotions & { hasApplied: boolean } {
  const state = new DiscountState(lines, shipments)
  for (const one of active) {
    if (one.promotion.promotionClass === 'product') state.applyToLines(one)
  }
  for (const one of active) {
    if (one.promotion.promotionClass === 'order') state.applyToOrder(one)
  }
  state.priceShipping()
  for (const one of active) {
    if (one.promotion.promotionClass === 'shipping') state.applyToShipping(one)
  }
  return state
}

class DiscountState implements AppliedPromotions {
  readonly lines: Map<string, DiscountedLine>
  readonly orderAdjustments: Adjustment[] = []
  readonly shipments = new Map<string, DiscountedShipping>()
  readonly appliedCouponItemIds = new Set<string>()
  hasApplied = false
  readonly #lines: readonly PromotedLine[]
  readonly #shipments: readonly PromotedShipment[]
  /** Lines and shipments (and the order) that a class-exclusive promotion has taken. */
  readonly #closed = new Set<object>()

  constructor(lines: readonly PromotedLine[], shipments: readonly PromotedShipment[]) {
    this.#lines = lines
    this.#shipments = shipments
    this.lines = new Map(
      lines.map(({ itemId, priceMinor }) => [
        itemId,
        { adjustments: [], afterItemMinor: priceMinor, afterOrderMinor: priceMinor },
      ]),
    )
  }

  applyToLines(active: ActivePromotion): void {
    const { promotion } = active
    const tier = findTier(promotion, this.#measure(this.#lines, promotion))
    if (!tier) return
    for (const line of this.#lines) {
      const state = this.#stateOf(line)
      if (!isSelected(line, promotion.discounted) || this.#closed.has(line)) continue
      const minor = discountMinor(tier.discount, state.afterItemMinor, line.quantity)
      if (minor === 0) continue
      state.adjustments.push(this.#note(active, tier.discount, minor))
      state.afterItemMinor -= minor
      state.afterOrderMinor = state.afterItemMinor
      if (promotion.exclusivity === 'class') this.#closed.add(line)
    }
  }

  applyToOrder(active: ActivePromotion): void {
    const { promotion } = active
    if (this.#closed.has(this.orderAdjustments)) return
    const tier = findTier(promotion, this.#measure(this.#lines, promotion))
    const lines = this.#lines.filter((line) => isSelected(line, promotion.discounted))
    const weights = lines.map((line) => this.#stateOf(line).afterOrderMinor)
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const minor = tier ? discountMinor(tier.discount, whole) : 0
    if (!tier || minor === 0) return
    this.orderAdjustments.push(this.#note(active, tier.discount, minor))
    const shares = prorate(minor, weights)
    lines.forEach((line, index) => (this.#stateOf(line).afterOrderMinor -= shares[index] ?? 0))
    if (promotion.exclusivity === 'class') this.#closed.add(this.orderAdjustments)
  }

  priceShipping(): void {
    for (const shipment of this.#shipments) {
      const priceMinor = shipment.priceMinor(this.#valueOf(this.#linesOf(shipment)))
      const { shipmentId } = shipment
      this.shipments.set(shipmentId, { adjustments: [], basePriceMinor: priceMinor, priceMinor })
    }
  }

  applyToShipping(active: ActivePromotion): void {
    const { promotion } = active
    const { shippingMethodIds } = promotion
    for (const shipment of this.#shipments) {
      const state = this.shipments.get(shipment.shipmentId)
      if (!state || this.#closed.has(shipment)) continue
      const { shippingMethodId } = shipment
      const isOther =
        shippingMethodId !== undefined && !shippingMethodIds?.includes(shippingMethodId)
      if (shippingMethodIds && isOther) continue
      const tier = findTier(promotion, this.#measure(this.#linesOf(shipment), promotion))
      // its time comes with a method: until then its code must be able to wait in the basket
      if (tier && shipment.shippingMethodId === undefined) this.#markApplied(active)
      const minor = tier ? discountMinor(tier.discount, state.priceMinor) : 0
      if (!tier || minor === 0) continue
      state.adjustments.push(this.#note(active, tier.discount, minor))
      state.priceMinor -= minor
      if (promotion.exclusivity === 'class') this.#closed.add(shipment)
    }
  }

  /** What the qualifying lines come to; without one, no threshold is reached. */
  #measure(lines: readonly PromotedLine[], { qualifying }: Promotion) {
    const fitting = lines.filter((line) => isSelected(line, qualifying))
    if (fitting.length === 0) return { minor: -1, pieces: -1 }
    const pieces = fitting.reduce((sum, { quantity }) => sum + quantity, 0)
    return { minor: this.#valueOf(fitting), pieces }
  }

  #valueOf(lines: readonly PromotedLine[]): number {
    return lines.reduce((sum, line) => sum + this.#stateOf(line).afterItemMinor, 0)
  }

  #linesOf({ shipmentId }: PromotedShipment): PromotedLine[] {
    return this.#lines.filter((line) => line.shipmentId === shipmentId)
  }

  #stateOf({ itemId }: PromotedLine): DiscountedLine {
    const state = this.lines.get(itemId)
    if (!state) throw new Error(`There is no line ${itemId}.`)
    return state
  }

  #markApplied({ coupon }: ActivePromotion): void {
    this.hasApplied = true
    if (coupon) this.appliedCouponItemIds.add(coupon.couponItemId)
  }

  #note(active: ActivePromotion, discount: Discount, minor: number): Adjustment {
    this.#markApplied(active)
    const { promotion, coupon } = active
    return {
      promotionId: promotion.id,
      text: promotion.calloutMsg ?? promotion.name,
      ...(coupon ? { couponCode: coupon.code } : {}),
      discount,
      minor,
    }
  }
}
