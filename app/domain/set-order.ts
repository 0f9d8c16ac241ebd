import { exactSum } from '@domain/currency'

/** The line that is added for one part of a set. */
export interface SetLine {
  productId: string
  quantity: number
  /** Per piece. */
  price: number
}

/** Returns the total. */
export function totalOf(lines: readonly SetLine[]): number {
  return exactSum(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
}
