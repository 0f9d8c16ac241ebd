import type { Db } from '../db/client'
import { selectCategories } from './category.repository'
import { buildCategoryTree, type CategoryTree } from './category.rules'

const REMEMBERED_MS = 5_000

/** The trees of catalogues. They change with imports only, so each is remembered for some seconds. */
export function createCategoryTrees(db: Db, now: () => Date) {
  const remembered = new Map<string, { tree: Promise<CategoryTree>; until: number }>()

  async function build(catalogId: string): Promise<CategoryTree> {
    return buildCategoryTree(await selectCategories(db, catalogId, now()))
  }

  return {
    getTree(catalogId: string): Promise<CategoryTree> {
      const known = remembered.get(catalogId)
      if (known && known.until > performance.now()) return known.tree
      const tree = build(catalogId)
      remembered.set(catalogId, { tree, until: performance.now() + REMEMBERED_MS })
      // a failure is not remembered
      tree.catch(() => remembered.delete(catalogId))
      return tree
    },
  }
}
