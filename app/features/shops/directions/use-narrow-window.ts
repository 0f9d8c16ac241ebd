import { useSyncExternalStore } from 'react'

/** Phones, by the breakpoint of D1 §9. */
const NARROW = '(max-width: 768px)'

const narrowWindow = () => window.matchMedia?.(NARROW)

const subscribe = (listener: () => void) => {
  const query = narrowWindow()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's; on the server, and until the page has come alive, not. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => narrowWindow()?.matches ?? false,
    () => false,
  )
}
