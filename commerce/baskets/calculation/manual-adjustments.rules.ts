import { percentOf } from '../../percentages'
import { prorate } from '../../promotions/prorate'
import type { BasketDocument, ManualAdjustment } from '../model/basket-document.schemas'
import type { AppliedManual } from '../model/calculated-basket'

/**
 * Applies the manual discounts on one item to `minor` one after another: each reduces the amount
 * that the previous one left. Discount amounts and fixed prices are per piece.
 */
export function adjustItem(
  document: BasketDocument,
  itemId: string,
  minor: number,
  quantity = 1,
): AppliedManual[] {
  const own = (document.manualAdjustments ?? []).filter((one) => one.itemId === itemId)
  return applyInTurn(own, minor, quantity)
}

/** Applies the manual discounts on the whole order, one after another. */
export function adjustOrder(document: BasketDocument, minor: number): AppliedManual[] {
  const own = (document.manualAdjustments ?? []).filter((one) => one.level === 'order')
  return applyInTurn(own, minor, 1)
}

/**
 * Distributes the order's manual discounts over the lines, exact to the cent.
 * @returns the amount left on each line.
 */
export function spread(adjustments: readonly AppliedManual[], lines: readonly number[]): number[] {
  let left = [...lines]
  for (const { minor } of adjustments) {
    const shares = prorate(minor, left)
    left = left.map((line, index) => line - (shares[index] ?? 0))
  }
  return left
}

export function sumManual(adjustments: readonly AppliedManual[]): number {
  return adjustments.reduce((sum, { minor }) => sum + minor, 0)
}

function applyInTurn(
  adjustments: readonly ManualAdjustment[],
  minor: number,
  quantity: number,
): AppliedManual[] {
  let left = minor
  return adjustments.map((adjustment) => {
    const off = Math.max(0, Math.min(left, wantedOff(adjustment, left, quantity)))
    left -= off
    return { adjustment, minor: off }
  })
}

function wantedOff({ discount }: ManualAdjustment, left: number, quantity: number): number {
  if (discount.type === 'percentage') return percentOf(left, discount.percentage)
  if (discount.type === 'amount') return discount.amountMinor * quantity
  return left - discount.amountMinor * quantity
}
