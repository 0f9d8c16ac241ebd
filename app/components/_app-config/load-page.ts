import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import type { Response } from 'express'
import { HTTPError } from '@salesforce/pwa-kit-react-sdk/ssr/universal/errors'
import { AppError } from '@/errors/app-error'
import { statusOf } from '@/errors/page-status'
import { toAppError } from '@/errors/to-app-error'
import { announceContentChange, announceReads, withContentChanges } from '@/lib/content-changes'
import { logError } from '@/lib/log'
import type { PageComponent, PageLoadArgs } from '@/lib/page-load'
import { loadShell } from '@/shell/load-shell'
import { deployTarget } from '@/site/deploy-target'
import { paths } from '@/site/paths'
import type { RouteDefinition } from '@/types/route-definition'
import { answerMaintenance, answerRedirect, meetsMaintenance } from './page-answer'
import { flattenErrors } from './page-errors'
import { PAGE_MAX_AGE_S } from '@/site/page-age'

const PUBLIC = `public, must-revalidate, s-maxage=${PAGE_MAX_AGE_S}`
/** For pages that may change soon: not found, or with a missing part. */
const SHORTLY = 'public, must-revalidate, s-maxage=60'
const NOT_STORED = 'private, no-store'

interface PageCaching {
  status: number
  isPrivate: boolean
  /** A service that the page needs did not respond. */
  isIncomplete: boolean
  /** PWA Kit's deploy target. Pages of `qa` and of development are never cached. */
  deployTarget: string | undefined
}

export function cacheControlFor({
  status,
  isPrivate,
  isIncomplete,
  deployTarget,
}: PageCaching): string {
  if (isPrivate || deployTarget === undefined || deployTarget === 'qa') return NOT_STORED
  if (status === 200) return isIncomplete ? SHORTLY : PUBLIC
  return status === 404 ? SHORTLY : NOT_STORED
}

/** The arguments of `AppConfig.initAppState`, which PWA Kit calls before rendering a page. */
export interface InitAppStateArgs {
  component: PageComponent
  match: { params: Record<string, string | undefined> }
  route: Pick<RouteDefinition, 'isPrivate'>
  res: Response
  location: { pathname: string; search: string }
}

export interface InitAppStateResult {
  appState: { reactQuery?: DehydratedState }
  error?: Error
}

/**
 * Runs the loads of the shell and the page in parallel, once, before the only rendering pass, and
 * turns their errors into the response. For a 4xx status, the page itself renders its not-found
 * view from the failed query, unless the merchant has set up a redirect. Maintenance redirects to
 * the maintenance page, and any other error shows the error page.
 */
export function loadPage(
  args: InitAppStateArgs,
  loadArgs: PageLoadArgs,
): Promise<InitAppStateResult> {
  return withContentChanges(async () => {
    const result = await load(args, loadArgs)
    announceContentChange(args.res)
    announceReads(args.res)
    return result
  })
}

async function load(
  { component, res, route, location }: InitAppStateArgs,
  loadArgs: PageLoadArgs,
): Promise<InitAppStateResult> {
  const loads = await Promise.allSettled([component.load?.(loadArgs), loadShell(loadArgs)])
  const failed = loads.find((load) => load.status === 'rejected')
  const failure = failed && toAppError(failed.reason)
  const status = failure ? statusOf(failure) : 200
  res.status(status)
  res.set(
    'Cache-Control',
    cacheControlFor({
      status,
      isPrivate: Boolean(route.isPrivate || loadArgs.locals.preview),
      isIncomplete: isIncomplete(loadArgs.queryClient),
      deployTarget: deployTarget(),
    }),
  )
  if (
    location.pathname !== paths.maintenance() &&
    meetsMaintenance(loadArgs.queryClient, failure)
  ) {
    answerMaintenance(res, loadArgs.site)
  } else if (failure && status >= 500) {
    logError('page load failed', {
      path: location.pathname,
      kind: failure.kind,
      cause: failure.raw,
    })
    return { appState: {}, error: new HTTPError(status, failure.message) }
  } else if (failure) {
    await answerRedirect(res, loadArgs, location)
  }
  return { appState: { reactQuery: flattenErrors(dehydratePublic(loadArgs.queryClient)) } }
}

/** Returns whether a service failed to respond. The page should then be cached only briefly. */
function isIncomplete(queryClient: QueryClient): boolean {
  const errors = queryClient
    .getQueryCache()
    .findAll()
    .map(({ state }) => state.error)
  return errors.some((error) => error instanceof AppError && statusOf(error) >= 500)
}

/**
 * Includes failed queries, so that hydration matches the server's rendering. Excludes all shopper
 * queries, because these pages are public.
 */
function dehydratePublic(queryClient: QueryClient): DehydratedState {
  return dehydrate(queryClient, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ queryKey, state }) =>
      state.status !== 'loading' && queryKey[0] !== 'shopper',
  })
}
