/** Runs work that renews or replaces a site's session, one at a time across tabs. */
export async function withSessionLock<Result>(
  siteId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // without a secure context there are no locks: two requests with one refresh token then get the
  // same new one
  return navigator.locks ? await navigator.locks.request(`session_${siteId}`, work) : work()
}
