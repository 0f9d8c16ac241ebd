import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import type { ReactNode } from 'react'

interface ChosenRecordProps {
  /** Label of the field; it becomes part of the button's accessible name. */
  label: ReactNode
  /** '' while nothing is chosen. */
  id: string
  name?: string
  onChoose: () => void
  /** Absent if something has to be chosen. */
  onRemove?: () => void
}

/** The chosen record, with a button that opens the search. */
export function ChosenRecord({ label, id, name, onChoose, onRemove }: ChosenRecordProps) {
  return (
    <Flex
      width="100%"
      minHeight="10"
      align="center"
      justify="space-between"
      gap="2"
      paddingInline="3"
      borderWidth="1px"
      borderRadius="l2"
      background="bg.panel"
    >
      <Box fontSize="sm" minWidth="0" truncate>
        {id === '' ? 'Nothing chosen' : (name ?? id)}
        {name && (
          <Box as="span" color="fg.muted" fontSize="xs">
            {' '}
            {id}
          </Box>
        )}
      </Box>
      <Flex gap="1" flexShrink="0">
        <Button size="xs" variant="outline" onClick={onChoose}>
          Choose<Box srOnly>{label}</Box>
        </Button>
        {onRemove && (
          <Button size="xs" variant="ghost" onClick={onRemove}>
            Remove<Box srOnly>{label}</Box>
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
