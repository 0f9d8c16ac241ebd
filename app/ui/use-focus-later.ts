import { useCallback, useEffect, useRef } from 'react'

/** Gives the focus to an element, by its id, after the rendering that brings it. */
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
