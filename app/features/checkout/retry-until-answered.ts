import { isUnanswered } from './place-order'

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 15_000

/**
 * Repeats a request until there is a response, with pauses that end early when the browser comes
 * back online.
 * @throws the service's error response, or the last failure after `signal` is aborted
 */
export async function retryUntilAnswered<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnanswered(error) || signal.aborted) throw error
    }
    await pause(pauseMs, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
