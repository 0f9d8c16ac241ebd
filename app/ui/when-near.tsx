import { useEffect, useState, type ReactNode } from 'react'
import { afterLoad } from '@/lib/after-load'
import { useSeen } from '@/lib/use-in-view'

/** Rendered well before it is scrolled into view, so that nothing visible moves. */
const AHEAD = '1000px 0px'
/**
 * Delay after the page has loaded. Its own requests come first; then everything is rendered, so
 * that a printed page or a screenshot is complete.
 */
const AFTER_LOAD_MS = 2000

interface WhenNearProps {
  /** Reserves the space until the children are rendered. */
  placeholder?: ReactNode
  children: ReactNode
}

/**
 * Renders and loads its children when the visitor scrolls near them, or some time after the page
 * has loaded; never on the server.
 */
export function WhenNear({ placeholder = null, children }: WhenNearProps) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const isNear = useSeen(place, AHEAD)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => afterLoad(() => setLoaded(true), AFTER_LOAD_MS), [])
  return <div ref={setPlace}>{isNear || isLoaded ? children : placeholder}</div>
}
