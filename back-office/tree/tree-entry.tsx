import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { Icon } from '@/ui/icon'
import { toPathText } from '../editor/document.rules'
import { useMenuDismissal } from '../parts/use-menu-dismissal'
import type { Direction } from './move-node.rules'
import type { TreeNode } from './tree.rules'

export interface TreeActions {
  nameOf: (node: TreeNode) => string
  canMove: (node: TreeNode, direction: Direction) => boolean
  move: (node: TreeNode, direction: Direction) => void
  drag: (node: TreeNode | undefined) => void
  drop: (target: TreeNode, where: 'before' | 'inside') => void
  edit: (node: TreeNode) => void
  duplicate: (node: TreeNode) => void
  add: (node: TreeNode) => void
  remove: (node: TreeNode) => void
}

interface TreeEntryProps {
  node: TreeNode
  actions: TreeActions
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}
const HOLDS_ENTRIES = ['menu', 'column', 'footer-column']

const Name = chakra('button', {
  base: {
    flex: '1',
    minWidth: 0,
    paddingBlock: '1.5',
    textAlign: 'start',
    fontSize: 'sm',
    cursor: 'pointer',
    borderRadius: 'l1',
    truncate: true,
    focusVisibleRing: 'outside',
  },
})

export function TreeEntry({ node, actions }: TreeEntryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [hover, setHover] = useState<'before' | 'inside'>()
  const name = actions.nameOf(node)
  const move = (event: KeyboardEvent) => {
    const direction = event.altKey ? KEYS[event.key] : undefined
    if (!direction) return
    event.preventDefault()
    actions.move(node, direction)
  }
  const isDraggedOver = (event: DragEvent) => {
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const isUpper = event.clientY < top + height / 2
    setHover(isUpper || !HOLDS_ENTRIES.includes(node.kind) ? 'before' : 'inside')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setHover(undefined)
    actions.drop(node, hover ?? 'before')
  }
  return (
    <li>
      <Flex
        align="center"
        gap="1"
        paddingInline="2"
        borderRadius="l2"
        borderWidth="1px"
        borderTopColor={hover === 'before' ? 'fg' : undefined}
        background={hover === 'inside' ? 'bg.muted' : 'bg.panel'}
        draggable
        onDragStart={() => actions.drag(node)}
        onDragEnd={() => actions.drag(undefined)}
        onDragOver={isDraggedOver}
        onDragLeave={() => setHover(undefined)}
        onDrop={drop}
      >
        {node.children.length > 0 ? (
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={`Entries of ${name}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          </IconButton>
        ) : (
          <Box width="8" />
        )}
        <Name
          type="button"
          data-entry-path={toPathText(node.path)}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
          onKeyDown={move}
          onClick={() => actions.edit(node)}
        >
          {name}
        </Name>
        <MoveButton {...{ node, actions, name }} direction="up" />
        <MoveButton {...{ node, actions, name }} direction="down" />
        <EntryMenu node={node} actions={actions} />
      </Flex>
      {isOpen && node.children.length > 0 && (
        <Stack as="ul" gap="1" listStyleType="none" marginTop="1" marginInlineStart="6">
          {node.children.map((child) => (
            <TreeEntry key={toPathText(child.path)} node={child} actions={actions} />
          ))}
        </Stack>
      )}
    </li>
  )
}

interface MoveButtonProps extends TreeEntryProps {
  name: string
  direction: 'up' | 'down'
}

function MoveButton({ node, actions, name, direction }: MoveButtonProps) {
  const isPossible = actions.canMove(node, direction)
  return (
    <IconButton
      size="xs"
      variant="ghost"
      aria-label={`Move ${name} ${direction}`}
      aria-disabled={!isPossible}
      onClick={isPossible ? () => actions.move(node, direction) : undefined}
    >
      <Box transform={direction === 'up' ? 'rotate(180deg)' : undefined}>
        <Icon name="chevron-down" size={16} />
      </Box>
    </IconButton>
  )
}

function EntryMenu({ node, actions }: TreeEntryProps) {
  const onOpenChange = useMenuDismissal()
  const name = actions.nameOf(node)
  return (
    <Menu.Root onOpenChange={onOpenChange} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton size="xs" variant="ghost" aria-label={`More about ${name}`}>
          <Box as="span" aria-hidden="true">
            …
          </Box>
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {(['in', 'out'] as const).map((direction) => (
              <Menu.Item
                key={direction}
                value={direction}
                disabled={!actions.canMove(node, direction)}
                onSelect={() => actions.move(node, direction)}
              >
                {direction === 'in' ? 'Move into the entry before it' : 'Move out of its entry'}
              </Menu.Item>
            ))}
            {HOLDS_ENTRIES.includes(node.kind) && (
              <Menu.Item value="add" onSelect={() => actions.add(node)}>
                Add an entry inside
              </Menu.Item>
            )}
            <Menu.Item value="duplicate" onSelect={() => actions.duplicate(node)}>
              Duplicate
            </Menu.Item>
            <Menu.Item value="remove" onSelect={() => actions.remove(node)}>
              Remove
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
