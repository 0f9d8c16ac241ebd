export const OFFER_STATE = { part: 'passkeys' }

export function comesFromOffer(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'part' in state &&
    state.part === OFFER_STATE.part
  )
}
