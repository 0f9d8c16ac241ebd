import { QueryClient } from '@tanstack/react-query'
import { millisecondsInMinute } from 'date-fns/constants'

/**
 * Returns the query client of one server rendering or of one browser tab. `retryOnMount: false`
 * makes a page render the error of its `load`, on the server and during hydration, instead of its
 * loading state.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: typeof window === 'undefined' ? false : shouldRetry,
        retryOnMount: false,
        staleTime: millisecondsInMinute,
        refetchOnWindowFocus: false,
      },
    },
    logger: silentLogger,
  })
}

/**
 * Only failures of an unavailable service are retried; another attempt would not change other
 * errors.
 */
function shouldRetry(failureCount: number, error: unknown): boolean {
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : ''
  return failureCount < 2 && kind === 'unavailable'
}

// Failures are handled and logged elsewhere: by the page's status or the section's boundary.
const silentLogger = { log: () => {}, warn: () => {}, error: () => {} }
