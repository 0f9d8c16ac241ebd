import { useEffect, useState, type RefObject } from 'react'

/**
 * How wide an element is, in px.
 * @param assumed until it is measured, as on the server
 */
export function useElementWidth(element: RefObject<HTMLElement>, assumed: number): number {
  const [width, setWidth] = useState(assumed)
  useEffect(() => {
    if (!element.current || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
