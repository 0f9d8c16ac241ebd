import type { QueryClient } from '@tanstack/react-query'
import { listingQuery, type ListingPage } from '@/commerce-client/search.queries'
import { toRefine, type ListingState } from '@/domain/listing-address'
import { toPages } from '@/domain/listing-window'
import { withPickup } from '@/domain/pickup-search'
import { fetchEssential } from '@/lib/page-load'

/** A listing: of a category, or of the address's term in the whole shop. */
export interface ListingSource {
  categoryId?: string
  /** Only what this shop hands over. */
  pickupShopId?: string
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

/** A page that was the first of another window is not asked for again (D1 §4). */
export function reusingFirst(queryClient: QueryClient, query: ListingQuery) {
  const [name, siteId, request] = query.queryKey
  const known = [name, siteId, { ...request, withFacets: true }] as const
  return {
    ...query,
    initialData: () => queryClient.getQueryData<ListingPage>(known),
    initialDataUpdatedAt: () => queryClient.getQueryState(known)?.dataUpdatedAt,
  }
}

/** Leaves out pages that begin behind the last product, once their number is known. */
export function withinTotal(queries: readonly ListingQuery[], total = Infinity): ListingQuery[] {
  return queries.filter(({ queryKey: [, , { offset }] }) => offset < total)
}

/**
 * Fetches all that the address shows, for rendering on the server.
 * @throws AppError where products cannot be searched
 */
export async function prefetchListing(
  queryClient: QueryClient,
  siteId: string,
  source: ListingSource,
  state: ListingState,
): Promise<void> {
  const first = firstListingQuery(siteId, source, state)
  const total = (await fetchEssential(queryClient, first))?.total
  const later = withinTotal(laterListingQueries(siteId, source, state), total)
  await Promise.all(later.map((query) => queryClient.prefetchQuery(query)))
}

function toQuery(
  siteId: string,
  { categoryId, pickupShopId }: ListingSource,
  { query, sort, refinements }: ListingState,
  page: { offset: number; limit: number; withFacets: boolean },
): ListingQuery {
  const refine = toRefine(pickupShopId ? withPickup(refinements) : refinements)
  return listingQuery(siteId, { categoryId, query, sort, refine, storeId: pickupShopId, ...page })
}
