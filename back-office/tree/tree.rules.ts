import type { StudioBody } from '@contracts/studio'
import { isBody, type FieldPath } from '../editor/document.rules'

/**
 * `menu`: an entry of the menu bar. `column`: a list below a menu. `link`: a link in one of them.
 * `tab`, `other`: what has a place in the order, but cannot become anything else.
 */
export type NodeKind = 'menu' | 'column' | 'footer-column' | 'link' | 'tab' | 'other'

export interface TreeNode {
  kind: NodeKind
  path: FieldPath
  value: StudioBody
  children: TreeNode[]
}

export interface Place {
  list: FieldPath
  index: number
  kind: NodeKind
}

/** An outermost list of a document, as the tree shows it. */
export interface TreeList {
  list: string
  kind: NodeKind
  title: string
  newEntry: string
}

const LINKS = { kind: 'link', newEntry: 'New link' } as const

/** The content types that are shown as a tree. */
const TREES: Readonly<Record<string, readonly TreeList[]>> = {
  'nav-menu': [
    { list: 'menus', kind: 'menu', title: 'Menu', newEntry: 'New menu' },
    { list: 'topTabs', kind: 'tab', title: 'Tabs above the menu', newEntry: 'New tab' },
    { list: 'quickLinks', title: 'Quick links', ...LINKS },
  ],
  'season-menu': [
    { list: 'menuItems', title: 'Links', ...LINKS },
    { list: 'columns', kind: 'column', title: 'Columns', newEntry: 'New column' },
  ],
  footer: [
    { list: 'columns', kind: 'footer-column', title: 'Columns', newEntry: 'New column' },
    { list: 'legalLinks', title: 'Legal links', ...LINKS },
  ],
}

export const treeLists = (contentType: string) => TREES[contentType] ?? []

export const endOfList = (body: StudioBody, { list, kind }: TreeList): Place => ({
  list: [list],
  index: listAt(body, [list]).length,
  kind,
})

/** Returns the entries of all outermost lists. */
export const readTree = (contentType: string, body: StudioBody): TreeNode[] =>
  treeLists(contentType).flatMap(({ list, kind }) => readList(body, [list], kind))

function readList(body: StudioBody, list: FieldPath, wanted: NodeKind): TreeNode[] {
  return listAt(body, list).map((value, index) => {
    const path = [...list, index]
    const kind = wanted === 'column' && !isMenuColumn(value) ? 'other' : wanted
    return { kind, path, value, children: readChildren(body, path, kind) }
  })
}

function readChildren(body: StudioBody, path: FieldPath, kind: NodeKind): TreeNode[] {
  return childLists(kind).flatMap(({ list, kind: inner }) =>
    readList(body, [...path, ...list], inner),
  )
}

/** The lists inside a node, in the order in which the shop shows them. */
function childLists(kind: NodeKind): { list: FieldPath; kind: NodeKind }[] {
  switch (kind) {
    case 'menu':
      return [
        { list: ['menuItems'], kind: 'link' },
        { list: ['columns'], kind: 'column' },
      ]
    case 'column':
      return [{ list: ['columnContent', 'menuItems'], kind: 'link' }]
    case 'footer-column':
      return [{ list: ['links'], kind: 'link' }]
    case 'link':
    case 'tab':
    case 'other':
      return []
  }
}

const isMenuColumn = (value: StudioBody) =>
  isBody(value['columnContent']) && value['columnContent']['contentType'] === 'menu'

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return typeof name === 'number' ? inner[name] : undefined
    return isBody(inner) ? inner[name] : undefined
  }, value)
}

export function listAt(body: StudioBody, path: FieldPath): StudioBody[] {
  const list = valueAt(body, path)
  return Array.isArray(list) ? list.filter(isBody) : []
}

/** The field with the text of a node. */
export function labelField({ kind, path }: Pick<TreeNode, 'kind' | 'path'>): FieldPath {
  if (kind === 'link' || kind === 'tab') return [...path, 'displayName']
  if (kind === 'footer-column') return [...path, 'title']
  if (kind === 'menu') return [...path, 'menuDefinition', 'displayName']
  return kind === 'column' ? [...path, 'columnContent', 'menuDefinition', 'displayName'] : path
}

/** The texts of a node, localized or not. */
export function labelOf({ kind, value }: TreeNode): unknown {
  if (kind === 'link' || kind === 'tab') return value['displayName']
  if (kind === 'footer-column') return value['title']
  const content = kind === 'menu' ? value : value['columnContent']
  if (!isBody(content)) return undefined
  const { menuDefinition, title } = content
  return isBody(menuDefinition) ? menuDefinition['displayName'] : title
}

export const isSame = (one: FieldPath, other: FieldPath) => one.join('.') === other.join('.')

export function flatten(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)])
}

/** The ends of the lists inside a node; the list that has entries comes first. */
export function endsOf(node: TreeNode): Place[] {
  return childLists(node.kind)
    .map(({ list, kind }) => {
      const path = [...node.path, ...list]
      const index = node.children.filter((one) => isSame(one.path.slice(0, -1), path)).length
      return { list: path, index, kind }
    })
    .sort((one, other) => Number(other.index > 0) - Number(one.index > 0))
}
