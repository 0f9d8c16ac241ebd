import type { StudioBody } from '@contracts/studio'
import { isBody, setAt, type FieldPath } from '../editor/document.rules'
import {
  endsOf,
  flatten,
  isSame,
  listAt,
  type NodeKind,
  type Place,
  type TreeNode,
} from './tree.rules'

export type Direction = 'up' | 'down' | 'in' | 'out'

/**
 * Returns a node's value as another kind of node; undefined if it would lose something: its link,
 * its own entries, or what groups of customers see instead.
 */
function convert(value: StudioBody, from: NodeKind, to: NodeKind): StudioBody | undefined {
  if (from === to) return value
  const parts = toParts(value, from)
  if (!parts) return undefined
  const { link, items } = parts
  if (to === 'link') return items.length === 0 ? link : undefined
  if (to === 'menu') return { menuDefinition: link, ...(items.length > 0 && { menuItems: items }) }
  if (to === 'column') {
    return { columnContent: { contentType: 'menu', menuDefinition: link, menuItems: items } }
  }
  return undefined
}

function toParts(
  value: StudioBody,
  kind: NodeKind,
): { link: StudioBody; items: StudioBody[] } | undefined {
  if (kind === 'link') return { link: value, items: [] }
  if (kind !== 'menu' && kind !== 'column') return undefined
  const own = kind === 'menu' ? value : value['columnContent']
  if (!isBody(own) || !isBody(own['menuDefinition'])) return undefined
  if (listAt(own, ['columns']).length > 0 || listAt(own, ['variations']).length > 0)
    return undefined
  return { link: own['menuDefinition'], items: listAt(own, ['menuItems']) }
}

/** Returns the places to which a node could go in a direction, the best first. */
function placesFor(roots: readonly TreeNode[], node: TreeNode, direction: Direction): Place[] {
  const index = Number(node.path.at(-1))
  const list = node.path.slice(0, -1)
  const parent = parentOf(roots, node)
  const siblings = (parent?.children ?? roots).filter((one) => isSame(one.path.slice(0, -1), list))
  if (direction === 'in') {
    const before = siblings[index - 1]
    return before ? endsOf(before) : []
  }
  if (direction === 'out') {
    if (!parent) return []
    const after = Number(parent.path.at(-1)) + 1
    return [{ list: parent.path.slice(0, -1), index: after, kind: parent.kind }]
  }
  const next = index + (direction === 'up' ? -1 : 1)
  if (next >= 0 && next < siblings.length) return [{ list, index: next, kind: node.kind }]
  // beyond the first or last of a list it goes into the neighbor of its parent
  const neighbor = parent && neighborOf(roots, parent, direction)
  if (!neighbor) return []
  return direction === 'up'
    ? endsOf(neighbor)
    : endsOf(neighbor).map((place) => ({ ...place, index: 0 }))
}

function neighborOf(
  roots: readonly TreeNode[],
  node: TreeNode,
  direction: 'up' | 'down',
): TreeNode | undefined {
  const siblings = parentOf(roots, node)?.children ?? roots
  const index = siblings.findIndex(({ path }) => isSame(path, node.path))
  return siblings[index + (direction === 'up' ? -1 : 1)]
}

const isInside = (path: FieldPath, outer: FieldPath) =>
  `${path.join('.')}.`.startsWith(`${outer.join('.')}.`)

function parentOf(roots: readonly TreeNode[], node: TreeNode): TreeNode | undefined {
  return flatten(roots).find(({ children }) => children.some(({ path }) => isSame(path, node.path)))
}

export interface Moved {
  body: StudioBody
  /** Where the node is now. */
  path: FieldPath
}

/** Returns the document with a node moved one step; undefined if it cannot go there. */
export function moveNode(
  body: StudioBody,
  roots: readonly TreeNode[],
  node: TreeNode,
  direction: Direction,
): Moved | undefined {
  for (const place of placesFor(roots, node, direction)) {
    const moved = moveTo(body, node, place)
    if (moved) return moved
  }
  return undefined
}

/** Returns the document with a node dropped before another one, or at the end inside it. */
export function dropNode(
  body: StudioBody,
  node: TreeNode,
  target: TreeNode,
  where: 'before' | 'inside',
): Moved | undefined {
  if (isInside(target.path, node.path)) return undefined
  const [list, index] = [target.path.slice(0, -1), Number(target.path.at(-1))]
  const own = isSame(list, node.path.slice(0, -1)) && Number(node.path.at(-1)) < index
  const places =
    where === 'inside'
      ? endsOf(target)
      : [{ list, index: own ? index - 1 : index, kind: target.kind }]
  for (const place of places) {
    const moved = moveTo(body, node, place)
    if (moved) return moved
  }
  return undefined
}

/** @param place an index after the node is taken out of its list */
function moveTo(body: StudioBody, node: TreeNode, place: Place): Moved | undefined {
  const kind = place.kind === 'other' ? 'column' : place.kind
  const value =
    node.kind === 'other' && kind === 'column' ? node.value : convert(node.value, node.kind, kind)
  if (!value) return undefined
  // inserted first, because taking out moves the lists behind it
  const marker = { ...value }
  const from = node.path.slice(0, -1)
  const isSameList = isSame(from, place.list)
  if (isSameList) {
    const list = listAt(body, from).filter((one) => one !== node.value)
    list.splice(place.index, 0, marker)
    return finish(setAt(body, from, list), marker, place.list)
  }
  const target = listAt(body, place.list)
  target.splice(place.index, 0, marker)
  const inserted = setAt(body, place.list, target)
  return finish(withoutValue(inserted, node.value), marker, place.list)
}

export function finish(body: unknown, marker: StudioBody, list: FieldPath): Moved | undefined {
  if (!isBody(body)) return undefined
  return { body, path: findPath(body, marker) ?? list }
}

function findPath(value: unknown, wanted: StudioBody, path: FieldPath = []): FieldPath | undefined {
  if (value === wanted) return path
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((entry: unknown, index) => [index, entry])
    : isBody(value)
      ? Object.entries(value)
      : []
  for (const [name, entry] of entries) {
    const found = findPath(entry, wanted, [...path, name])
    if (found) return found
  }
  return undefined
}

/** Takes out one object, wherever it stands in a list; parts without it stay the same objects. */
function withoutValue(value: unknown, gone: StudioBody): unknown {
  if (Array.isArray(value)) {
    const left = value
      .filter((entry) => entry !== gone)
      .map((entry: unknown) => withoutValue(entry, gone))
    return left.length === value.length && left.every((one, at) => one === value[at]) ? value : left
  }
  if (!isBody(value)) return value
  const entries = Object.entries(value).map(([name, entry]): [string, unknown] => [
    name,
    withoutValue(entry, gone),
  ])
  return entries.every(([name, entry]) => entry === value[name])
    ? value
    : Object.fromEntries(entries)
}
