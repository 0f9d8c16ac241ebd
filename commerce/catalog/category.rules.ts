import { groupPairs } from '../../rules/group-pairs'
import { pickLocalized, type Locale } from '../sites/locale'
import type { Localized } from '../db/columns'
import { localizeCustom } from './localize-product.rules'

export const ROOT_CATEGORY_ID = 'root'

export interface Category {
  id: string
  parentId: string | null
  name: string
  description: string | null
  pageTitle: string | null
  pageDescription: string | null
  pageKeywords: string | null
  image: string | null
  thumbnail: string | null
  online: boolean
  custom: Record<string, unknown>
  localized: Localized
}

export interface CategoryTree {
  get(id: string): Category | undefined
  all(): readonly Category[]
  childrenOf(id: string): Category[]
  /** Returns the path from the top category down to this one, without the root. */
  pathTo(id: string): Category[]
}

/** @param categories in display order. */
export function buildCategoryTree(categories: readonly Category[]): CategoryTree {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const shown = categories.filter(({ id, online }) => id !== ROOT_CATEGORY_ID && online)
  const children = groupPairs(shown.map((one) => [one.parentId ?? ROOT_CATEGORY_ID, one]))
  return {
    all: () => categories,
    get: (id) => byId.get(id) ?? (id === ROOT_CATEGORY_ID ? emptyRoot() : undefined),
    childrenOf: (id) => children.get(id) ?? [],
    pathTo: (id) => pathIn(byId, id),
  }
}

/** Returns the path from the top category down to this one, without the root. */
export function pathIn<One extends { id: string; parentId: string | null }>(
  byId: ReadonlyMap<string, One>,
  id: string,
): One[] {
  const path: One[] = []
  let current = byId.get(id)
  // a category that is its own ancestor would cause an endless loop
  while (current && current.id !== ROOT_CATEGORY_ID && !path.includes(current)) {
    path.unshift(current)
    current = byId.get(current.parentId ?? ROOT_CATEGORY_ID)
  }
  return path
}

function emptyRoot(): Category {
  return {
    id: ROOT_CATEGORY_ID,
    parentId: null,
    name: ROOT_CATEGORY_ID,
    description: null,
    pageTitle: null,
    pageDescription: null,
    pageKeywords: null,
    image: null,
    thumbnail: null,
    online: true,
    custom: {},
    localized: {},
  }
}

export function localizeCategory(category: Category, locale: Locale): Category {
  const { localized } = category
  if (locale.chain.every((key) => localized[key] === undefined)) return category
  const pick = <T>(property: string, plain: T) => pickLocalized(locale, localized, property, plain)
  return {
    ...category,
    name: pick('name', category.name),
    description: pick('description', category.description),
    pageTitle: pick('pageTitle', category.pageTitle),
    pageDescription: pick('pageDescription', category.pageDescription),
    pageKeywords: pick('pageKeywords', category.pageKeywords),
    custom: localizeCustom(category.custom, localized, locale),
  }
}
