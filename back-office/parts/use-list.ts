import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { useAddressFilter } from './use-address-filter'
import { useDebounced } from './use-debounced'

/** Pause after the last keystroke before the list is requested. */
const PAUSE_MS = 250

interface ListOptions<Name extends string> {
  /** First part of the query's key. */
  name: string
  /** Names of the URL parameters that filter the list; must be the same array in every render. */
  filters: readonly Name[]
}

interface PagedOptions<Name extends string, Page> extends ListOptions<Name> {
  /** Number of entries per page. */
  size: number
  /**
   * Search text that is not stored in the URL, where it would be logged, e.g. a gift card's code.
   */
  secret?: string
  load: (query: PageQuery<Name>) => Promise<Page>
  /** Returns the milliseconds until the list is loaded again; undefined stops the reloading. */
  refreshMs?: (page: Page) => number | undefined
}

type PageQuery<Name extends string> = Record<Name, string> & {
  offset: number
  limit: number
  text?: string
}

/**
 * A list in numbered pages. Filters and offset are stored in the URL; a changed filter returns to
 * the first page.
 */
export function usePagedList<Name extends string, Page extends { total: number }>({
  name,
  filters,
  size,
  secret,
  load,
  refreshMs,
}: PagedOptions<Name, Page>) {
  const [filter, change] = useAddressFilter(filters)
  const [offset, setOffset] = useOffset()
  const current = useMemo<PageQuery<Name>>(
    () => ({ ...filter, ...(secret !== undefined && { text: secret }), offset, limit: size }),
    [filter, secret, offset, size],
  )
  const query = useDebounced(current, PAUSE_MS)
  const list = useQuery({
    queryKey: [name, query],
    queryFn: () => load(query),
    keepPreviousData: true,
    refetchInterval: (page) => (page && refreshMs?.(page)) ?? false,
  })
  const total = list.data?.total ?? 0
  return { filter, change, list, total, pages: { offset, size, total, onChange: setOffset } }
}

interface NewestOptions<Name extends string, Page, Cursor> extends ListOptions<Name> {
  load: (query: Record<Name, string>, cursor?: Cursor) => Promise<Page>
}

/** A list that begins with the newest entries and loads older ones on request. */
export function useNewestList<
  Name extends string,
  Cursor extends string | number,
  Page extends { next?: Cursor },
>({ name, filters, load }: NewestOptions<Name, Page, Cursor>) {
  const [filter, change] = useAddressFilter(filters)
  const query = useDebounced(filter, PAUSE_MS)
  const list = useInfiniteQuery({
    queryKey: [name, query],
    queryFn: ({ pageParam }: { pageParam?: Cursor }) => load(query, pageParam),
    getNextPageParam: ({ next }) => next,
    keepPreviousData: true,
  })
  return { filter, change, list, loaded: list.data?.pages }
}

/** The number of entries before the current page, stored in the URL. */
function useOffset(): [number, (offset: number) => void] {
  const { search } = useLocation()
  const history = useHistory()
  const offset = Math.max(0, Number(new URLSearchParams(search).get('offset')) || 0)
  const change = (next: number) => {
    const query = new URLSearchParams(search)
    if (next === 0) query.delete('offset')
    else query.set('offset', String(next))
    history.replace({ search: query.toString() })
  }
  return [offset, change]
}
