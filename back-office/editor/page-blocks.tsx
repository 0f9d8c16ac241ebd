import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Menu } from '@chakra-ui/react/menu'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import type { PageBlock } from '@rules/page-editing'
import { toLabel } from '@contracts/content-field'
import { useMenuDismissal } from '../parts/use-menu-dismissal'
import type { Target } from './page-frame'

interface PageBlocksProps {
  blocks: readonly PageBlock[]
  onChoose: (target: Target) => void
  /** Called when the keyboard or the pointer is at a block. */
  onShow: (target: Target) => void
}

const keyOf = ({ itemId, path }: PageBlock, index: number) => `${index} ${itemId} ${path}`

const Entry = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    paddingInline: '3',
    paddingBlock: '2.5',
    borderWidth: '1px',
    borderRadius: 'l2',
    background: 'bg.panel',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'bg.subtle' },
    focusVisibleRing: 'outside',
  },
})

/** The blocks of a page in its order, for those who do not point at them. */
export function BlockList({ blocks, onChoose, onShow }: PageBlocksProps) {
  return (
    <Stack as="ol" gap="2" listStyleType="none">
      {blocks.map((block, index) => (
        <li key={keyOf(block, index)}>
          <Entry
            type="button"
            onFocus={() => onShow(block)}
            onPointerEnter={() => onShow(block)}
            onClick={() => onChoose(block)}
          >
            <BlockName block={block} />
          </Entry>
        </li>
      ))}
    </Stack>
  )
}

/** The same blocks as a menu, beside the form of one of them. */
export function BlockMenu({ blocks, onChoose, onShow }: PageBlocksProps) {
  const onOpenChange = useMenuDismissal()
  return (
    <Menu.Root
      onOpenChange={onOpenChange}
      onHighlightChange={({ highlightedValue }) => {
        const block = blocks.find((one, index) => keyOf(one, index) === highlightedValue)
        if (block) onShow(block)
      }}
    >
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" disabled={blocks.length === 0}>
          Blocks
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content maxHeight="96" overflowY="auto" minWidth="72">
          {blocks.map((block, index) => (
            <Menu.Item
              key={keyOf(block, index)}
              value={keyOf(block, index)}
              onSelect={() => onChoose(block)}
            >
              <Box minWidth="0">
                <BlockName block={block} />
              </Box>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}

function BlockName({ block }: { block: PageBlock }) {
  return (
    <>
      <Box fontSize="sm" fontWeight="medium">
        {toLabel(block.contentType)}
      </Box>
      {block.text !== '' && (
        <Box fontSize="xs" color="fg.muted" truncate>
          {block.text}
        </Box>
      )}
    </>
  )
}
