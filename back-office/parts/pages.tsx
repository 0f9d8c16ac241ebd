import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'

interface PagesProps {
  offset: number
  size: number
  total: number
  onChange: (offset: number) => void
}

/** The buttons between the pages of a list; empty if all entries fit on one page. */
export function Pages({ offset, size, total, onChange }: PagesProps) {
  if (total <= size && offset === 0) return null
  return (
    <Flex as="nav" aria-label="Pages" justify="center" align="center" gap="4" marginTop="5">
      <Button
        size="sm"
        variant="outline"
        disabled={offset === 0}
        onClick={() => onChange(Math.max(0, offset - size))}
      >
        Previous
      </Button>
      <Box fontSize="sm" color="fg.muted">
        {Math.min(offset + 1, total)} to {Math.min(total, offset + size)}
      </Box>
      <Button
        size="sm"
        variant="outline"
        disabled={offset + size >= total}
        onClick={() => onChange(offset + size)}
      >
        Next
      </Button>
    </Flex>
  )
}
