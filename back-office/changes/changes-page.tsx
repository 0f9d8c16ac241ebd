import { Box } from '@chakra-ui/react/box'
import { useInfiniteQuery } from '@tanstack/react-query'
import { officeApi } from '../api/office-api'
import { dayToMoment } from '../parts/day.rules'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { ShowOlder } from '../parts/show-older'
import { useAddressFilter } from '../parts/use-address-filter'
import { useDebounced } from '../parts/use-debounced'
import { ChangeFilters, FILTERS } from './change-filters'
import { ChangeList } from './change-list'

const PAUSE_MS = 300

/** Who changed what, and when. */
export function ChangesPage() {
  const [filter, change] = useAddressFilter(FILTERS)
  const asked = useDebounced(filter, PAUSE_MS)
  const list = useInfiniteQuery({
    queryKey: ['changes', asked],
    queryFn: ({ pageParam }: { pageParam?: number }) =>
      officeApi.listChanges(
        { ...asked, from: dayToMoment(asked.from), until: dayToMoment(asked.until, 1) },
        pageParam,
      ),
    getNextPageParam: ({ next }) => next,
    keepPreviousData: true,
  })
  const entries = list.data?.pages.flatMap((page) => page.entries)
  return (
    <PageBody title="Changes">
      <ChangeFilters filter={filter} onChange={change} />
      <QueryState query={list} failure="The changes cannot be shown." />
      <Box role="status" srOnly>
        {entries && `${entries.length} shown`}
      </Box>
      {entries?.length === 0 && (
        <NothingFound
          title="Nothing found"
          text="What operators change from now on is written down here."
        />
      )}
      {entries && entries.length > 0 && <ChangeList entries={entries} />}
      <ShowOlder list={list} />
    </PageBody>
  )
}
