import { toDashes } from '../../rules/product-path'
import { toCategoryPath } from '../catalog/page-address.rules'
import { localizeCategory, type Category, type CategoryTree } from '../catalog/category.rules'
import type { Locale } from '../sites/locale'

const BY_ID = /^\/category\/([^/]+)$/

/**
 * Finds the category of a page address: its own path, `/category/{id}`, or the names (or ids) from
 * the top category down to it, e.g. `/mens/clothing/shorts`. Offline categories have no page.
 */
export function findCategory(
  tree: CategoryTree,
  path: string,
  locale: Locale,
): Category | undefined {
  const id = BY_ID.exec(path)?.[1]
  const byId = id === undefined ? undefined : tree.get(decode(id))
  const found = byId ?? findByOwnPath(tree, path) ?? findByNames(tree, path, locale)
  return found && tree.pathTo(found.id).every(({ online }) => online) ? found : undefined
}

function findByOwnPath(tree: CategoryTree, path: string): Category | undefined {
  return tree.all().find((category) => toCategoryPath(category.id, category.custom) === path)
}

function findByNames(tree: CategoryTree, path: string, locale: Locale): Category | undefined {
  let level = tree.childrenOf('root')
  let found: Category | undefined
  for (const part of path.slice(1).toLowerCase().split('/')) {
    found = level.find(
      (category) =>
        category.id.toLowerCase() === part ||
        toDashes(localizeCategory(category, locale).name) === part,
    )
    if (!found) return undefined
    level = tree.childrenOf(found.id)
  }
  return found
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
