import { CloseButton, IconButton } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Flex } from '@chakra-ui/react/flex'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { hasRight } from '@domain/operator-rights'
import { Icon } from '@/ui/icon'
import { useSession } from '../session/session-context'
import { SECTIONS } from './sections'

const TAB = {
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'l2',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'fg.inverted',
  opacity: 0.85,
  _hover: { opacity: 1, background: 'whiteAlpha.200' },
  '&[aria-current=page]': { opacity: 1, background: 'whiteAlpha.200' },
  focusRingColor: 'var(--color-on-cocoa)',
} as const
const ROW = {
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'l2',
  fontWeight: 'medium',
  _hover: { background: 'bg.muted' },
  '&[aria-current=page]': { background: 'bg.muted' },
} as const
const Tab = chakra(NavLink, { base: TAB })
const Row = chakra(NavLink, { base: ROW })

function useSections() {
  const { roles } = useSession()
  return SECTIONS.filter(({ right }) => hasRight(roles, right))
}

/** The permitted sections, side by side; where they do not fit, behind a button. */
export function Navigation() {
  const sections = useSections()
  return (
    <>
      <Flex as="nav" aria-label="Back office" gap="1" flex="1" wrap="wrap" hideBelow="xl">
        {sections.map(({ name, path }) => (
          <Tab key={name} to={path}>
            {name}
          </Tab>
        ))}
      </Flex>
      <NavigationDrawer />
    </>
  )
}

function NavigationDrawer() {
  const sections = useSections()
  const [isOpen, setIsOpen] = useState(false)
  const hasNavigated = useRef(false)
  const setOpen = (open: boolean, byLink = false) => {
    hasNavigated.current = byLink
    setIsOpen(open)
  }
  return (
    <Drawer.Root
      open={isOpen}
      placement="start"
      size="xs"
      onOpenChange={({ open }) => setOpen(open)}
      // the page that was chosen, else the button again
      finalFocusEl={() => (hasNavigated.current ? document.querySelector('main') : null)}
    >
      <Drawer.Trigger asChild>
        <IconButton
          hideFrom="xl"
          variant="plain"
          color="fg.inverted"
          aria-label="Sections of the back office"
        >
          <Icon name="menu" size={22} />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Back office</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <Stack as="nav" aria-label="Back office" gap="1">
                {sections.map(({ name, path }) => (
                  <Row key={name} to={path} onClick={() => setOpen(false, true)}>
                    {name}
                  </Row>
                ))}
              </Stack>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
