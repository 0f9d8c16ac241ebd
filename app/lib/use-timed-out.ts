import { useEffect, useState } from 'react'

/** How long a page waits for an offer or for an outside script, in ms (PDP-073). */
const TIMEOUT_MS = 5000

/** Returns whether the time limit has passed without `isThere` becoming true. */
export function useTimedOut(isThere: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (isThere) return
    const timer = setTimeout(() => setIsLate(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isThere])
  return isLate
}
