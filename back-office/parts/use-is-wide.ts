import { useSyncExternalStore } from 'react'

/** Minimum width at which form and preview fit side by side. */
const WIDE = '(min-width: 64rem)'

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

export const useIsWide = () =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
