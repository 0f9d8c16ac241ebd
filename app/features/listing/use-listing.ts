import { useMemo } from 'react'
import { useQueries } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { parseListing } from '@/domain/listing-address'
import { useSite } from '@/site/use-site'
import { listingQueries, type ListingSource } from './listing-request'

/** What the address's listing shows: its pages joined in order, and what they say about the whole. */
export function useListing(source: ListingSource) {
  const site = useSite()
  const { search } = useLocation()
  const state = useMemo(() => parseListing(new URLSearchParams(search)), [search])
  const pages = useQueries({
    queries: listingQueries(site.id, source, state).map((query) => ({
      ...query,
      // While a refinement is on its way, what it narrows stays in sight.
      keepPreviousData: true,
    })),
  })
  const [first] = pages
  const known = pages.filter(({ data, isPreviousData }) => data && !isPreviousData)
  const isChanging = first?.isPreviousData ?? false
  const shown = isChanging ? pages.slice(0, 1) : known
  return {
    state,
    tiles: shown.flatMap(({ data }) => data?.tiles ?? []),
    total: first?.data?.total,
    facets: first?.data?.facets,
    isChanging,
    /** Pages of the window that are still on their way. */
    pendingPages: isChanging ? 0 : pages.filter(({ isError }) => !isError).length - known.length,
    hasFailed: pages.some(({ isError }) => isError),
    retry: () => pages.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}

export type ListingData = ReturnType<typeof useListing>
