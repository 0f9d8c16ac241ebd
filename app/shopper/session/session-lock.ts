/** One at a time across tabs: who renews or replaces a site's session. */
export async function withSessionLock<Result>(
  siteId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // Without a secure context there are no locks: two requests with one refresh token then get the same
  // successor.
  return navigator.locks ? await navigator.locks.request(`session_${siteId}`, work) : work()
}
