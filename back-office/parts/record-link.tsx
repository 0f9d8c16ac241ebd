import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'

export const RecordLink = chakra(Link, {
  base: {
    fontWeight: 'medium',
    color: 'fg',
    textDecoration: 'underline',
    textDecorationColor: 'border.emphasized',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
})
