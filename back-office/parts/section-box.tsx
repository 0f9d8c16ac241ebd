import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { useId, type ReactNode } from 'react'

interface SectionBoxProps {
  title: string
  /** Shown beside the title, e.g. a button. */
  aside?: ReactNode
  children: ReactNode
}

export function SectionBox({ title, aside, children }: SectionBoxProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      background="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      padding={{ base: '4', md: '5' }}
      minWidth="0"
    >
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="3">
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  )
}
