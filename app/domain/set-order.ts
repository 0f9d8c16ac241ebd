/** The line that is added for one part of a set. */
export interface SetLine {
  productId: string
  quantity: number
  /** Dollars per piece. */
  price: number
}

/** Returns the total in dollars, added up in cents. */
export function totalOf(lines: readonly SetLine[]): number {
  const cents = lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0)
  return cents / 100
}
