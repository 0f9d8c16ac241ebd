/* What becomes of a piece that a shop does not have, for engine and back office (docs/adr/0129). */

/**
 * `asked`: the buyer may accept a replacement; `waiting`: the pickup is promised for later; `found`:
 * it was there after all, or came.
 */
export const SHORTAGE_STATES = ['asked', 'waiting', 'found', 'refunded', 'replaced'] as const
export type ShortageState = (typeof SHORTAGE_STATES)[number]

export const isOpenShortage = (state: ShortageState): boolean =>
  state === 'asked' || state === 'waiting'
