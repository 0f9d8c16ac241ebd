const tails = new Map<string, Promise<unknown>>()

/** How long a tab waits for another tab's write: longer than a request takes. */
const WAIT_MS = 40_000

/**
 * Runs the basket writes of a site one after another, in the order of the calls; failures do not
 * stop later writes. So quick clicks and other tabs never overwrite each other.
 */
export function enqueue<Result>(siteId: string, work: () => Promise<Result>): Promise<Result> {
  const before = tails.get(siteId) ?? Promise.resolve()
  const result = before.then(() => withBasketLock(siteId, work))
  const tail = result.catch(() => undefined)
  tails.set(siteId, tail)
  return result
}

/** Runs work in one tab at a time. A tab that hangs blocks others only for a limited time. */
async function withBasketLock<Result>(
  siteId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // without a secure context there are no locks; then only the service orders the writes
  if (!navigator.locks) return work()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  const options = { signal: AbortSignal.timeout(WAIT_MS) }
  try {
    return await navigator.locks.request(`basket_${siteId}`, options, begin)
  } catch (error) {
    if (hasBegun) throw error
    return work()
  }
}
