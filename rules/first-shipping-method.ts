interface Method {
  id?: string
}

/**
 * Returns the method of a shipment for which none was chosen yet: ground shipping, whose id ends
 * with `Disc`, or else the first that is applicable (CHK-017, CHK-018).
 */
export function firstMethodOf<Applicable extends Method>(
  applicable: readonly Applicable[],
): Applicable | undefined {
  return applicable.find(({ id = '' }) => id.endsWith('Disc')) ?? applicable[0]
}

/** Returns the method to choose; undefined if the chosen one is applicable, or none is. */
export function findMethodToChoose<Applicable extends Method>(
  applicable: readonly Applicable[],
  chosenId: string | undefined,
): Applicable | undefined {
  if (applicable.some(({ id }) => id !== undefined && id === chosenId)) return undefined
  return firstMethodOf(applicable)
}
