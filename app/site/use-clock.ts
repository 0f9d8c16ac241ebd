import { useCallback, useState } from 'react'
import { usePreview } from './use-preview'

/**
 * The current time, in ms since 1970. In preview it begins with the previewed moment when the page
 * comes, and goes on from there.
 */
export function useClock(): () => number {
  const { timestamp } = usePreview() ?? {}
  const [ahead] = useState(() => (timestamp === undefined ? 0 : timestamp - Date.now()))
  return useCallback(() => Date.now() + ahead, [ahead])
}
