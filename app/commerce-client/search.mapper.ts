import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { splitRefinementValues } from '@rules/refinement-values'
import { asFields, asList, asText } from '@/lib/read-fields'

interface RefinementValue {
  value: string
  label: string
  count: number
}

export interface Refinement {
  /** Id of the attribute: `price`, `cgid`, `c_isKosher`. */
  id: string
  label: string
  values: RefinementValue[]
}

export interface ListingFacets {
  refinements: Refinement[]
  sorts: { id: string; label: string }[]
  selectedSort?: string
  /** 'Did you mean': a corrected spelling of the term. */
  suggestion?: string
  meaning?: SearchMeaning
}

/** How the service understood the term. */
export interface SearchMeaning {
  /** Ids of allergens that the ingredients of no result name. */
  freeFrom: string[]
  /** Whether results may contain them in traces. */
  mayContain: boolean
  /** Unwanted words that no result mentions. */
  without: string[]
  /** Words that the results do not have. */
  dropped: string[]
  /** The locale in which the words were found, if it is not the shown one. */
  language?: string
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
    meaning: toMeaning(asFields(result).c_searchMeaning),
  }
}

function toMeaning(value: unknown): SearchMeaning | undefined {
  const { freeFrom, mayContain, without, dropped, language } = asFields(value)
  const meaning = {
    freeFrom: asList(freeFrom, asText),
    mayContain: mayContain !== false,
    without: asList(without, asText),
    dropped: asList(dropped, asText),
    language: asText(language),
  }
  const { length } = [...meaning.freeFrom, ...meaning.without, ...meaning.dropped]
  const isPlain = length === 0 && !meaning.language
  return isPlain ? undefined : meaning
}

/**
 * Returns the values with results. A selected value is kept even without results, so that it can be
 * deselected.
 */
function toRefinement(
  refinement: ShopperSearchTypes.ProductSearchRefinement,
  selected: Result['selectedRefinements'],
): Refinement {
  const chosen = splitRefinementValues(String(selected?.[refinement.attributeId] ?? ''))
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
