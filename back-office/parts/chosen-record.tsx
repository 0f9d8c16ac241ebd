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
}

/** The chosen record, with a button that opens the search. */
export function ChosenRecord({ label, id, name, onChoose }: ChosenRecordProps) {
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
      <Button size="xs" variant="outline" onClick={onChoose}>
        Choose<Box srOnly>{label}</Box>
      </Button>
    </Flex>
  )
}
