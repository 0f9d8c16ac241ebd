import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'

export const TextLink = chakra(Link, {
  base: { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
