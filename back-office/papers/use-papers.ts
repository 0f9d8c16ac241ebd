import { useQueries } from '@tanstack/react-query'
import { PAPERS_PER_REQUEST, type OfficePapers } from '@contracts/papers'
import { ordersApi } from '../api/orders-api'

/** Loads the parcels of orders, some orders at a time. */
export function usePapers(orderNos: readonly string[]) {
  const portions: string[][] = []
  for (let start = 0; start < orderNos.length; start += PAPERS_PER_REQUEST) {
    portions.push(orderNos.slice(start, start + PAPERS_PER_REQUEST))
  }
  const queries = useQueries({
    queries: portions.map((portion) => ({
      queryKey: ['papers', portion],
      queryFn: () => ordersApi.getPapers(portion),
      // what is printed must be true now
      cacheTime: 0,
    })),
  })
  const loaded = queries.flatMap(({ data }): OfficePapers[] => (data ? [data] : []))
  const failed = queries.filter(({ isError }) => isError)
  return {
    parcels: loaded.flatMap(({ parcels }) => parcels),
    readAt: loaded.map(({ readAt }) => readAt).sort()[0] ?? '',
    left: loaded.flatMap(({ left }) => left),
    /** The number of orders that are loaded. */
    done: queries.reduce(
      (sum, { data }, index) => sum + (data ? (portions[index]?.length ?? 0) : 0),
      0,
    ),
    isComplete: loaded.length === portions.length,
    error: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
