import { useCallback, useState } from 'react'
import { usePreview } from './use-preview'

/**
 * Returns a function for the current time, in ms since 1970. In a preview the clock starts at the
 * previewed moment when the page loads.
 */
export function useClock(): () => number {
  const { timestamp } = usePreview() ?? {}
  const [ahead] = useState(() => (timestamp === undefined ? 0 : timestamp - Date.now()))
  return useCallback(() => Date.now() + ahead, [ahead])
}
