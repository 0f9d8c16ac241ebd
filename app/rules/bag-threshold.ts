/** Facts that decide whether a basket is large enough to be ordered (CART-037). */
export interface ThresholdFacts {
  isAsked: boolean
  /** The service's `qdThresholdMet`. */
  isReached: boolean
  collateral: readonly boolean[]
}

/**
 * Met if there is no minimum, if the service reports it as met, or if all lines are sales material.
 */
export function isThresholdMet({ isAsked, isReached, collateral }: ThresholdFacts): boolean {
  return !isAsked || isReached || (collateral.length > 0 && collateral.every(Boolean))
}
