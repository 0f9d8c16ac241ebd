import { withLock } from '@/lib/with-lock'

/** Runs work that renews or replaces a site's session, one at a time across tabs. */
export async function withSessionLock<Result>(
  siteId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // without a lock, two requests with one refresh token get the same new one
  return withLock(`session_${siteId}`, work)
}
