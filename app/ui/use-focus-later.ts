import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that moves the focus to the element with an id, once the next rendering has
 * added it.
 */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string>()
  useEffect(() => {
    const element = wanted.current === undefined ? null : document.getElementById(wanted.current)
    if (!element) return
    wanted.current = undefined
    element.focus()
  })
  return useCallback((id) => {
    wanted.current = id
  }, [])
}
