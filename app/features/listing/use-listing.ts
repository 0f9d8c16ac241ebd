import { useEffect, useMemo } from 'react'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { parseListing } from '@/rules/listing-address'
import { logError } from '@/lib/log'
import { readCustomerGroups } from '@/shopper/customer/customer-groups'
import { customerQuery } from '@/shopper/customer/customer.queries'
import { useSite } from '@/site/use-site'
import {
  firstListingQuery,
  laterListingQueries,
  withinTotal,
  withKnownPage,
  type ListingSource,
} from './listing-request'
import { usePickupSearch, type PickupSearch } from './use-pickup-search'

/**
 * Returns the list for the current URL: the products of all its pages, and the total, facets and
 * state.
 */
export function useListing({ categoryId }: Pick<ListingSource, 'categoryId'>) {
  const site = useSite()
  const queryClient = useQueryClient()
  const { search } = useLocation()
  const state = useMemo(() => parseListing(new URLSearchParams(search)), [search])
  const pickup = usePickupSearch()
  const source = { categoryId, pickupShopId: pickup.shopId, groups: useReadGroups(site.id) }
  const first = useQuery({
    ...withKnownPage(queryClient, firstListingQuery(site.id, source, state)),
    // Shows the previous products until a refinement is loaded.
    keepPreviousData: true,
  })
  const isChanging = first.isPreviousData
  const total = first.data?.total
  const later = useQueries({
    queries: withinTotal(
      laterListingQueries(site.id, source, state),
      isChanging ? undefined : total,
    ).map((query) => withKnownPage(queryClient, query)),
  })
  const pages = [first, ...later]
  const tiles = (isChanging ? [first] : pages).flatMap(({ data }) => data?.tiles ?? [])
  const hasFailed = pages.some(({ isError }) => isError)
  useReportedFailure(pages.find(({ isError }) => isError)?.error, pickup)
  return {
    state,
    tiles,
    total,
    facets: first.data?.facets,
    pickup,
    isChanging,
    /** Number of products of the window that are still loading. */
    pendingCount: isChanging || !pages.some(({ isLoading }) => isLoading) ? 0 : missing(),
    hasFailed: hasFailed && !pickup.shopId,
    retry: () => pages.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }

  function missing(): number {
    const { start, size } = state.window
    return Math.max(0, Math.min(size, (total ?? Infinity) - start) - tiles.length)
  }
}

/**
 * Returns the groups of the customer as fetched now rather than stored earlier, because the search
 * then has a valid token.
 */
function useReadGroups(siteId: string): string[] | undefined {
  return useQuery({ ...customerQuery(siteId), select: readCustomerGroups }).data
}

/**
 * Logs a failed search. A failed pickup search shows no error; the pickup filter is switched off
 * instead (SRCH-039, SRCH-040).
 */
function useReportedFailure(error: unknown, { shopId, set }: PickupSearch): void {
  useEffect(() => {
    if (!error) return
    logError(shopId ? 'A pickup search failed' : 'A product search failed', { shopId, error })
    if (shopId) set(false)
  }, [error, set, shopId])
}

export type ListingData = ReturnType<typeof useListing>
