const tails = new Map<string, Promise<unknown>>()

/**
 * Runs works of a name one after another, in the order of the calls; a failure does not stop later
 * ones. Other tabs wait too, except without locks (no secure context, or the browser blocks
 * storage), and when another tab holds the lock for longer than `limitMs`.
 */
export function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  limitMs?: number,
): Promise<Result> {
  const before = tails.get(name) ?? Promise.resolve()
  const result = before.then(() => amongTabs(name, work, limitMs))
  tails.set(
    name,
    result.catch(() => undefined),
  )
  return result
}

async function amongTabs<Result>(
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
    if (!navigator.locks) return await begin()
    const options = limitMs === undefined ? {} : { signal: AbortSignal.timeout(limitMs) }
    return await navigator.locks.request(name, options, begin)
  } catch (error) {
    if (hasBegun) throw error
    return work()
  }
}
