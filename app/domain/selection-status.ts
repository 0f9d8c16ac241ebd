/**
 * How far a shopper has come in choosing (PDP-056): nothing to do yet, asked for what is missing
 * after Add to Bag was clicked, or everything chosen.
 */
export type SelectionStatus = 'idle' | 'waiting' | 'ready'

/**
 * @param missing the attribute of which nothing is chosen yet
 * @param isAsked Add to Bag was clicked without it
 */
export function selectionStatus(missing: string | undefined, isAsked: boolean): SelectionStatus {
  if (missing === undefined) return 'ready'
  return isAsked ? 'waiting' : 'idle'
}
