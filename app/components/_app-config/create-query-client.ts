import { QueryClient } from '@tanstack/react-query'
import { ONE_MINUTE_MS } from '@/lib/times'

/**
 * The query client of one server rendering, or of one browser tab.
 *
 * `retryOnMount: false` lets a page render the error its `load` met, on the server and again while
 * hydrating, instead of falling back to its loading state.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: typeof window === 'undefined' ? false : shouldRetry,
        retryOnMount: false,
        staleTime: ONE_MINUTE_MS,
        refetchOnWindowFocus: false,
      },
    },
    logger: silentLogger,
  })
}

/** Answers the server gave on purpose do not get better by asking again. */
function shouldRetry(failureCount: number, error: unknown): boolean {
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : ''
  return failureCount < 2 && kind === 'unavailable'
}

// Failures are reported where they are handled: by the page's status or the section's boundary.
const silentLogger = { log: () => {}, warn: () => {}, error: () => {} }
