import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while React hydrates what the server rendered, true from then on. Parts of a page hydrate
 * one by one: what one has learned about the shopper must not show in the next too early.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * True while React hydrates a part of the page that the server rendered without what is known here
 * by now: it has to be rendered as the server did first. Costs no rendering where nothing is known.
 */
export function useIsTooEarly(isKnown: () => boolean): boolean {
  return useSyncExternalStore(never, () => false, isKnown)
}
