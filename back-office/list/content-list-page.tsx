import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { studioApi } from '../api/studio-api'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { QueryState } from '../parts/query-state'
import { usePagedList } from '../parts/use-list'
import { ContentTable } from './content-table'
import { FILTERS, ListFilters } from './list-filters'
import { NewItemDialog } from './new-item-dialog'

const PAGE_SIZE = 50

/** The list of all content items; its filters are stored in the URL. */
export function ContentListPage() {
  const [isCreating, setIsCreating] = useState(false)
  const types = useQuery({ queryKey: ['types'], queryFn: studioApi.getTypes, staleTime: Infinity })
  const { filter, change, list, total, pages } = usePagedList({
    name: 'items',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: studioApi.listItems,
  })
  return (
    <PageBody
      title="Content"
      aside={
        <Flex align="baseline" gap="4">
          <Box role="status" color="fg.muted" fontSize="sm">
            {list.data && `${total} ${total === 1 ? 'item' : 'items'}`}
          </Box>
          <Button size="sm" disabled={!types.data} onClick={() => setIsCreating(true)}>
            New item
          </Button>
        </Flex>
      }
    >
      <ListFilters filter={filter} types={types.data?.types ?? []} onChange={change} />
      {isCreating && types.data && (
        <NewItemDialog types={types.data.types} onClose={() => setIsCreating(false)} />
      )}
      <QueryState query={list} failure="The items cannot be shown." />
      {list.data && <ContentTable items={list.data.items} />}
      <Pages {...pages} />
    </PageBody>
  )
}
