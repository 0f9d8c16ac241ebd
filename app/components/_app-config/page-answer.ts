import type { QueryClient } from '@tanstack/react-query'
import type { Response } from 'express'
import { findRedirect } from '@/commerce-client/redirects'
import { redirectQuery } from '@/commerce-client/redirects.queries'
import { addQuery } from '@/rules/redirect'
import { AppError } from '@/errors/app-error'
import type { PageLoadArgs } from '@/lib/page-load'
import { paths } from '@/site/paths'
import type { Site } from '@/site/site'

interface Asked {
  pathname: string
  search: string
}

/**
 * Returns whether any request of the page, including optional ones, failed because of maintenance
 * (ERR-007).
 */
export function meetsMaintenance(queryClient: QueryClient, failure: AppError | undefined): boolean {
  const errors = queryClient
    .getQueryCache()
    .findAll()
    .map(({ state }) => state.error)
  return [failure, ...errors].some(
    (error) => error instanceof AppError && error.kind === 'maintenance',
  )
}

/** Redirects temporarily to the maintenance page; this response must not be cached. */
export function answerMaintenance(res: Response, site: Pick<Site, 'basename'>): void {
  res.status(302)
  res.set({
    Location: `${site.basename}${paths.maintenance()}`,
    'Cache-Control': 'private, no-store',
  })
}

/**
 * Redirects the visitor if the merchant has set up a redirect. Otherwise stores this result in the
 * query client, so that the browser does not request it again.
 */
export async function answerRedirect(
  res: Response,
  { site, queryClient }: Pick<PageLoadArgs, 'site' | 'queryClient'>,
  asked: Asked,
): Promise<void> {
  const redirect = await findRedirect(site.id, asked.pathname)
  if (!redirect) {
    queryClient.setQueryData(redirectQuery(site.id, asked.pathname).queryKey, null)
    return
  }
  const { status, location, keepsQuery } = redirect
  const target = keepsQuery ? addQuery(location, asked.search) : location
  res.status(status)
  res.set({
    Location: target.startsWith('/') ? `${site.basename}${target}` : target,
    // Without this header browsers cache a 301 forever, but a merchant may change the redirect.
    'Cache-Control': 'public, max-age=60, s-maxage=300',
    // The host removes unknown parameters before rendering; this header makes it add them to the
    // redirect.
    ...(keepsQuery && { 'X-Keeps-Query': '1' }),
  })
}
