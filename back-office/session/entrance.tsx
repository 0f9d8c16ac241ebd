import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { Heading } from '@chakra-ui/react/heading'
import type { ReactNode } from 'react'

/** A page outside of the back office: for who is not logged in yet. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Center as="main" minHeight="100dvh" padding="4">
      <Box
        width="100%"
        maxWidth="sm"
        padding={{ base: '6', sm: '8' }}
        background="bg.panel"
        borderRadius="l3"
        borderWidth="1px"
      >
        <Heading as="h1" fontFamily="heading" size="3xl" fontWeight="normal" marginBottom="6">
          {title}
        </Heading>
        {children}
      </Box>
    </Center>
  )
}
