/**
 * Runs work in one tab at a time. Without locks (no secure context, or the browser blocks storage),
 * and when another tab holds the lock for longer than `limitMs`, it runs at once: then only the
 * service orders the requests.
 */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  limitMs?: number,
): Promise<Result> {
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    if (!navigator.locks) return begin()
    const options = limitMs === undefined ? {} : { signal: AbortSignal.timeout(limitMs) }
    return await navigator.locks.request(name, options, begin)
  } catch (error) {
    if (hasBegun) throw error
    return work()
  }
}
