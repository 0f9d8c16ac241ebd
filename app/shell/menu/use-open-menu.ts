import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { useHistory } from 'react-router-dom'

interface Point {
  x: number
  y: number
}

// Minimum slope of a pointer movement toward the panel. A movement along the bar stays flatter.
const MIN_SLOPE = 0.12
// shorter movements have no clear direction, in px
const MIN_DISTANCE = 3

/**
 * Returns whether the pointer moves down to a panel below the bar. On the way to a far corner it
 * crosses other menus, which must not open.
 */
export function isHeadingDown(from: Point | undefined, to: Point): boolean {
  if (!from) return false
  const down = to.y - from.y
  const sideways = Math.abs(to.x - from.x)
  return down + sideways >= MIN_DISTANCE && down > 0 && down >= sideways * MIN_SLOPE
}

// long enough that a pointer on its way to the logo opens nothing
const OPEN_AFTER_MS = 120
// the pause is shorter while another menu is open
const SWITCH_AFTER_MS = 60
// gives a pointer on its way down to the panel time to arrive
const SWITCH_ON_THE_WAY_AFTER_MS = 320
const CLOSE_AFTER_MS = 260
// a click this soon after hovering has opened the menu does not close it again
const CLICK_AFTER_HOVER_MS = 500
// length of the pointer's path that is considered
const WAY_MS = 80

/**
 * State of the header's open menu. A resting pointer opens a menu after a delay, clicks and keys
 * immediately. Escape, a click elsewhere, navigation and leaving the menu close it.
 */
export function useOpenMenu(nav: RefObject<HTMLElement>) {
  const [openIndex, setOpenIndex] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const hoveredAt = useRef(0)
  const way = useRef<(Point & { at: number })[]>([])
  const history = useHistory()

  const change = useCallback((index: number | undefined) => {
    clearTimeout(timer.current)
    setOpenIndex(index)
  }, [])

  // a link to the current page closes the menu too
  useEffect(() => history.listen(() => change(undefined)), [history, change])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (openIndex === undefined) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !nav.current?.contains(target)) change(undefined)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [openIndex, nav, change])

  const schedule = (index: number | undefined, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      hoveredAt.current = performance.now()
      setOpenIndex(index)
    }, delay)
  }

  return {
    openIndex,
    open: (index: number) => change(index),
    close: () => change(undefined),
    toggle: (index: number) => {
      const hasJustOpened = performance.now() - hoveredAt.current < CLICK_AFTER_HOVER_MS
      change(openIndex === index && !hasJustOpened ? undefined : index)
    },
    move: ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
      way.current = [...way.current.filter((point) => at - point.at < WAY_MS), { x, y, at }]
    },
    enter: (index: number | undefined, event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      if (openIndex === undefined) return schedule(index, OPEN_AFTER_MS)
      const isOnTheWay = isHeadingDown(way.current[0], { x: event.clientX, y: event.clientY })
      schedule(index, isOnTheWay ? SWITCH_ON_THE_WAY_AFTER_MS : SWITCH_AFTER_MS)
    },
    leave: (event: PointerEvent) => {
      way.current = []
      if (event.pointerType === 'mouse') schedule(undefined, CLOSE_AFTER_MS)
    },
  }
}
