/** A variation of content for certain customer groups (CNT-011). */
export interface Variation {
  rank: number
  customerGroups: readonly string[]
}

/** Returns the variation with the lowest rank that applies to one of the shopper's groups. */
export function chooseVariation<Candidate extends Variation>(
  variations: readonly Candidate[],
  shopperGroups: readonly string[],
): Candidate | undefined {
  return [...variations]
    .sort((one, other) => one.rank - other.rank)
    .find(({ customerGroups }) => customerGroups.some((group) => shopperGroups.includes(group)))
}
