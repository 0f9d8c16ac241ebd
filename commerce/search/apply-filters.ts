import { addAll, countIn, countOf, emptySet, intersect, type BitSet } from './memory/bit-set'
import type { SiteIndex } from './memory/site-index'
import { mergeLists } from './memory/merge-lists'
import type { OfferedRefinement } from './offered-refinements'
import { pricedWithin } from './priced-documents'
import { formatPriceRange, toRangeTest, type SearchFilters } from './refinement.rules'

export interface FilteredDocuments {
  set: BitSet
  total: number
  /** Returns how many of the documents match all refinements except those of this attribute. */
  countFor(attribute: string, documents: Uint32Array): number
}

interface FilterContext {
  currency: string
  /** The site's. */
  timezone: string
}

/**
 * @param base the documents that match text, stock and promotions; counts never exceed this set.
 * @param offered the offered refinements, because filters may contain names of buckets.
 */
export function applyFilters(
  index: SiteIndex,
  base: BitSet | undefined,
  filters: SearchFilters,
  offered: readonly OfferedRefinement[],
  context: FilterContext,
): FilteredDocuments {
  const chosen = toChosen(index, filters, offered, context)
  const all = base ?? index.live
  const without = new Map<string, BitSet>()
  for (const id of chosen.keys()) {
    const others = [...chosen].filter(([other]) => other !== id)
    without.set(
      id,
      others.reduce((set, [, own]) => intersect(set, own), all),
    )
  }
  const set = [...chosen.values()].reduce((left, own) => intersect(left, own), all)
  const isEverything = base === undefined && chosen.size === 0
  return {
    set,
    total: isEverything ? index.count : countOf(set),
    countFor: (attribute, documents) =>
      isEverything ? documents.length : countIn(without.get(attribute) ?? set, documents),
  }
}

function toChosen(
  index: SiteIndex,
  { attributes, price }: SearchFilters,
  offered: readonly OfferedRefinement[],
  { currency, timezone }: FilterContext,
): Map<string, BitSet> {
  const chosen = new Map<string, BitSet>()
  for (const [id, values] of attributes) {
    const refinement = offered.find((candidate) => candidate.id === id)
    const set = emptySet(index.size)
    for (const value of values) addAll(set, documentsOf(index, id, value, refinement, timezone))
    chosen.set(id, set)
  }
  if (price) {
    const text = formatPriceRange(price)
    const bucket = offered
      .find(({ id }) => id === 'price')
      ?.values.find(({ value }) => value === text)
    const documents = bucket?.documents ?? pricedWithin(index, currency, price)
    chosen.set('price', addAll(emptySet(index.size), documents))
  }
  return chosen
}

function documentsOf(
  { tokens }: SiteIndex,
  id: string,
  value: string,
  refinement: OfferedRefinement | undefined,
  timezone: string,
): Uint32Array {
  const bucket = refinement?.values.find((candidate) => candidate.value === value)
  if (bucket) return bucket.documents
  const own = tokens.documentsOf(id, value)
  if (own.length > 0) return own
  const test = toRangeTest(value, timezone)
  if (!test) return own
  const values = tokens.valuesOf(id).filter(test)
  return mergeLists(values.map((found) => tokens.documentsOf(id, found)))
}
