import { Box } from '@chakra-ui/react/box'
import type { ReactNode } from 'react'
import { TextLink } from './text-link'

/** Links from a record's page back to the list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box marginTop="-3" marginBottom="4" fontSize="sm">
      <TextLink to={to}>{children}</TextLink>
    </Box>
  )
}
