interface RefundedLine {
  costMinor: number
  ordered: number
  /** Refunded before. */
  refunded: number
  /** The pieces in each of filled boxes; they are refunded in equal shares. */
  perBox?: number
  /** Single pieces of boxes that were refunded before. */
  boxPieces?: number
}

/**
 * Returns the cost of a number of pieces of a line, in cents. Rounding is distributed, so that all
 * refunds of the line together equal its cost to the cent, those of single pieces of its boxes too.
 */
export function costOfPieces(line: RefundedLine, pieces: number): number {
  return costOfBoxPieces(line, pieces * (line.perBox ?? 1))
}

/** Returns the cost of single pieces of the line's boxes, in cents. */
export function costOfBoxPieces(line: RefundedLine, boxPieces: number): number {
  const { costMinor, ordered, refunded, perBox = 1 } = line
  const all = Math.max(1, ordered * perBox)
  const upTo = (count: number) => Math.round((costMinor * Math.min(count, all)) / all)
  const before = refunded * perBox + (line.boxPieces ?? 0)
  return upTo(before + boxPieces) - upTo(before)
}
