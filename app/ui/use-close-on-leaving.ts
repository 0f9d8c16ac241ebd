import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

export interface Opened {
  isOpen: boolean
  onClose: () => void
}

/** Closes an overlay when another page is shown; another search of the same page leaves it open. */
export function useCloseOnLeaving({ isOpen, onClose }: Opened): void {
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (isOpen && openedAt.current !== pathname) onClose()
    openedAt.current = pathname
  }, [pathname, isOpen, onClose])
}
