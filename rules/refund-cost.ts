/** @param refunded pieces that were refunded before */
export function costOfPieces(
  line: { costMinor: number; ordered: number; refunded: number },
  pieces: number,
): number {
  const upTo = (count: number) => Math.round((line.costMinor * count) / Math.max(1, line.ordered))
  return upTo(line.refunded + pieces) - upTo(line.refunded)
}
