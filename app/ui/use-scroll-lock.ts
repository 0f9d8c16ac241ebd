import { useLayoutEffect } from 'react'

let locks = 0

/**
 * Keeps the page behind a dialog from scrolling, without a shift when its scroll bar disappears.
 * Chakra's own lock is not used: on iOS it scrolls the page to the top, and the scroll position
 * would be lost for the back button.
 */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return
    locks += 1
    if (locks === 1) lock()
    return () => {
      locks -= 1
      if (locks === 0) unlock()
    }
  }, [isLocked])
}

function lock(): void {
  const { body, documentElement: root } = document
  const scrollBar = window.innerWidth - root.clientWidth
  if (scrollBar > 0) body.style.paddingRight = `${scrollBar}px`
  root.style.overflow = 'hidden'
}

function unlock(): void {
  document.body.style.removeProperty('padding-right')
  document.documentElement.style.removeProperty('overflow')
}
