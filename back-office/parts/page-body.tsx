import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import type { ReactNode } from 'react'
import { TextLink } from './text-link'
import { useTitle } from './use-title'

interface PageBodyProps {
  title: string
  /** Shown beside the title, e.g. a count or a button. */
  aside?: ReactNode
  /** The list to which the page belongs. */
  list?: { to: string; text: string }
  children: ReactNode
}

export function PageBody({ title, aside, list, children }: PageBodyProps) {
  useTitle(title)
  return (
    <Box width="100%" maxWidth="6xl" marginInline="auto" padding={{ base: '4', md: '8' }}>
      <Flex align="center" justify="space-between" gap="4" wrap="wrap" marginBottom="5">
        <Heading as="h1" fontFamily="heading" size="3xl" fontWeight="normal">
          {title}
        </Heading>
        {aside}
      </Flex>
      {list && (
        <Box marginTop="-3" marginBottom="4" fontSize="sm">
          <TextLink to={list.to}>{list.text}</TextLink>
        </Box>
      )}
      {children}
    </Box>
  )
}
