import { Box } from '@chakra-ui/react/box'
import type { ReactNode } from 'react'

interface TwoLinesProps {
  children: ReactNode
  /** The second line, in small print. */
  below: ReactNode
}

/** A cell with a second line. */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <>
      {children}
      <Box fontSize="xs" color="fg.muted">
        {below}
      </Box>
    </>
  )
}
