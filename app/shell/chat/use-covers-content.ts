import { useEffect, useState, type RefObject } from 'react'

/** Controls, and text that must stay readable. */
const COUNTS = 'a, button, input, select, textarea, label, summary, dt, dd, th, td, footer p'
/** Controls, also links that look like buttons: the end of a wide one counts like a small one. */
const CONTROLS = 'button, input, select, textarea, label, summary, a:has(> [data-part="label"])'
/**
 * Covering at most this share of an element is harmless, for instance of a picture that is a link.
 */
const SHARE = 0.1
/** Pause after which scrolling, and changing the page, has ended. */
const PAUSE_MS = 120
/** Closer than the smallest control. */
const GRID = [0.02, 0.26, 0.5, 0.74, 0.98]

/**
 * Returns whether a floating element covers controls or important text; measured after the page was
 * scrolled, resized or changed.
 */
export function useCoversContent(floating: RefObject<HTMLElement>, isAsked: boolean): boolean {
  const [isCovering, setCovering] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    let timer: ReturnType<typeof setTimeout>
    const measure = () => setCovering(floating.current !== null && covers(floating.current))
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, PAUSE_MS)
    }
    const sizes = new ResizeObserver(wait)
    sizes.observe(document.body)
    const changes = new MutationObserver(wait)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', wait, { passive: true })
    window.addEventListener('resize', wait)
    wait()
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      changes.disconnect()
      window.removeEventListener('scroll', wait)
      window.removeEventListener('resize', wait)
      setCovering(false)
    }
  }, [floating, isAsked])
  return isCovering
}

function covers(floating: HTMLElement): boolean {
  const own = floating.getBoundingClientRect()
  const below = new Set<Element>()
  for (const x of GRID) {
    for (const y of GRID) {
      const at: [number, number] = [own.left + own.width * x, own.top + own.height * y]
      for (const element of document.elementsFromPoint(...at)) {
        const counting = floating.contains(element) ? null : element.closest(COUNTS)
        if (counting) below.add(counting)
      }
    }
  }
  return [...below].some((element) => {
    const its = element.getBoundingClientRect()
    const { width, height } = its
    const area = element.matches(CONTROLS) ? Math.min(width, height) ** 2 : width * height
    return overlap(own, its) > SHARE * area
  })
}

/** The area that two boxes share, in square pixels. */
function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
