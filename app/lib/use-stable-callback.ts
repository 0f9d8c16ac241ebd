import { useCallback, useEffect, useRef } from 'react'

/**
 * A callback that stays the same between renderings and does what the latest one would do, so that
 * the component it is passed to need not be rendered again. For events: not to be called while
 * rendering.
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
