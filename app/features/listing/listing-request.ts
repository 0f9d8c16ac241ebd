import type { QueryClient } from '@tanstack/react-query'
import { listingQuery, type ListingPage } from '@/commerce-client/search.queries'
import { toRefine, type ListingState } from '@/domain/listing-address'
import { toPages } from '@/domain/listing-window'

/** A listing: of a category, or of the address's term in the whole shop. */
export interface ListingSource {
  categoryId?: string
}

type ListingQuery = ReturnType<typeof listingQuery>

/** The window's first page; only it asks for refinements and sortings. */
export function firstListingQuery(
  siteId: string,
  source: ListingSource,
  state: ListingState,
): ListingQuery {
  const { offset, limit } = toPages(state.window)[0]
  return toQuery(siteId, source, state, { offset, limit, withFacets: true })
}

/** One query for each page of the window after the first. */
export function laterListingQueries(
  siteId: string,
  source: ListingSource,
  state: ListingState,
): ListingQuery[] {
  const [, ...later] = toPages(state.window)
  return later.map((page) => toQuery(siteId, source, state, { ...page, withFacets: false }))
}

/** Leaves out pages that begin behind the last product, once their number is known. */
export function withinTotal(queries: readonly ListingQuery[], total = Infinity): ListingQuery[] {
  return queries.filter(({ queryKey: [, , { offset }] }) => offset < total)
}

/** Fetches all that the address shows, for rendering on the server. Never throws. */
export async function prefetchListing(
  queryClient: QueryClient,
  siteId: string,
  source: ListingSource,
  state: ListingState,
): Promise<void> {
  const first = firstListingQuery(siteId, source, state)
  await queryClient.prefetchQuery(first)
  const total = queryClient.getQueryData<ListingPage>(first.queryKey)?.total
  const later = withinTotal(laterListingQueries(siteId, source, state), total)
  await Promise.all(later.map((query) => queryClient.prefetchQuery(query)))
}

function toQuery(
  siteId: string,
  source: ListingSource,
  { query, sort, refinements }: ListingState,
  page: { offset: number; limit: number; withFacets: boolean },
): ListingQuery {
  return listingQuery(siteId, { ...source, query, sort, refine: toRefine(refinements), ...page })
}
