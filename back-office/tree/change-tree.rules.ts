import type { StudioBody } from '@contracts/studio'
import { isBody, setAt } from '../editor/document.rules'
import { finish, type Moved } from './move-node.rules'
import { endsOf, listAt, rootPlace, type NodeKind, type TreeNode } from './tree.rules'

/** A deep copy: entries are told apart by their identity. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isBody(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, copyOf(entry)]))
}

export function removeNode(body: StudioBody, { path }: TreeNode): StudioBody {
  const list = path.slice(0, -1)
  const left = listAt(body, list).filter((_, index) => index !== path.at(-1))
  const changed = setAt(body, list, left)
  return isBody(changed) ? changed : body
}

export function duplicateNode(body: StudioBody, node: TreeNode): StudioBody {
  const list = node.path.slice(0, -1)
  const entries: unknown[] = listAt(body, list)
  entries.splice(Number(node.path.at(-1)) + 1, 0, copyOf(node.value))
  const changed = setAt(body, list, entries)
  return isBody(changed) ? changed : body
}

const emptyLink = () => ({ displayName: '', pageLink: '' })

const EMPTY: Readonly<Record<NodeKind, () => StudioBody>> = {
  link: emptyLink,
  menu: () => ({ menuDefinition: emptyLink() }),
  column: () => ({
    columnContent: { contentType: 'menu', menuDefinition: emptyLink(), menuItems: [] },
  }),
  'footer-column': () => ({ title: '', links: [emptyLink()] }),
  other: emptyLink,
}

/** Returns the document with an empty entry, inside a node or at the end of the tree. */
export function addNode(
  body: StudioBody,
  contentType: string,
  inside?: TreeNode,
): (Moved & { kind: NodeKind }) | undefined {
  const place = inside ? endsOf(inside)[0] : rootPlace(contentType, body)
  if (!place) return undefined
  const added = EMPTY[place.kind]()
  const changed = setAt(body, place.list, [...listAt(body, place.list), added])
  const done = finish(changed, added, place.list)
  return done && { ...done, kind: place.kind }
}
