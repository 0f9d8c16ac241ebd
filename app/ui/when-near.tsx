import { useEffect, useState, type ReactNode } from 'react'
import { afterLoad } from '@/lib/after-load'
import { useSeen } from '@/lib/use-in-view'

/** Well before it is scrolled to, so that it moves nothing that is seen. */
const AHEAD = '1000px 0px'
/** The first visit's own requests come first; a page that is printed or pictured whole has all of it. */
const AFTER_LOAD_MS = 2000

interface WhenNearProps {
  /** Holds the room until then. */
  placeholder?: ReactNode
  children: ReactNode
}

/** What is fetched and rendered when the visitor comes near, or after the page; never on the server. */
export function WhenNear({ placeholder = null, children }: WhenNearProps) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const isNear = useSeen(place, AHEAD)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => afterLoad(() => setLoaded(true), AFTER_LOAD_MS), [])
  return <div ref={setPlace}>{isNear || isLoaded ? children : placeholder}</div>
}
