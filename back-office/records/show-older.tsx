import { Button } from '@chakra-ui/react/button'
import { Center } from '@chakra-ui/react/center'

interface ShowOlderProps {
  list: { hasNextPage?: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** Button that loads the next older entries of a list that begins with the newest. */
export function ShowOlder({ list }: ShowOlderProps) {
  if (!list.hasNextPage) return null
  return (
    <Center marginTop="5">
      <Button
        variant="outline"
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        Show older ones
      </Button>
    </Center>
  )
}
