import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * An element with the focus may vanish when it is clicked: a filter that is removed, the last 'Load
 * more'. The focus then goes to `fallback` instead of nowhere.
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
