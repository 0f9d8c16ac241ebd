interface RetryOptions {
  /** Number of attempts after the first one. */
  times: number
  everyMs: number
}

/**
 * Runs an attempt immediately, and again until it succeeds or no attempts are left.
 * @param attempt returns whether it succeeded
 * @returns a function that stops it
 */
export function retry(attempt: () => boolean, { times, everyMs }: RetryOptions): () => void {
  if (attempt()) return () => {}
  let left = times
  const timer = setInterval(() => {
    left -= 1
    if (attempt() || left <= 0) clearInterval(timer)
  }, everyMs)
  return () => clearInterval(timer)
}
