import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { useId, type ReactNode } from 'react'

interface PanelProps {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page with a heading of its own. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      background="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      padding={{ base: '4', md: '5' }}
    >
      <Flex gap="3" justify="space-between" align="center" wrap="wrap" marginBottom="3">
        <Heading as="h2" id={id} size="md">
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  )
}
