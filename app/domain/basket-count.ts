interface Line {
  productId?: string
  quantity?: number
}

/** Pieces of all lines together. */
export function countPieces(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
}

/** Pieces of one product, over all its lines. */
export function countOfProduct(lines: readonly Line[], productId: string): number {
  return countPieces(lines.filter((line) => line.productId === productId))
}
