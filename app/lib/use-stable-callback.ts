import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a callback that keeps its identity between renderings and runs the latest version, so
 * that a memoized component is not rendered again. For events only: do not call it while rendering.
 */
export function useStableCallback<Arguments extends unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Arguments) => latest.current(...args), [])
}
