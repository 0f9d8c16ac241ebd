import { useSyncExternalStore } from 'react'

/** Phones, by the breakpoint of D1 §9. */
const NARROW = '(max-width: 768px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's. For parts that live in the browser only. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
}
