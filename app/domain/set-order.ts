/** The line that one part of a set would add. */
export interface SetLine {
  productId: string
  quantity: number
  /** Dollars for one. */
  price: number
}

/** Dollars for all of them together, added up in cents. */
export function totalOf(lines: readonly SetLine[]): number {
  const cents = lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0)
  return cents / 100
}
