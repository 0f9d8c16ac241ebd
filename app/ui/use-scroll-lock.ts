import { useLayoutEffect } from 'react'

let locks = 0

/**
 * Keeps the page behind a dialog from scrolling, without a shift where its scroll bar was. Chakra's own
 * lock is not used: on iOS it moves the page to its top, and going back would lead there.
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
