import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * A click may remove the focused element, e.g. an active filter or the last 'Load more'. The focus
 * then moves to `fallback` instead of getting lost.
 */
export function useFocusFallback<Fallback extends HTMLElement>() {
  const fallback = useRef<Fallback>(null)
  const last = useRef<HTMLElement>()
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = undefined
    if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true })
  })
  return {
    fallback,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target
    },
  }
}
