/**
 * Returns the cost of a number of pieces of a line, in cents. Rounding is distributed, so that all
 * refunds of the line together equal its cost to the cent.
 * @param refunded pieces that were refunded before
 */
export function costOfPieces(
  line: { costMinor: number; ordered: number; refunded: number },
  pieces: number,
): number {
  const upTo = (count: number) => Math.round((line.costMinor * count) / Math.max(1, line.ordered))
  return upTo(line.refunded + pieces) - upTo(line.refunded)
}
