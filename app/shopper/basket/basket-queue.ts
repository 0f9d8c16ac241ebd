import { withLock } from '@/lib/with-lock'

/** How long a tab waits for another tab's write: longer than a request takes. */
const WAIT_MS = 40_000

/**
 * Runs the basket writes of a site one after another, so that quick clicks and other tabs never
 * overwrite each other.
 */
export const enqueue = <Result>(siteId: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(`basket_${siteId}`, work, WAIT_MS)
