export interface MethodFacts {
  id?: string
}

/**
 * Returns the method to preselect: ground shipping, whose id ends with `Disc`, or else the first
 * method. Undefined when the chosen method is still applicable, or no method is (CHK-017, CHK-018).
 */
export function findMethodToChoose<Method extends MethodFacts>(
  applicable: readonly Method[],
  chosenId: string | undefined,
): Method | undefined {
  if (applicable.some(({ id }) => id !== undefined && id === chosenId)) return undefined
  return applicable.find(({ id = '' }) => id.endsWith('Disc')) ?? applicable[0]
}
