import type { ActivePromotion } from './active-promotions.rules'
import { discountMinor, type Reached } from './discount.rules'
import type { Constraint, Discount } from './discount.schemas'
import { isSelected } from './product-selection.rules'
import type {
  Adjustment,
  ApproachingDiscount,
  AppliedPromotions,
  AwardedBonus,
  BonusChoice,
  DiscountedLine,
  DiscountedShipping,
  PromotedLine,
  PromotedShipment,
} from './promoted-basket'
import type { Promotion } from './promotion.schemas'
import type { PromotionTrace, RefusalPlace } from './promotion-trace'

/** Product lines with free or fixed-price shipping from a product promotion. */
export interface ShippingClaim {
  active: ActivePromotion
  discount: Discount
  lines: ReadonlySet<PromotedLine>
}

/** The discounts that promotions have given to a basket so far. */
export class DiscountState implements AppliedPromotions {
  readonly lines: Map<string, DiscountedLine>
  readonly orderAdjustments: Adjustment[] = []
  readonly shipments = new Map<string, DiscountedShipping>()
  readonly appliedCouponItemIds = new Set<string>()
  readonly appliedPromotionIds = new Set<string>()
  readonly bonuses: AwardedBonus[] = []
  readonly bonusChoices: BonusChoice[] = []
  readonly approaching: ApproachingDiscount[] = []
  readonly shippingClaims: ShippingClaim[] = []
  readonly #closed = new Map<object, string>()
  /** Promotion id → the id of the applied promotion that excludes it. */
  readonly #excluding = new Map<string, string>()

  constructor(
    readonly promotedLines: readonly PromotedLine[],
    readonly promotedShipments: readonly PromotedShipment[],
    /** Absent if no caller needs the reasons for missing discounts. */
    readonly trace?: PromotionTrace,
  ) {
    this.lines = new Map(
      promotedLines.map(({ itemId, priceMinor }) => [
        itemId,
        { adjustments: [], afterItemMinor: priceMinor, afterOrderMinor: priceMinor },
      ]),
    )
  }

  get hasApplied(): boolean {
    return this.appliedPromotionIds.size > 0
  }

  stateOf({ itemId }: PromotedLine): DiscountedLine {
    const state = this.lines.get(itemId)
    if (!state) throw new Error(`There is no line ${itemId}.`)
    return state
  }

  linesOf({ shipmentId }: PromotedShipment): PromotedLine[] {
    return this.promotedLines.filter((line) => line.shipmentId === shipmentId)
  }

  valueOf(lines: readonly PromotedLine[]): number {
    return lines.reduce((sum, line) => sum + this.stateOf(line).afterItemMinor, 0)
  }

  /**
   * Returns the current price of some pieces of a line in cents, rounded down unless they are the
   * whole line.
   */
  portionOf(line: PromotedLine, pieces: number): number {
    const { afterItemMinor } = this.stateOf(line)
    if (pieces >= line.quantity) return afterItemMinor
    return Math.floor((afterItemMinor * pieces) / line.quantity)
  }

  /** Without a qualifying line all are -1, so that even a threshold of 0 is not reached. */
  measure(lines: readonly PromotedLine[], { qualifying, combination }: Promotion): Reached {
    const fitting = lines.filter((line) => isSelected(line, qualifying))
    if (fitting.length === 0) return { minor: -1, pieces: -1, combinations: -1 }
    return {
      minor: this.valueOf(fitting),
      pieces: countPieces(fitting),
      combinations: countCombinations(fitting, combination ?? []),
    }
  }

  discountPieces(active: ActivePromotion, discount: Discount, line: PromotedLine, pieces: number) {
    const bookPrice =
      discount.type === 'price_book_price' ? line.priceInBook?.(discount.priceBookId) : undefined
    const portion = this.portionOf(line, pieces)
    this.takeOff(active, discount, line, discountMinor(discount, portion, pieces, bookPrice))
  }

  takeOff(active: ActivePromotion, discount: Discount, line: PromotedLine, minor: number): void {
    if (minor === 0) {
      this.trace?.(active.promotion.id, { kind: 'worth_nothing' }, { itemId: line.itemId })
      return
    }
    const state = this.stateOf(line)
    state.adjustments.push(this.note(active, discount, minor))
    state.afterItemMinor -= minor
    state.afterOrderMinor = state.afterItemMinor
    if (active.promotion.exclusivity === 'class') this.close(line, active)
  }

  /** Closes a line, shipment or order to other promotions of the class. */
  close(target: object, { promotion }: ActivePromotion): void {
    this.#closed.set(target, promotion.id)
  }

  /** Returns whether another promotion of the class has already claimed the target. */
  isClosed(target: object): boolean {
    return this.#closed.has(target)
  }

  /** Like `isClosed`, but also traces which promotion has claimed the target. */
  isTaken(target: object, { id }: Promotion, place?: RefusalPlace): boolean {
    const by = this.#closed.get(target)
    if (by !== undefined) this.trace?.(id, { kind: 'taken', by }, place)
    return by !== undefined
  }

  findExcluding({ id, mutuallyExclusiveIds = [] }: Promotion): string | undefined {
    return (
      this.#excluding.get(id) ??
      mutuallyExclusiveIds.find((one) => this.appliedPromotionIds.has(one))
    )
  }

  markApplied({ promotion, coupon }: ActivePromotion): void {
    this.appliedPromotionIds.add(promotion.id)
    for (const id of promotion.mutuallyExclusiveIds ?? []) this.#excluding.set(id, promotion.id)
    if (coupon) this.appliedCouponItemIds.add(coupon.couponItemId)
  }

  note(active: ActivePromotion, discount: Discount, minor: number): Adjustment {
    this.markApplied(active)
    return { ...describe(active), discount, minor }
  }
}

export function describe({ promotion, coupon }: ActivePromotion) {
  return {
    promotionId: promotion.id,
    text: promotion.calloutMsg ?? promotion.name,
    ...(coupon ? { couponCode: coupon.code } : {}),
  }
}

export function countPieces(lines: readonly PromotedLine[]): number {
  return lines.reduce((sum, { quantity, optionOf }) => sum + (optionOf ? 0 : quantity), 0)
}

function countCombinations(lines: readonly PromotedLine[], wanted: readonly Constraint[]): number {
  if (wanted.length === 0) return 0
  return Math.min(
    ...wanted.map(({ quantity, selection }) =>
      Math.floor(countPieces(lines.filter((line) => isSelected(line, selection))) / quantity),
    ),
  )
}
