import { useEffect, useState } from 'react'

/** As long as an offer is waited for (PDP-073). */
const TIMEOUT_MS = 5000

/** Whether what is waited for has not come in time. */
export function useLate(isThere: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (isThere) return
    const timer = setTimeout(() => setIsLate(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isThere])
  return isLate
}
