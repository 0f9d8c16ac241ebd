import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'

interface RefinementValue {
  value: string
  label: string
  count: number
}

export interface Refinement {
  /** Attribute: `price`, `cgid`, `c_isKosher`. */
  id: string
  label: string
  values: RefinementValue[]
}

/** What a search result contains besides its products. */
export interface ListingFacets {
  refinements: Refinement[]
  sorts: { id: string; label: string }[]
  selectedSort?: string
  /** 'Did you mean': a better spelling of the term. */
  suggestion?: string
}

type Result = ShopperSearchTypes.ProductSearchResult

export function toListingFacets(result: Result): ListingFacets {
  return {
    refinements: (result.refinements ?? [])
      .map((refinement) => toRefinement(refinement, result.selectedRefinements))
      .filter(({ values }) => values.length),
    sorts: (result.sortingOptions ?? []).map(({ id, label }) => ({ id, label: label ?? id })),
    selectedSort: result.selectedSortingOption,
    suggestion: toSuggestion(result),
  }
}

/** Its values that leave something; a chosen one stays, so that it can be taken away where it is. */
function toRefinement(
  refinement: ShopperSearchTypes.ProductSearchRefinement,
  selected: Result['selectedRefinements'],
): Refinement {
  const chosen = String(selected?.[refinement.attributeId] ?? '').split('|')
  const values = (refinement.values ?? []).flatMap((value) => [value, ...(value.values ?? [])])
  return {
    id: refinement.attributeId,
    label: refinement.label ?? refinement.attributeId,
    values: values
      .filter(({ hitCount, value }) => hitCount > 0 || chosen.includes(value))
      .map(({ value, label, hitCount }) => ({ value, label, count: hitCount })),
  }
}

function toSuggestion({ query, searchPhraseSuggestions }: Result): string | undefined {
  const phrase = searchPhraseSuggestions?.suggestedPhrases?.[0]?.phrase
  return phrase && phrase.toLowerCase() !== query?.toLowerCase() ? phrase : undefined
}
