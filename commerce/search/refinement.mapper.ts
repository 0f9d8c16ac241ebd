import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import type { Category, CategoryTree } from '../catalog/category.rules'
import { ROOT_CATEGORY_ID } from '../catalog/category.rules'
import type { FacetCount } from './search.repository'
import type { RefinementDefinition } from './search.tables'
import { formatPriceRange } from './refinement.rules'
import { CATEGORY_REFINEMENT, PRICE_BUCKETS, PRICE_REFINEMENT } from './refinements.constants'

type Refinement = ShopperSearchTypes.ProductSearchRefinement
type RefinementValue = ShopperSearchTypes.ProductSearchRefinementValue
type CountOf = (attribute: string, value: string) => number

/**
 * The refinements offered, each with the values that leave hits; a chosen value stays even
 * without, so that it can be taken back.
 */
export function toRefinements(
  facets: readonly FacetCount[],
  definitions: readonly RefinementDefinition[],
  tree: CategoryTree,
  selected: Readonly<Record<string, string>>,
): Refinement[] {
  const counts = new Map(facets.map((facet) => [`${facet.attribute}=${facet.value}`, facet.count]))
  const countOf: CountOf = (attribute, value) => counts.get(`${attribute}=${value}`) ?? 0
  const refinements = [
    toCategoryRefinement(countOf, tree, selected['cgid']),
    toPriceRefinement(countOf, selected['price']),
    ...definitions.map((definition) => toRefinement(definition, countOf, selected)),
  ]
  return refinements.filter(({ values }) => values !== undefined && values.length > 0)
}

function toRefinement(
  { id, label, values }: RefinementDefinition,
  countOf: CountOf,
  selected: Readonly<Record<string, string>>,
): Refinement {
  const chosen = (selected[id] ?? selected[id.replace(/^c_/, '')] ?? '').split('|')
  return {
    attributeId: id,
    label,
    values: values
      .map((value) => ({ hitCount: countOf(id, value.value), ...value }))
      .filter(({ hitCount, value }) => hitCount > 0 || chosen.includes(value)),
  }
}

function toPriceRefinement(countOf: CountOf, selected: string | undefined): Refinement {
  const { id, label } = PRICE_REFINEMENT
  const values = PRICE_BUCKETS.map((bucket) => {
    const value = formatPriceRange(bucket)
    return { hitCount: countOf(id, value), label: bucket.label, value }
  })
  return {
    attributeId: id,
    label,
    values: values.filter(({ hitCount, value }) => hitCount > 0 || value === selected),
  }
}

// the tree is unfolded along the chosen category only
function toCategoryRefinement(
  countOf: CountOf,
  tree: CategoryTree,
  selected: string = ROOT_CATEGORY_ID,
): Refinement {
  const { id, label } = CATEGORY_REFINEMENT
  const open = new Set(tree.pathTo(selected).map((category) => category.id))
  const toValue = (category: Category): RefinementValue => ({
    hitCount: countOf(id, category.id),
    label: category.name,
    value: category.id,
    ...(open.has(category.id) && { values: toValues(category.id) }),
  })
  const toValues = (parentId: string): RefinementValue[] =>
    tree
      .childrenOf(parentId)
      .filter((child) => countOf(id, child.id) > 0 || open.has(child.id))
      .map(toValue)
  return { attributeId: id, label, values: toValues(ROOT_CATEGORY_ID) }
}
