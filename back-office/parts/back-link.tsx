import { Box } from '@chakra-ui/react/box'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The way from one thing back to the list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box marginTop="-3" marginBottom="4" fontSize="sm">
      <Box asChild textDecoration="underline" textUnderlineOffset="3px">
        <Link to={to}>{children}</Link>
      </Box>
    </Box>
  )
}
