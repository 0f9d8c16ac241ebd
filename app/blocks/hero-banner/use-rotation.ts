import { useEffect, useReducer, useRef, useState } from 'react'
import { scrollBehavior } from '@/ui/scroll-behavior'

/**
 * Rotates a row of slides that scrolls sideways, one slide every `delayMs`, until the visitor
 * pauses it. It stops while the pointer or the focus is on it, and does not start by itself if the
 * visitor prefers reduced motion.
 */
export function useRotation(count: number, delayMs: number) {
  const row = useRef<HTMLDivElement>(null)
  // The slide at which the current scroll ends; slides passed on the way do not become current.
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

  // A slide out of sight has not loaded its picture. The next one loads halfway through the delay:
  // before its turn, but after the pictures of the current slide.
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
    /** The last slide whose picture is loaded; later slides do not need theirs yet. */
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
