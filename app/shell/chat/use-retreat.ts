import { useEffect, useState } from 'react'

/** As far as a thumb moves without meaning it, in pixels. */
const STEP_PX = 24

/**
 * Whether a thing that floats over the page should stand aside: while the page is scrolled down, so
 * that nothing below it stays covered. It is back as soon as the page goes up, or at its top.
 */
export function useRetreat(isAllowed: boolean): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (!isAllowed) {
      setIsAway(false)
      return
    }
    let turn = window.scrollY
    const watch = () => {
      const moved = window.scrollY - turn
      if (Math.abs(moved) < STEP_PX && window.scrollY > STEP_PX) return
      setIsAway(moved > 0 && window.scrollY > STEP_PX)
      turn = window.scrollY
    }
    window.addEventListener('scroll', watch, { passive: true })
    return () => window.removeEventListener('scroll', watch)
  }, [isAllowed])
  return isAway
}
