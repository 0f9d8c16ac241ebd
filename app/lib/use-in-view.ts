import { useEffect, useState } from 'react'

/**
 * Returns whether an element is in the window, or within a margin of it; undefined until the
 * browser has measured it, and on the server.
 */
export function useInView(element: Element | null, rootMargin = '0px'): boolean | undefined {
  const [isInView, setInView] = useState<boolean>()
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting),
      { rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, rootMargin])
  return element ? isInView : undefined
}

/** Does the same, but stays true once the element was in view. */
export function useSeen(element: Element | null, rootMargin?: string): boolean {
  const isInView = useInView(element, rootMargin) === true
  const [isSeen, setSeen] = useState(false)
  if (isInView && !isSeen) setSeen(true)
  return isSeen || isInView
}
