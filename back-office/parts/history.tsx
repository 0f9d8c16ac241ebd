import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { merchandiseApi } from '../api/merchandise-api'
import { ChangeList } from '../changes/change-list'
import { QueryState } from './query-state'
import { SectionBox } from './section-box'

/** Of the query that lists what was changed of a thing. */
export const historyKey = (path: string) => ['history', path]

/** Who changed what of one thing, and when. @param path of the thing below the API */
export function History({ path }: { path: string }) {
  const list = useInfiniteQuery({
    queryKey: historyKey(path),
    queryFn: ({ pageParam }: { pageParam?: number }) => merchandiseApi.listHistory(path, pageParam),
    getNextPageParam: ({ next }) => next,
  })
  const entries = list.data?.pages.flatMap((page) => page.entries)
  return (
    <SectionBox title="History">
      <QueryState query={list} failure="The history cannot be shown." />
      {entries?.length === 0 && (
        <Box color="fg.muted" fontSize="sm">
          Nobody has changed anything here yet.
        </Box>
      )}
      {entries && entries.length > 0 && <ChangeList entries={entries} />}
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="outline"
          marginTop="3"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </SectionBox>
  )
}
