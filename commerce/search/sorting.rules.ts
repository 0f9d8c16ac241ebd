import { pickText, type Locale } from '../sites/locale'
import { ROOT_CATEGORY_ID } from '../catalog/category.rules'
import type { SiteIndex } from './memory/site-index'
import type { SortingAttribute, SortingRule } from './sorting-rule.schemas'

const ascending = (path: string): SortingAttribute => ({ path, direction: 'ascending' })
const descending = (path: string): SortingAttribute => ({ path, direction: 'descending' })
const BY_RANK = [descending('product.searchRank'), ascending('product.name')]

const builtIn = (
  position: number,
  label: string,
  ...attributes: SortingAttribute[]
): SortingRule => ({ label: { default: label }, attributes, isOption: true, position })

/** The rules of a site whose archive contains none, in display order. */
export const BUILT_IN_RULES: ReadonlyMap<string, SortingRule> = new Map([
  ['best-matches', builtIn(0, 'Best Matches', descending('text-relevance'), ...BY_RANK)],
  ['featured-items', builtIn(1, 'Featured', ascending('category-position'), ...BY_RANK)],
  [
    'price-low-to-high',
    builtIn(2, 'Price Low to High', ascending('price'), ascending('product.name')),
  ],
  [
    'price-high-to-low',
    builtIn(3, 'Price High to Low', descending('price'), ascending('product.name')),
  ],
  ['product-name-ascending', builtIn(4, 'Product Name A - Z', ascending('product.name'))],
  ['product-name-descending', builtIn(5, 'Product Name Z - A', descending('product.name'))],
  [
    'newest',
    builtIn(
      6,
      'Newest',
      descending('product.custom.isNew'),
      descending('product.creationDate'),
      ascending('product.name'),
    ),
  ],
  [
    'top-rated',
    builtIn(
      7,
      'Top Rated',
      descending('product.custom.rating'),
      descending('product.custom.reviewCount'),
      ascending('product.name'),
    ),
  ],
  ['top-sellers', builtIn(8, 'Best Sellers', descending('product.activeData.units'), ...BY_RANK)],
])

export interface ChosenSorting {
  id: string
  rule: SortingRule
}

export function sortingOptions({ sortingRules }: SiteIndex, locale: Locale) {
  const own = [...sortingRules].filter(([, { isOption }]) => isOption)
  return [...(own.length > 0 ? own : BUILT_IN_RULES)]
    .sort(([, a], [, b]) => a.position - b.position)
    .map(([id, { optionId = id, label }]) => ({
      id: optionId,
      label: pickText(locale, label) ?? optionId,
    }))
}

/**
 * Returns the requested option. Otherwise, the site's rule for text searches or the category's rule
 * applies, or else `best-matches` or `featured-items`.
 */
export function chooseSorting(
  index: SiteIndex,
  asked: string | undefined,
  hasText: boolean,
  categoryId: string | undefined,
): ChosenSorting {
  const chosen = asked === undefined ? undefined : findOption(index, asked)
  if (chosen) return chosen
  const preferred = hasText
    ? index.tree.get(ROOT_CATEGORY_ID)?.sorting['keyword']
    : categoryDefault(index, categoryId)
  const rule = preferred === undefined ? undefined : findRule(index, preferred)
  if (rule) return rule
  const id = hasText ? 'best-matches' : 'featured-items'
  return findOption(index, id) ?? { id, rule: builtIn(0, id, ...BY_RANK) }
}

function categoryDefault({ tree }: SiteIndex, categoryId = ROOT_CATEGORY_ID): string | undefined {
  const path = tree.pathTo(categoryId).reverse()
  const own = path.find(({ sorting }) => sorting['default'] !== undefined)
  return (own ?? tree.get(ROOT_CATEGORY_ID))?.sorting['default']
}

function findOption({ sortingRules }: SiteIndex, asked: string): ChosenSorting | undefined {
  for (const [id, rule] of sortingRules) {
    if (rule.isOption && (rule.optionId ?? id) === asked) return { id: asked, rule }
  }
  const known = BUILT_IN_RULES.get(asked)
  return known && { id: asked, rule: known }
}

function findRule(index: SiteIndex, id: string): ChosenSorting | undefined {
  const rule = index.sortingRules.get(id)
  return rule ? { id: rule.optionId ?? id, rule } : findOption(index, id)
}
