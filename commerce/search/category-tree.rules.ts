import type { Localized } from '../db/columns'

export const ROOT_CATEGORY_ID = 'root'

/** A category as searching needs it. */
export interface SearchCategory {
  id: string
  parentId: string | null
  name: string
  online: boolean
  onlineFrom: Date | null
  onlineTo: Date | null
  localized: Localized
  /** Parsed with `CategoryRefinement`. */
  refinements: readonly unknown[]
  /** Ids of sorting rules, by the kind of search: `default`, `keyword`. */
  sorting: Record<string, string>
}

/** The categories of one catalogue, ready to be walked up and down. */
export interface SearchTree {
  get(id: string): SearchCategory | undefined
  isOnline(id: string): boolean
  /** Online children in the catalogue's order. */
  childrenOf(id: string): readonly SearchCategory[]
  /** From the top category down to this one; the root itself is left out. */
  pathTo(id: string): SearchCategory[]
  all(): readonly SearchCategory[]
}

/** @param categories in the order in which siblings are shown. */
export function buildSearchTree(categories: readonly SearchCategory[], at: Date): SearchTree {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const isShown = ({ online, onlineFrom, onlineTo }: SearchCategory) =>
    online && (!onlineFrom || onlineFrom <= at) && (!onlineTo || onlineTo > at)
  const children = new Map<string, SearchCategory[]>()
  for (const category of categories) {
    if (category.id === ROOT_CATEGORY_ID || !isShown(category)) continue
    const parentId = category.parentId ?? ROOT_CATEGORY_ID
    const siblings = children.get(parentId)
    if (siblings) siblings.push(category)
    else children.set(parentId, [category])
  }
  function pathTo(id: string): SearchCategory[] {
    const path: SearchCategory[] = []
    let current = byId.get(id)
    // a category that is its own ancestor must not hang the engine
    while (current && current.id !== ROOT_CATEGORY_ID && !path.includes(current)) {
      path.unshift(current)
      current = byId.get(current.parentId ?? ROOT_CATEGORY_ID)
    }
    return path
  }
  return {
    get: (id) => byId.get(id),
    isOnline: (id) => {
      const category = byId.get(id)
      return category !== undefined && isShown(category)
    },
    childrenOf: (id) => children.get(id) ?? [],
    pathTo,
    all: () => categories,
  }
}
