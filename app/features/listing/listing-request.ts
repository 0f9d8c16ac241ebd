import type { QueryClient } from '@tanstack/react-query'
import { listingQuery } from '@/commerce-client/search.queries'
import { toRefine, type ListingState } from '@/domain/listing-address'
import { toPages } from '@/domain/listing-window'

/** A listing: of a category, or of the address's term in the whole shop. */
export interface ListingSource {
  categoryId?: string
}

/** One query a page of the window; only the first asks for refinements and sortings. */
export function listingQueries(siteId: string, source: ListingSource, state: ListingState) {
  return toPages(state.window).map((page, index) =>
    listingQuery(siteId, {
      ...source,
      query: state.query,
      sort: state.sort,
      refine: toRefine(state.refinements),
      ...page,
      withFacets: index === 0,
    }),
  )
}

/** Fetches all that the address shows, for rendering on the server. Never throws. */
export async function prefetchListing(
  queryClient: QueryClient,
  siteId: string,
  source: ListingSource,
  state: ListingState,
): Promise<void> {
  const queries = listingQueries(siteId, source, state)
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)))
}
