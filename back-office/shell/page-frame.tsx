import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Navigation } from './navigation'
import { OperatorMenu } from './operator-menu'

const Home = chakra(Link, {
  base: { color: 'fg.inverted', fontFamily: 'heading', fontSize: 'xl', whiteSpace: 'nowrap' },
})
const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '3',
    top: '-20',
    zIndex: 'skipNav',
    padding: '3',
    background: 'bg.panel',
    color: 'fg',
    _focus: { top: '2' },
  },
})

/** What stands around every page of the back office. */
export function PageFrame({ children }: { children: ReactNode }) {
  const main = useMainFocus()
  return (
    <Flex direction="column" minHeight="100dvh">
      <SkipLink href="#main">Skip to the page</SkipLink>
      <Flex
        as="header"
        align="center"
        gap={{ base: '2', md: '6' }}
        paddingInline={{ base: '3', md: '6' }}
        paddingBlock="2"
        minHeight="14"
        background="bg.inverted"
        color="fg.inverted"
      >
        <Box order={{ base: 1, xl: 0 }} flex={{ base: '1', xl: 'none' }}>
          <Home to="/">Back office</Home>
        </Box>
        <Navigation />
        <Box order="2">
          <OperatorMenu />
        </Box>
      </Flex>
      {/* named: the preview of content has a main part of its own */}
      <Flex
        as="main"
        aria-label="Back office"
        id="main"
        ref={main}
        tabIndex={-1}
        direction="column"
        flex="1"
        minHeight="0"
        outline="none"
      >
        {children}
      </Flex>
    </Flex>
  )
}

/** The next page is read from its beginning, by screen readers too; not the first, nor a filtered list. */
function useMainFocus() {
  const main = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const known = useRef(pathname)
  useEffect(() => {
    if (known.current === pathname) return
    known.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
