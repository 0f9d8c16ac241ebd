import { withLock } from '@/lib/with-lock'

const tails = new Map<string, Promise<unknown>>()

/** How long a tab waits for another tab's write: longer than a request takes. */
const WAIT_MS = 40_000

/**
 * Runs the basket writes of a site one after another, in the order of the calls; failures do not
 * stop later writes. So quick clicks and other tabs never overwrite each other.
 */
export function enqueue<Result>(siteId: string, work: () => Promise<Result>): Promise<Result> {
  const before = tails.get(siteId) ?? Promise.resolve()
  const result = before.then(() => withLock(`basket_${siteId}`, work, WAIT_MS))
  const tail = result.catch(() => undefined)
  tails.set(siteId, tail)
  return result
}
