import { useMemo } from 'react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { parseListing } from '@/domain/listing-address'
import { useSite } from '@/site/use-site'
import {
  firstListingQuery,
  laterListingQueries,
  withinTotal,
  type ListingSource,
} from './listing-request'

/** What the address's listing shows: its pages joined in order, and what they say about the whole. */
export function useListing(source: ListingSource) {
  const site = useSite()
  const { search } = useLocation()
  const state = useMemo(() => parseListing(new URLSearchParams(search)), [search])
  const first = useQuery({
    ...firstListingQuery(site.id, source, state),
    // While a refinement is on its way, what it narrows stays in sight.
    keepPreviousData: true,
  })
  const isChanging = first.isPreviousData
  const later = useQueries({
    queries: withinTotal(
      laterListingQueries(site.id, source, state),
      isChanging ? undefined : first.data?.total,
    ),
  })
  const pages = [first, ...later]
  return {
    state,
    tiles: (isChanging ? [first] : pages).flatMap(({ data }) => data?.tiles ?? []),
    total: first.data?.total,
    facets: first.data?.facets,
    isChanging,
    /** Pages of the window that are still on their way. */
    pendingPages: isChanging ? 0 : pages.filter(({ isLoading }) => isLoading).length,
    hasFailed: pages.some(({ isError }) => isError),
    retry: () => pages.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}

export type ListingData = ReturnType<typeof useListing>
