interface Line {
  productId?: string
  quantity?: number
}

/** Total quantity of all lines. */
export function countPieces(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
}

/** Total quantity of one product in all its lines. */
export function countOfProduct(lines: readonly Line[], productId: string): number {
  return countPieces(lines.filter((line) => line.productId === productId))
}
