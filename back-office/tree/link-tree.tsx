import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useRef, useState } from 'react'
import type { StudioBody } from '@contracts/studio'
import { toPathText, type FieldPath } from '../editor/document.rules'
import { plainText } from '../fields/localized-text.rules'
import { SectionBox } from '../parts/section-box'
import { TreeEntry, type TreeActions } from './tree-entry'
import { addNode, duplicateNode, removeNode } from './change-tree.rules'
import { dropNode, moveNode } from './move-node.rules'
import {
  endOfList,
  endsOf,
  labelField,
  labelOf,
  readTree,
  treeLists,
  type Place,
  type TreeNode,
} from './tree.rules'

interface LinkTreeProps {
  contentType: string
  body: StudioBody
  locales: readonly string[]
  /** Called with the whole document: each change is one step of undo. */
  onChange: (body: StudioBody) => void
  /** Opens the fields of an entry in the form. */
  onEdit: (path: FieldPath) => void
  /** Called with what was removed. */
  onRemoval: (what: string) => void
}

/** A menu or the footer as a tree, whose entries are moved by dragging, by buttons or by keys. */
export function LinkTree(props: LinkTreeProps) {
  const { contentType, body, locales, onChange, onEdit, onRemoval } = props
  const frame = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<TreeNode>()
  const [said, setSaid] = useState('')
  const roots = readTree(contentType, body)
  const nameOf = (node: TreeNode) => plainText(labelOf(node), locales) || 'New entry'

  const take = (moved: { body: StudioBody; path: FieldPath } | undefined, name: string) => {
    if (!moved) {
      setSaid(`${name} cannot go there.`)
      return
    }
    onChange(moved.body)
    setSaid(`${name} was moved.`)
    requestAnimationFrame(() => {
      const entry = `[data-entry-path="${CSS.escape(toPathText(moved.path))}"]`
      frame.current?.querySelector<HTMLElement>(entry)?.focus()
    })
  }
  const add = (place: Place | undefined) => {
    const added = place && addNode(body, place)
    if (!added) return
    onChange(added.body)
    onEdit(labelField(added))
  }
  const actions: TreeActions = {
    nameOf,
    canMove: (node, direction) => moveNode(body, roots, node, direction) !== undefined,
    move: (node, direction) => take(moveNode(body, roots, node, direction), nameOf(node)),
    drag: setDragged,
    drop: (target, where) => {
      setDragged(undefined)
      if (dragged && dragged !== target)
        take(dropNode(body, dragged, target, where), nameOf(dragged))
    },
    edit: (node) => onEdit(labelField(node)),
    duplicate: (node) => onChange(duplicateNode(body, node)),
    add: (node) => add(endsOf(node)[0]),
    remove: (node) => {
      onChange(removeNode(body, node))
      onRemoval(nameOf(node))
    },
  }
  return (
    <Stack ref={frame} gap="4" marginBottom="6">
      <Box fontSize="xs" color="fg.muted">
        Drag entries, use their buttons, or Alt with the arrow keys.
      </Box>
      {treeLists(contentType).map((part) => (
        <SectionBox
          key={part.list}
          title={part.title}
          aside={
            <Button size="sm" variant="outline" onClick={() => add(endOfList(body, part))}>
              {part.newEntry}
            </Button>
          }
        >
          <Entries
            nodes={roots.filter(({ path: [list] }) => list === part.list)}
            actions={actions}
          />
        </SectionBox>
      ))}
      <Box role="status" fontSize="sm" color="fg.muted">
        {said}
      </Box>
    </Stack>
  )
}

function Entries({ nodes, actions }: { nodes: readonly TreeNode[]; actions: TreeActions }) {
  if (nodes.length === 0) {
    return (
      <Box fontSize="sm" color="fg.muted">
        None yet
      </Box>
    )
  }
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {nodes.map((node) => (
        <TreeEntry key={toPathText(node.path)} node={node} actions={actions} />
      ))}
    </Stack>
  )
}
