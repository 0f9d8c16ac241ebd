import type { Redirect } from '@/rules/redirect'
import { readablePath } from '@/lib/readable-path'
import { findRedirect } from './redirects'

const FIVE_MINUTES_MS = 300_000

/** The redirect of a URL whose page no longer exists, or null. */
export const redirectQuery = (siteId: string, pathname: string) => ({
  queryKey: ['redirect', siteId, readablePath(pathname)] as const,
  queryFn: async (): Promise<Redirect | null> => (await findRedirect(siteId, pathname)) ?? null,
  staleTime: FIVE_MINUTES_MS,
})
