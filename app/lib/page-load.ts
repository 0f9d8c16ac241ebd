import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
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
