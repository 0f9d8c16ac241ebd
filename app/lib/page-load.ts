import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { statusOf } from '@/errors/page-status'
import { toAppError } from '@/errors/to-app-error'
import type { Site } from '@/site/site'

/** Arguments of a page's `load`, which fetches data before rendering on the server. */
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
 * A page. Its `load` awaits the data that determine the page's status (a thrown AppError sets it)
 * and prefetches the rest. It is called only on the server; in the browser the page's own queries
 * fetch.
 */
export type PageComponent<Props = object> = ComponentType<Props> & {
  load?: (args: PageLoadArgs) => Promise<void>
}

/**
 * For a `load`: fetches the page's main data. Throws if the service failed, so that an empty page
 * is not cached; after a 4xx, for instance for an unknown sorting, it returns undefined and the
 * page shows the error.
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
