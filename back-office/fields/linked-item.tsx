import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useQuery } from '@tanstack/react-query'
import { millisecondsInMinute } from 'date-fns/constants'
import { Link } from 'react-router-dom'
import { toLabel } from '@contracts/content-field'
import { studioApi, contentPath } from '../api/studio-api'
import { StatusBadges } from '../list/status-badges'

interface LinkedItemProps {
  id: string
  onReplace: () => void
}

export function LinkedItem({ id, onReplace }: LinkedItemProps) {
  const found = useQuery({
    queryKey: ['linked', id],
    queryFn: () => studioApi.listItems({ ids: id }),
    staleTime: millisecondsInMinute,
  })
  const item = found.data?.items[0]
  return (
    <Flex
      gap="3"
      wrap="wrap"
      align="center"
      padding="3"
      borderWidth="1px"
      borderRadius="l2"
      background="bg"
    >
      <Box flex="1" minWidth="40" fontSize="sm">
        <Box fontWeight="medium">{item?.name ?? (found.isLoading ? 'Loading…' : id)}</Box>
        <Box color="fg.muted" fontSize="xs">
          {item ? toLabel(item.contentType) : 'Another item'}
        </Box>
      </Box>
      {item && <StatusBadges statuses={item.statuses} />}
      <Flex gap="2">
        <Button size="xs" variant="outline" asChild>
          <Link to={contentPath(id)}>Open</Link>
        </Button>
        <Button size="xs" variant="outline" onClick={onReplace}>
          Choose another
        </Button>
      </Flex>
    </Flex>
  )
}
