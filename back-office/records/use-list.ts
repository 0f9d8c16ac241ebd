import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ComponentProps } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import type { Pages } from '../parts/pages'
import type { QueryState } from '../parts/query-state'
import type { ShowOlder } from './show-older'
import { useAddressFilter } from '../parts/use-address-filter'
import { useDebounced } from '../parts/use-debounced'

/** Pause after the last keystroke before the list is requested. */
const PAUSE_MS = 250
const SORT = ['sort'] as const

type Filter<Name extends string> = Record<Name, string>

/** Everything that `ListPage` shows of a list. */
export interface RecordList<Name extends string, Row> {
  /** First part of the query's key, and the name under which columns and views are stored. */
  name: string
  filter: Readonly<Filter<Name>>
  change: (changes: Partial<Filter<Name>>) => void
  query: ComponentProps<typeof QueryState>['query']
  /** Undefined until the list has loaded. */
  rows: readonly Row[] | undefined
  /** How many records there are on all pages; absent if only the newest are known. */
  total?: number
  /** The order, e.g. `name` or `-name`; empty for the list's usual order. */
  sort?: string
  onSort?: (sort: string) => void
  /** Whether `rows` are all rows of the list, so that the browser can sort them. */
  isWhole?: boolean
  pages?: ComponentProps<typeof Pages>
  older?: ComponentProps<typeof ShowOlder>['list']
}

interface ListOptions<Name extends string, Page, Row> {
  name: string
  /** Names of the URL parameters that filter the list; must be the same array in every render. */
  filters: readonly Name[]
  rows: (page: Page) => readonly Row[]
}

interface PagedOptions<Name extends string, Page, Row> extends ListOptions<Name, Page, Row> {
  size: number
  /** The filter that is not stored in the URL, where it would be logged, e.g. a gift card's code. */
  secret?: Name
  load: (query: Filter<Name | 'sort'> & { offset: number; limit: number }) => Promise<Page>
  /** Returns the milliseconds until the list is loaded again; undefined stops the reloading. */
  refreshMs?: (page: Page) => number | undefined
}

/**
 * A list in numbered pages. Filters, order and offset are stored in the URL; a changed filter
 * returns to the first page.
 */
export function usePagedList<Name extends string, Page extends { total: number }, Row>(
  options: PagedOptions<Name, Page, Row>,
): RecordList<Name, Row> {
  const { name, filters, rows, size, secret, load, refreshMs } = options
  const [stored, store] = useAddressFilter(filters)
  const [{ sort }, setSort] = useAddressFilter(SORT)
  const [written, setWritten] = useState('')
  const [offset, setOffset] = useOffset()
  const filter = useMemo(
    () => ({ ...stored, ...(secret !== undefined && { [secret]: written }) }),
    [stored, secret, written],
  )
  const current = useMemo(
    () => ({ ...filter, sort, offset, limit: size }),
    [filter, sort, offset, size],
  )
  const query = useDebounced(current, PAUSE_MS)
  const list = useQuery({
    queryKey: [name, query],
    queryFn: () => load(query),
    keepPreviousData: true,
    refetchInterval: (page) => (page && refreshMs?.(page)) ?? false,
  })
  const total = list.data?.total ?? 0
  return {
    name,
    filter,
    change(changes) {
      const open = { ...changes }
      if (secret !== undefined) {
        setWritten(changes[secret] ?? written)
        delete open[secret]
      }
      store(open)
    },
    query: list,
    rows: list.data && rows(list.data),
    total,
    sort,
    onSort: (next) => setSort({ sort: next }),
    pages: { offset, size, total, onChange: setOffset },
  }
}

interface NewestOptions<Name extends string, Page, Row, Cursor> extends ListOptions<
  Name,
  Page,
  Row
> {
  load: (query: Filter<Name>, cursor?: Cursor) => Promise<Page>
}

/**
 * A list that begins with the newest records and loads older ones on request. `first` is what the
 * engine answered first.
 */
export function useNewestList<
  Name extends string,
  Cursor extends string | number,
  Page extends { next?: Cursor },
  Row,
>({
  name,
  filters,
  rows,
  load,
}: NewestOptions<Name, Page, Row, Cursor>): RecordList<Name, Row> & {
  first: Page | undefined
} {
  const [filter, change] = useAddressFilter(filters)
  const query = useDebounced(filter, PAUSE_MS)
  const list = useInfiniteQuery({
    queryKey: [name, query],
    queryFn: ({ pageParam }: { pageParam?: Cursor }) => load(query, pageParam),
    getNextPageParam: ({ next }) => next,
    keepPreviousData: true,
  })
  return {
    ...{ name, filter, change, query: list, older: list },
    first: list.data?.pages[0],
    rows: list.data?.pages.flatMap(rows),
  }
}

interface WholeOptions<Name extends string, Page, Row> {
  name: string
  filters: readonly Name[]
  query: RecordList<Name, Row>['query'] & { data?: Page }
  /** Returns the records that fit the filters. */
  rows: (page: Page, filter: Filter<Name>) => readonly Row[]
}

/** A list that the engine sends as a whole; the browser filters and sorts it. */
export function useWholeList<Name extends string, Page, Row>({
  name,
  filters,
  query,
  rows,
}: WholeOptions<Name, Page, Row>): RecordList<Name, Row> {
  const [filter, change] = useAddressFilter(filters)
  const [{ sort }, setSort] = useAddressFilter(SORT)
  return {
    ...{ name, filter, change, query, sort, isWhole: true },
    rows: query.data && rows(query.data, filter),
    onSort: (next) => setSort({ sort: next }),
  }
}

/** The number of records before the current page, stored in the URL. */
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
