import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns false while React hydrates the server's markup, and true afterward. The parts of a page
 * hydrate separately, so a part must not render the shopper's data that an earlier part has already
 * loaded.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Returns true while React hydrates a part of the page whose data were not known on the server but
 * are known now: its first rendering must match the server's. Causes no additional rendering if
 * nothing is known.
 */
export function useIsTooEarly(isKnown: () => boolean): boolean {
  return useSyncExternalStore(never, () => false, isKnown)
}
