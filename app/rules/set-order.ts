import { exactSum } from '@rules/currency'

export interface SetLine {
  productId: string
  quantity: number
  /** Per piece. */
  price: number
}

export function totalOf(lines: readonly SetLine[]): number {
  return exactSum(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
}
