import { useEffect, useReducer, useRef, useState } from 'react'
import { scrollBehavior } from '@/ui/scroll-behavior'

/**
 * Turns a row of slides that scrolls sideways, one each `delayMs`, until it is paused; not while a
 * pointer or the focus rests on it, and not at all by itself for who asked for less motion.
 */
export function useRotation(count: number, delayMs: number) {
  const row = useRef<HTMLDivElement>(null)
  // The slide that a scroll ends at: those passed on the way are not the current one.
  const target = useRef<number>()
  const [index, setIndex] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const [isHeld, setIsHeld] = useState(false)
  const [lastShown, showUpTo] = useReducer(
    (last: number, place: number) => Math.max(last, place),
    0,
  )

  const goTo = (next: number) => {
    target.current = next
    setIndex(next)
    showUpTo(next)
    const element = row.current
    element?.scrollTo?.({ left: next * element.clientWidth, behavior: scrollBehavior() })
  }

  useEffect(() => {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) setIsPlaying(false)
  }, [])

  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return undefined
    const timer = setTimeout(() => goTo((index + 1) % count), delayMs)
    return () => clearTimeout(timer)
  }, [isPlaying, isHeld, index, count, delayMs])

  // A slide out of sight has not fetched its picture: the next one does before its turn, and later
  // than what this one shows.
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = row.current?.children[(index + 1) % count]
      next?.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager'))
      showUpTo(index + 1)
    }, delayMs / 2)
    return () => clearTimeout(timer)
  }, [index, count, delayMs])

  const followScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
    if (clientWidth === 0) return
    const place = scrollLeft / clientWidth
    if (target.current !== undefined) {
      if (Math.abs(place - target.current) < 0.02) target.current = undefined
      return
    }
    setIndex(Math.round(place))
  }
  const takeOver = () => {
    target.current = undefined
    showUpTo(count - 1)
  }
  const hold = () => {
    setIsHeld(true)
    showUpTo(count - 1)
  }

  return {
    index,
    isPlaying,
    /** Slides after this one do without their picture still: their turn is not near. */
    lastShown,
    goTo,
    toggle: () => setIsPlaying(!isPlaying),
    rowProps: { ref: row, onScroll: followScroll, onPointerDown: takeOver, onWheel: takeOver },
    holdProps: {
      onMouseEnter: hold,
      onMouseLeave: () => setIsHeld(false),
      onFocus: hold,
      onBlur: () => setIsHeld(false),
    },
  }
}
