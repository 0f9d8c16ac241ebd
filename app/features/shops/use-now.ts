import { useEffect, useState } from 'react'
import { ONE_MINUTE_MS } from '@/lib/times'

/**
 * The moment, by the minute, once in the browser: pages are cached, and what they say must not age.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), ONE_MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
