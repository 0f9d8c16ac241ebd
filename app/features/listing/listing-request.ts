import type { QueryClient, QueryKey } from '@tanstack/react-query'
import {
  listingQuery,
  type ListingPage,
  type ListingRequest,
} from '@/commerce-client/search.queries'
import { toRefine, type ListingState } from '@/domain/listing-address'
import { toPages } from '@/domain/listing-window'
import { withPickup } from '@/domain/pickup-search'
import { fetchEssential } from '@/lib/page-load'

/** A listing: of a category, or of the address's term in the whole shop. */
export interface ListingSource {
  categoryId?: string
  /** Only what this shop hands over. */
  pickupShopId?: string
  /** Of the signed-in customer; empty: it is everybody's list. */
  groups?: readonly string[]
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

/**
 * Begins with what is known already. A page that was the first of another window is not requested
 * again; a customer's own list starts as everybody's, which the server rendered, and is
 * requested once.
 */
export function withKnownPage(queryClient: QueryClient, query: ListingQuery) {
  const [name, siteId, request] = query.queryKey
  const keyOf = (change: Partial<ListingRequest>) => [name, siteId, { ...request, ...change }]
  const pageOf = (key: QueryKey) => queryClient.getQueryData<ListingPage>(key)
  const asFirst = keyOf({ withFacets: true })
  const everybodys = keyOf({ groups: undefined })
  return {
    ...query,
    initialData: () => pageOf(asFirst) ?? pageOf(everybodys),
    initialDataUpdatedAt: () => queryClient.getQueryState(asFirst)?.dataUpdatedAt ?? 0,
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
  { categoryId, pickupShopId, groups = [] }: ListingSource,
  { query, sort, refinements }: ListingState,
  page: { offset: number; limit: number; withFacets: boolean },
): ListingQuery {
  const refine = toRefine(pickupShopId ? withPickup(refinements) : refinements)
  return listingQuery(siteId, {
    categoryId,
    query,
    sort,
    refine,
    storeId: pickupShopId,
    ...(groups.length > 0 && { groups }),
    ...page,
  })
}
