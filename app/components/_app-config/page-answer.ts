import type { QueryClient } from '@tanstack/react-query'
import type { Response } from 'express'
import { findRedirect } from '@/commerce-client/redirects'
import { redirectQuery } from '@/commerce-client/redirects.queries'
import { addQuery } from '@/domain/redirect'
import { AppError } from '@/errors/app-error'
import type { PageLoadArgs } from '@/lib/page-load'
import { paths } from '@/site/paths'
import type { Site } from '@/site/site'

interface Asked {
  pathname: string
  search: string
}

/**
 * Whether any response to the page's requests reports maintenance (ERR-007), optional ones
 * included.
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

/** Redirects the visitor to the maintenance page, for now: nothing may cache this response. */
export function answerMaintenance(res: Response, site: Pick<Site, 'basename'>): void {
  res.status(302)
  res.set({
    Location: `${site.basename}${paths.maintenance()}`,
    'Cache-Control': 'private, no-store',
  })
}

/**
 * Sends the visitor on where the merchant has set up a redirect. Where there is none the page knows
 * it, and the browser does not ask again.
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
    // Browsers cache a 301 for ever unless a header says otherwise; a merchant may change their
    // mind.
    'Cache-Control': 'public, max-age=60, s-maxage=300',
    // The host leaves parameters out before a page is rendered: it puts them back.
    ...(keepsQuery && { 'X-Keeps-Query': '1' }),
  })
}
