/** What decides whether a bag is large enough to be ordered (CART-037). */
export interface ThresholdFacts {
  /** The site asks for a minimum at all. */
  isAsked: boolean
  /** `qdThresholdMet`, as the service answers it. */
  isReached: boolean
  /** For each line, whether it is sales material that is given away. */
  collateral: readonly boolean[]
}

/** Met if there is no minimum, if the service answers so, or if everything is sales material. */
export function isThresholdMet({ isAsked, isReached, collateral }: ThresholdFacts): boolean {
  return !isAsked || isReached || (collateral.length > 0 && collateral.every(Boolean))
}
