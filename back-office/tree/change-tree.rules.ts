import type { StudioBody } from '@contracts/studio'
import { isBody, setAt } from '../editor/document.rules'
import { finish, type Moved } from './move-node.rules'
import { listAt, type NodeKind, type Place, type TreeNode } from './tree.rules'

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
  tab: () => ({ kind: 'site', siteId: '', displayName: '' }),
  other: emptyLink,
}

/** Returns the document with an empty entry at a place. */
export function addNode(
  body: StudioBody,
  { list, index, kind }: Place,
): (Moved & { kind: NodeKind }) | undefined {
  const added = EMPTY[kind]()
  const entries = listAt(body, list)
  entries.splice(index, 0, added)
  const done = finish(setAt(body, list, entries), added, list)
  return done && { ...done, kind }
}
