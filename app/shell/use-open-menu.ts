import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react'
import { useLocation } from 'react-router-dom'

// Long enough that a pointer on its way to the logo opens nothing, and one that cuts the corner
// between a menu and its panel closes nothing.
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 260
// A press that follows the pointer's arrival meant to open what has just opened.
const PRESS_AFTER_HOVER_MS = 500

/**
 * Which of the header's menus is open. Pointers open by resting, presses and keys at once; Escape,
 * another page and leaving close.
 */
export function useOpenMenu() {
  const [openIndex, setOpenIndex] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const hoveredAt = useRef(0)
  const { pathname } = useLocation()

  const change = useCallback((index: number | undefined) => {
    clearTimeout(timer.current)
    setOpenIndex(index)
  }, [])

  useEffect(() => change(undefined), [pathname, change])
  useEffect(() => () => clearTimeout(timer.current), [])

  const schedule = (index: number | undefined, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      hoveredAt.current = performance.now()
      setOpenIndex(index)
    }, delay)
  }

  return {
    openIndex,
    close: () => change(undefined),
    toggle: (index: number) => {
      const hasJustOpened = performance.now() - hoveredAt.current < PRESS_AFTER_HOVER_MS
      change(openIndex === index && !hasJustOpened ? undefined : index)
    },
    enter: (index: number | undefined, event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      // From one open menu to the next there is nothing to wait for but a moment's rest.
      schedule(index, openIndex === undefined ? OPEN_AFTER_MS : OPEN_AFTER_MS / 2)
    },
    leave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') schedule(undefined, CLOSE_AFTER_MS)
    },
  }
}
