import type { Redirect } from '@/domain/redirect'
import { findRedirect } from './redirects'

const FIVE_MINUTES_MS = 300_000

/** Where an address leads that has no page any more; null: nowhere. */
export const redirectQuery = (siteId: string, pathname: string) => ({
  queryKey: ['redirect', siteId, toReadable(pathname)] as const,
  queryFn: async (): Promise<Redirect | null> => (await findRedirect(siteId, pathname)) ?? null,
  staleTime: FIVE_MINUTES_MS,
})

/** The router knows an address as it is read, the server as it was sent: to both it is one. */
function toReadable(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
