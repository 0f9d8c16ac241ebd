/** The fields of a shipping method that rules use; the SDK's methods fit it. */
export interface MethodFacts {
  id?: string
}

/**
 * The method to choose for a shopper: the ground one, whose id ends with `Disc`, else the first.
 * Undefined when the chosen one is among them, or there is none (CHK-017, CHK-018).
 */
export function findMethodToChoose<Method extends MethodFacts>(
  applicable: readonly Method[],
  chosenId: string | undefined,
): Method | undefined {
  if (applicable.some(({ id }) => id !== undefined && id === chosenId)) return undefined
  return applicable.find(({ id = '' }) => id.endsWith('Disc')) ?? applicable[0]
}
