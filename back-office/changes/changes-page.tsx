import { Box } from '@chakra-ui/react/box'
import { officeApi } from '../api/office-api'
import { dayToMoment } from '../parts/day.rules'
import { ListResult } from '../parts/list-result'
import { PageBody } from '../parts/page-body'
import { ShowOlder } from '../parts/show-older'
import { useNewestList } from '../parts/use-list'
import { ChangeFilters, FILTERS } from './change-filters'
import { ChangeList } from './change-list'

/** The log of changes: who changed which record, and when. */
export function ChangesPage() {
  const { filter, change, list, loaded } = useNewestList({
    name: 'changes',
    filters: FILTERS,
    load: (query, cursor?: number) =>
      officeApi.listChanges(
        { ...query, from: dayToMoment(query.from), until: dayToMoment(query.until, 1) },
        cursor,
      ),
  })
  const entries = loaded?.flatMap((page) => page.entries)
  return (
    <PageBody title="Changes">
      <ChangeFilters filter={filter} onChange={change} />
      <Box role="status" srOnly>
        {entries && `${entries.length} shown`}
      </Box>
      <ListResult
        query={list}
        failure="The changes cannot be shown."
        entries={entries}
        nothing={{
          title: 'Nothing found',
          text: 'What operators change from now on is written down here.',
        }}
      >
        {(found) => <ChangeList entries={found} />}
      </ListResult>
      <ShowOlder list={list} />
    </PageBody>
  )
}
