import { act } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import { waitUntil } from '../../scripts/testing/wait-until'

const QUIET_LOOKS = 5

/**
 * Waits until no query is fetching in several checks in a row. Use it before asserting that
 * something did not appear.
 */
export async function untilQuiet(queryClient: QueryClient): Promise<void> {
  let looks = 0
  const isQuiet = () => {
    looks = queryClient.isFetching() === 0 ? looks + 1 : 0
    return looks >= QUIET_LOOKS
  }
  await act(async () => {
    await waitUntil(isQuiet)
  })
}
