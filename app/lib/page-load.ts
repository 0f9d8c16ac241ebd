import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { statusOf } from '@/errors/page-status'
import { toAppError } from '@/errors/to-app-error'
import type { Site } from '@/site/site'

/** What a page may use to fetch before it renders on the server. */
export interface PageLoadArgs {
  queryClient: QueryClient
  /** The route's parameters, decoded. */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  site: Site
  /** Per-request storage shared by every load of one rendering. */
  locals: Record<string, unknown>
}

/**
 * A page: `load` awaits what decides its status (an AppError it throws becomes one) and prefetches
 * the rest. Called on the server only; in the browser the page's own queries fetch.
 */
export type PageComponent<Props = object> = ComponentType<Props> & {
  load?: (args: PageLoadArgs) => Promise<void>
}

/**
 * For a `load`: fetches what the page is about. Throws where the service failed, so that an empty
 * page is not cached; a 4xx, such as for an unknown sorting, is left for the page to show.
 * @throws AppError
 */
export async function fetchEssential<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, unknown, Data, Key>,
): Promise<Data | undefined> {
  try {
    return await queryClient.fetchQuery(query)
  } catch (thrown) {
    const error = toAppError(thrown)
    if (statusOf(error) >= 500) throw error
    return undefined
  }
}
