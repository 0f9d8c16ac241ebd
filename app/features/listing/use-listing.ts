import { useEffect, useMemo } from 'react'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { parseListing } from '@/domain/listing-address'
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

/** What the address's listing shows: its pages joined in order, and what they say about the whole. */
export function useListing({ categoryId }: Pick<ListingSource, 'categoryId'>) {
  const site = useSite()
  const queryClient = useQueryClient()
  const { search } = useLocation()
  const state = useMemo(() => parseListing(new URLSearchParams(search)), [search])
  const pickup = usePickupSearch()
  const source = { categoryId, pickupShopId: pickup.shopId, groups: useReadGroups(site.id) }
  const first = useQuery({
    ...withKnownPage(queryClient, firstListingQuery(site.id, source, state)),
    // While a refinement is on its way, what it narrows stays in sight.
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
    /** Products of the window that are still on their way. */
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
 * Of the customer as read now, not as stored on the last visit: the search then has a valid token.
 */
function useReadGroups(siteId: string): string[] | undefined {
  return useQuery({ ...customerQuery(siteId), select: readCustomerGroups }).data
}

/**
 * A failed search is logged; one of pickup shows no error and is replaced by the unfiltered list
 * (SRCH-039, SRCH-040).
 */
function useReportedFailure(error: unknown, { shopId, set }: PickupSearch): void {
  useEffect(() => {
    if (!error) return
    logError(shopId ? 'A pickup search failed' : 'A product search failed', { shopId, error })
    if (shopId) set(false)
  }, [error, set, shopId])
}

export type ListingData = ReturnType<typeof useListing>
