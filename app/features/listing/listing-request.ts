import type { QueryClient, QueryKey } from '@tanstack/react-query'
import {
  listingQuery,
  type ListingPage,
  type ListingRequest,
} from '@/commerce-client/search.queries'
import { toRefine, type ListingState } from '@/rules/listing-address'
import { toPages } from '@/rules/listing-window'
import { withPickup } from '@/rules/pickup-search'
import { fetchEssential } from '@/lib/page-load'

export interface ListingSource {
  categoryId?: string
  pickupShopId?: string
  /** Groups of the logged-in customer; empty for the public list. */
  groups?: readonly string[]
}

type ListingQuery = ReturnType<typeof listingQuery>

/**
 * Returns the query for the first page of the window, the only one with refinements and sort
 * options.
 */
export function firstListingQuery(
  siteId: string,
  source: ListingSource,
  state: ListingState,
): ListingQuery {
  const { offset, limit } = toPages(state.window)[0]
  return toQuery(siteId, source, state, { offset, limit, withFacets: true })
}

export function laterListingQueries(
  siteId: string,
  source: ListingSource,
  state: ListingState,
): ListingQuery[] {
  const [, ...later] = toPages(state.window)
  return later.map((page) => toQuery(siteId, source, state, { ...page, withFacets: false }))
}

/**
 * Adds known data to a query as initial data. A page that was the first of another window is not
 * requested again. A customer's own list starts with the public list that the server rendered, and
 * is requested once.
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

/** Leaves out pages that start after the last product, if the total is known. */
export function withinTotal(queries: readonly ListingQuery[], total = Infinity): ListingQuery[] {
  return queries.filter(({ queryKey: [, , { offset }] }) => offset < total)
}

/**
 * Fetches all products for the URL, for rendering on the server.
 * @throws AppError if the product search fails
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
