interface RetryOptions {
  /** How often it is tried again after the first time. */
  times: number
  everyMs: number
}

/**
 * Tries at once, then again until it works or the tries are used up.
 * @param attempt whether it worked
 * @returns how to stop trying
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
