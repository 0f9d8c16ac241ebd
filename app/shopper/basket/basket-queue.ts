const tails = new Map<string, Promise<unknown>>()

/** How long a tab waits for another's write: longer than a call takes, shorter than patience. */
const WAIT_MS = 40_000

/**
 * Runs one site's basket writes one after another, in the order asked for, whatever becomes of
 * those before: two quick clicks never write over each other, nor do two tabs.
 */
export function enqueue<Result>(siteId: string, work: () => Promise<Result>): Promise<Result> {
  const before = tails.get(siteId) ?? Promise.resolve()
  const result = before.then(() => withBasketLock(siteId, work))
  const tail = result.catch(() => undefined)
  tails.set(siteId, tail)
  return result
}

/** One tab at a time. A tab that hangs holds up nobody for good. */
async function withBasketLock<Result>(
  siteId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // Without a secure context there are no locks; the service then orders the writes.
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
