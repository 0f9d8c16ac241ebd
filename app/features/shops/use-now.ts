import { millisecondsInMinute } from 'date-fns/constants'
import { useEffect, useState } from 'react'

/**
 * Returns the current time, updated every minute. It is undefined on the server and until
 * hydration, because a cached page must not contain a time.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), millisecondsInMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
