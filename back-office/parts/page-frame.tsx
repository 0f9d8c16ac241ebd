import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon } from '@/ui/icon'
import { useEditorName } from './editor-name'

/** Pages of the engine itself, which take no script. */
const DESKS = [
  { href: '/orders-desk', name: 'Orders' },
  { href: '/reviews-desk', name: 'Reviews' },
  { href: '/outbox', name: 'Outbox' },
]

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
const Tab = chakra(NavLink, { base: TAB })
const Desk = chakra('a', { base: TAB })

/** What stands around every page of the back office. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { name, askAgain } = useEditorName()
  return (
    <Flex direction="column" minHeight="100dvh">
      <Flex
        as="header"
        align="center"
        gap={{ base: '2', md: '6' }}
        paddingInline={{ base: '3', md: '6' }}
        minHeight="14"
        background="bg.inverted"
        color="fg.inverted"
      >
        <Box
          fontFamily="heading"
          fontSize="xl"
          whiteSpace="nowrap"
          display={{ base: 'none', md: 'block' }}
        >
          Back office
        </Box>
        <Flex as="nav" aria-label="Back office" gap="1" overflowX="auto" flex="1">
          <Tab to="/content">Content</Tab>
          {DESKS.map((desk) => (
            <Desk key={desk.href} href={desk.href}>
              {desk.name}
            </Desk>
          ))}
        </Flex>
        <Button
          size="sm"
          variant="plain"
          color="fg.inverted"
          flexShrink={0}
          paddingInline="1"
          onClick={askAgain}
          aria-label={name ? `Editing as ${name}. Change name` : 'Say who is editing'}
        >
          <Icon name="user" size={18} />
          <Box as="span" maxWidth={{ base: '20', md: '48' }} truncate>
            {name}
          </Box>
        </Button>
      </Flex>
      {/* named: the preview has a main part of its own */}
      <Flex as="main" aria-label="Back office" direction="column" flex="1" minHeight="0">
        {children}
      </Flex>
    </Flex>
  )
}
