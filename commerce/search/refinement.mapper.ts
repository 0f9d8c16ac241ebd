import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { pickLocalized, type Locale } from '../sites/locale'
import { ROOT_CATEGORY_ID } from '../catalog/category.rules'
import type { SearchCategory } from './category-tree.rules'
import type { SiteIndex } from './memory/site-index'
import type { FilteredDocuments } from './apply-filters'
import type { OfferedRefinement } from './offered-refinements'
import { toRefinedValues } from './refinement.rules'
import { CATEGORY_REFINEMENT } from './refinements.constants'

type Refinement = ShopperSearchTypes.ProductSearchRefinement
type RefinementValue = ShopperSearchTypes.ProductSearchRefinementValue

/** A selected value is kept without hits, so that the shopper can remove it. */
export function toRefinements(
  index: SiteIndex,
  offered: readonly OfferedRefinement[],
  narrowed: FilteredDocuments,
  selected: Readonly<Record<string, string>>,
  locale: Locale,
): Refinement[] {
  const refinements = offered.map((refinement) =>
    refinement.id === CATEGORY_REFINEMENT.id
      ? toCategoryRefinement(index, refinement, narrowed, selected['cgid'], locale)
      : toRefinement(refinement, narrowed, selected),
  )
  return refinements.filter(({ values }) => values !== undefined && values.length > 0)
}

function toRefinement(
  { id, label, values, byCount, cutoff }: OfferedRefinement,
  narrowed: FilteredDocuments,
  selected: Readonly<Record<string, string>>,
): Refinement {
  const chosen = toRefinedValues(selected[id] ?? selected[id.replace(/^c_/, '')] ?? '')
  const left = values
    .map(({ documents, ...value }) => ({ hitCount: narrowed.countFor(id, documents), ...value }))
    .filter(({ hitCount, value }) => hitCount > 0 || chosen.includes(value))
  if (byCount) left.sort((a, b) => b.hitCount - a.hitCount)
  return { attributeId: id, label, values: left.slice(0, cutoff ?? left.length) }
}

// the tree is expanded along the selected category only
function toCategoryRefinement(
  { tree, tokens }: SiteIndex,
  { id, label }: OfferedRefinement,
  narrowed: FilteredDocuments,
  selected: string = ROOT_CATEGORY_ID,
  locale: Locale,
): Refinement {
  const open = new Set(tree.pathTo(selected).map((category) => category.id))
  const countOf = (categoryId: string) => narrowed.countFor(id, tokens.documentsOf(id, categoryId))
  const toValue = (category: SearchCategory, hitCount: number): RefinementValue => ({
    hitCount,
    label: pickLocalized(locale, category.localized, 'name', category.name),
    value: category.id,
    ...(open.has(category.id) && { values: toValues(category.id) }),
  })
  const toValues = (parentId: string): RefinementValue[] =>
    tree.childrenOf(parentId).flatMap((child) => {
      const hitCount = countOf(child.id)
      return hitCount > 0 || open.has(child.id) ? [toValue(child, hitCount)] : []
    })
  return { attributeId: id, label, values: toValues(ROOT_CATEGORY_ID) }
}
