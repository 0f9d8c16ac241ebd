import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type ReactNode, useState } from 'react'
import { Link, useLocation, useRouteMatch } from 'react-router-dom'
import { Icon } from '@/ui/icon'
import { SearchButton } from './search-button'
import { NavigationDrawer, SectionLinks } from './navigation'
import { OperatorMenu } from './operator-menu'
import { localText } from '@/lib/local-text'

const KEY = 'back-office-side-bar'

/**
 * Returns whether the side bar is folded, as stored in the browser. The content editor has its own
 * setting and starts folded, because its form and its preview need the width.
 */
function useFolded(): [isFolded: boolean, setFolded: (isFolded: boolean) => void] {
  const isEditor = useRouteMatch('/content/:id') !== null
  const key = isEditor ? `${KEY}-editor` : KEY
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const state = chosen[key] ?? localText.get(key) ?? (isEditor ? 'folded' : 'open')
  const setFolded = (isFolded: boolean) => {
    const next = isFolded ? 'folded' : 'open'
    localText.set(key, next)
    setChosen({ ...chosen, [key]: next })
  }
  return [state === 'folded', setFolded]
}

const Home = chakra(Link, {
  base: { paddingInline: { lg: '3' }, fontFamily: 'heading', fontSize: 'xl', whiteSpace: 'nowrap' },
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

export function PageFrame({ children }: { children: ReactNode }) {
  const main = useMainFocus()
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} minHeight="100dvh">
      <SkipLink href="#main">Skip to the page</SkipLink>
      <Header />
      {/* the label distinguishes it from the main element of the content preview */}
      <Flex
        as="main"
        aria-label="Back office"
        id="main"
        ref={main}
        tabIndex={-1}
        direction="column"
        flex="1"
        minWidth="0"
        minHeight="0"
        outline="none"
      >
        {children}
      </Flex>
    </Flex>
  )
}

/** A bar above the page with a menu button; on wide windows, a side bar with the sections. */
function Header() {
  const [isFolded, setFolded] = useFolded()
  return (
    <Flex
      as="header"
      // distinguishes it from the header in the content preview
      aria-label="Back office"
      direction={{ base: 'row', lg: 'column' }}
      align={{ base: 'center', lg: 'stretch' }}
      flexShrink={0}
      gap={{ base: '2', lg: '0' }}
      position={{ lg: 'sticky' }}
      top="0"
      zIndex="sticky"
      width={{ lg: isFolded ? '14' : '56' }}
      height={{ base: '14', lg: '100dvh' }}
      paddingInline={{ base: '2', lg: '0' }}
      background="bg.muted"
      borderBottomWidth={{ base: '1px', lg: '0' }}
      borderRightWidth={{ lg: '1px' }}
    >
      <NavigationDrawer />
      <Flex
        flex={{ base: '1', lg: 'none' }}
        align="center"
        justify={isFolded ? { lg: 'center' } : 'space-between'}
        paddingInline={{ lg: isFolded ? '0' : '3' }}
        paddingBlock={{ lg: '3' }}
      >
        <Home to="/" display={isFolded ? { lg: 'none' } : undefined}>
          Back office
        </Home>
        <IconButton
          hideBelow="lg"
          size="sm"
          variant="ghost"
          color="fg"
          aria-label="Side bar"
          aria-expanded={!isFolded}
          aria-controls="sections"
          onClick={() => setFolded(!isFolded)}
        >
          <Icon name="menu" size={18} />
        </IconButton>
      </Flex>
      <Box paddingInline={{ lg: isFolded ? '1' : '3' }} paddingBottom={{ lg: '2' }}>
        <SearchButton isShort={isFolded} />
      </Box>
      <Box
        as="nav"
        id="sections"
        aria-label="Back office"
        hideBelow="lg"
        hidden={isFolded}
        flex="1"
        overflowY="auto"
        paddingInline="3"
        paddingBlock="2"
      >
        <SectionLinks />
      </Box>
      <Box
        marginTop={{ lg: 'auto' }}
        padding={{ lg: isFolded ? '1' : '2' }}
        borderTopWidth={{ lg: isFolded ? '0' : '1px' }}
      >
        <OperatorMenu isShort={isFolded} />
      </Box>
    </Flex>
  )
}

/**
 * Moves the focus and the scroll position to the start of a new page; not on the first load, and
 * not when only filters change.
 */
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
