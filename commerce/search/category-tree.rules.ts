import { groupPairs } from '../../rules/group-pairs'
import { pathIn, ROOT_CATEGORY_ID } from '../catalog/category.rules'
import type { Localized } from '../db/columns'

export interface SearchCategory {
  id: string
  parentId: string | null
  name: string
  online: boolean
  onlineFrom: Date | null
  onlineTo: Date | null
  localized: Localized
  refinements: readonly unknown[]
  /** Ids of sorting rules by kind of search: `default`, `keyword`. */
  sorting: Record<string, string>
}

export interface SearchTree {
  get(id: string): SearchCategory | undefined
  isOnline(id: string): boolean
  /** Online children in the catalog's order. */
  childrenOf(id: string): readonly SearchCategory[]
  /** Path from the top category down to this one, without the root. */
  pathTo(id: string): SearchCategory[]
  all(): readonly SearchCategory[]
}

/** @param categories siblings in display order. */
export function buildSearchTree(categories: readonly SearchCategory[], at: Date): SearchTree {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const isShown = ({ online, onlineFrom, onlineTo }: SearchCategory) =>
    online && (!onlineFrom || onlineFrom <= at) && (!onlineTo || onlineTo > at)
  const shown = categories.filter((one) => one.id !== ROOT_CATEGORY_ID && isShown(one))
  const children = groupPairs(shown.map((one) => [one.parentId ?? ROOT_CATEGORY_ID, one]))
  return {
    get: (id) => byId.get(id),
    isOnline: (id) => {
      const category = byId.get(id)
      return category !== undefined && isShown(category)
    },
    childrenOf: (id) => children.get(id) ?? [],
    pathTo: (id) => pathIn(byId, id),
    all: () => categories,
  }
}
