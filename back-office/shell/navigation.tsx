import { Box } from '@chakra-ui/react/box'
import { CloseButton, IconButton } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon } from '@/ui/icon'
import { useEarlyDismissal } from '@/ui/use-early-dismissal'
import { usePermittedGroups } from './use-permitted-groups'

const SectionLink = chakra(NavLink, {
  base: {
    display: 'block',
    paddingInline: '3',
    paddingBlock: { base: '2', lg: '1.5' },
    borderRadius: 'l2',
    fontSize: { base: 'md', lg: 'sm' },
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { background: 'bg.emphasized', color: 'fg' },
    '&[aria-current=page]': {
      background: 'bg.panel',
      color: 'brand.fg',
      fontWeight: 'semibold',
      boxShadow: 'xs',
    },
  },
})

interface SectionLinksProps {
  onChoose?: () => void
}

export function SectionLinks({ onChoose }: SectionLinksProps) {
  const groups = usePermittedGroups()
  const id = useId()
  return (
    <Stack gap="5">
      {groups.map(({ name, sections }) => (
        <Box key={name}>
          <Box
            id={`${id}${name}`}
            paddingInline="3"
            marginBottom="1"
            fontSize="xs"
            color="fg.muted"
            letterSpacing="wide"
          >
            {name}
          </Box>
          <Stack as="ul" gap="0.5" listStyleType="none" aria-labelledby={`${id}${name}`}>
            {sections.map((section) => (
              <li key={section.name}>
                <SectionLink to={section.path} onClick={onChoose}>
                  {section.name}
                </SectionLink>
              </li>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  )
}

/** The sections behind a menu button, for windows too narrow for the side bar. */
export function NavigationDrawer() {
  const [isOpen, setIsOpen] = useState(false)
  const hasNavigated = useRef(false)
  useEarlyDismissal(isOpen)
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
      // focuses the new page after a link was chosen, or else the menu button
      finalFocusEl={() => (hasNavigated.current ? document.querySelector('main') : null)}
    >
      <Drawer.Trigger asChild>
        <IconButton
          hideFrom="lg"
          variant="ghost"
          color="fg"
          aria-label="Sections of the back office"
        >
          <Icon name="menu" size={22} />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content background="bg.muted">
            <Drawer.Header paddingBottom="2">
              <Drawer.Title fontFamily="heading" fontWeight="normal" fontSize="xl">
                Back office
              </Drawer.Title>
            </Drawer.Header>
            <Drawer.Body as="nav" aria-label="Back office" paddingInline="3">
              <SectionLinks onChoose={() => setOpen(false, true)} />
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
