/**
 * A shopper's progress in choosing (PDP-056): `idle`, `waiting` for a missing choice after a click
 * on Add to Bag, or `ready`.
 */
export type SelectionStatus = 'idle' | 'waiting' | 'ready'

/**
 * @param missing the first attribute without a choice
 * @param isAsked Add to Bag was clicked without it
 */
export function selectionStatus(missing: string | undefined, isAsked: boolean): SelectionStatus {
  if (missing === undefined) return 'ready'
  return isAsked ? 'waiting' : 'idle'
}
