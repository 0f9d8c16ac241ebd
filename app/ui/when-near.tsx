import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Well before it is scrolled to, so that it moves nothing that is seen. */
const AHEAD = '1000px 0px'

interface WhenNearProps {
  /** Holds the room until then. */
  placeholder?: ReactNode
  children: ReactNode
}

/** What is fetched and rendered only when the visitor comes near; never on the server. */
export function WhenNear({ placeholder = null, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{isNear ? children : placeholder}</div>
}
