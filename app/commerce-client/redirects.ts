import type { Redirect } from '@/domain/redirect'

/** The server's matter (`redirects.server.ts`): a browser asks it for the page, and is sent on. */
export async function findRedirect(
  _siteId: string,
  _pathname: string,
): Promise<Redirect | undefined> {
  return undefined
}
