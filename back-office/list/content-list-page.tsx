import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { studioApi } from '../api/studio-api'
import { useTitle } from '../parts/use-title'
import { ContentTable } from './content-table'
import { NewItemDialog } from './new-item-dialog'
import { ListFilters } from './list-filters'
import { useListAddress } from './use-list-address'

const PAGE_SIZE = 50

/** All content items, with a search whose state is in the URL. */
export function ContentListPage() {
  useTitle('Content')
  const [filter, change] = useListAddress()
  const [isCreating, setIsCreating] = useState(false)
  const asked = useDeferredValue(filter)
  const types = useQuery({ queryKey: ['types'], queryFn: studioApi.getTypes, staleTime: Infinity })
  const list = useQuery({
    queryKey: ['items', asked],
    queryFn: () => studioApi.listItems({ ...asked, limit: PAGE_SIZE }),
    keepPreviousData: true,
  })
  const { offset } = filter
  const total = list.data?.total ?? 0
  return (
    <Box width="100%" maxWidth="6xl" marginInline="auto" padding={{ base: '4', md: '8' }}>
      <Flex align="baseline" justify="space-between" gap="4" marginBottom="5">
        <Heading as="h1" fontFamily="heading" size="3xl" fontWeight="normal">
          Content
        </Heading>
        <Flex align="baseline" gap="4">
          <Box role="status" color="fg.muted" fontSize="sm">
            {list.data && `${total} ${total === 1 ? 'item' : 'items'}`}
          </Box>
          <Button size="sm" disabled={!types.data} onClick={() => setIsCreating(true)}>
            New item
          </Button>
        </Flex>
      </Flex>
      <ListFilters filter={filter} types={types.data?.types ?? []} onChange={change} />
      {isCreating && types.data && (
        <NewItemDialog types={types.data.types} onClose={() => setIsCreating(false)} />
      )}
      {list.isError && (
        <Alert.Root status="error" marginTop="4">
          <Alert.Content>
            <Alert.Title>The items cannot be shown.</Alert.Title>
            <Alert.Description>{String(list.error)}</Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </Alert.Root>
      )}
      {list.isLoading && (
        <Skeleton height="96" marginTop="4" role="progressbar" aria-label="Loading" />
      )}
      {list.data && <ContentTable items={list.data.items} />}
      {total > PAGE_SIZE && (
        <Flex as="nav" aria-label="Pages" justify="center" align="center" gap="4" marginTop="5">
          <Button
            size="sm"
            variant="outline"
            disabled={offset === 0}
            onClick={() => change({ offset: Math.max(0, offset - PAGE_SIZE) })}
          >
            Previous
          </Button>
          <Box fontSize="sm" color="fg.muted">
            {offset + 1} to {Math.min(total, offset + PAGE_SIZE)}
          </Box>
          <Button
            size="sm"
            variant="outline"
            disabled={offset + PAGE_SIZE >= total}
            onClick={() => change({ offset: offset + PAGE_SIZE })}
          >
            Next
          </Button>
        </Flex>
      )}
    </Box>
  )
}
