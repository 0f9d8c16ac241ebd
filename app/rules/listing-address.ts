import { joinRefinementValues, splitRefinementValues } from '@rules/refinement-values'
import { toSearchText } from '@rules/search-text'
import { DEFAULT_SORT, LISTING_PAGE_SIZE, parseWindow, type ListingWindow } from './listing-window'

/** Refinements that allow only one value at a time (SRCH-032). */
const SINGLE_VALUE = new Set(['price', 'c_isSale', 'c_isNew'])

/**
 * Maximum number of refined attributes. A search accepts nine refinements, of which the category
 * and shop pickup use three; several values of one attribute count as one.
 */
const MAX_REFINED_ATTRIBUTES = 6

/**
 * The state of a listing that its URL contains (SRCH-044): term, sorting, refinements and window.
 */
export interface ListingState {
  query?: string
  sort?: string
  refinements: Readonly<Record<string, readonly string[]>>
  window: ListingWindow
}

/**
 * Reads the URL parameters `q`, `srule`, `sz`, `start`, and `refine={attribute}={value}|{value}`.
 */
export function parseListing(search: URLSearchParams): ListingState {
  const query = toSearchText(search.get('q') ?? '')
  const sort = search.get('srule')
  return {
    ...(query && { query }),
    ...(sort && /^[\w-]{1,100}$/.test(sort) && { sort }),
    refinements: parseRefinements(search.getAll('refine')),
    window: parseWindow(search.get('start'), search.get('sz')),
  }
}

/** Returns the query of the URL, including `?`, or '' for the default state. */
export function toListingSearch({ query, sort, refinements, window }: ListingState): string {
  const search = new URLSearchParams()
  if (query) search.set('q', query)
  if (sort && sort !== DEFAULT_SORT) search.set('srule', sort)
  for (const refinement of toRefine(refinements)) search.append('refine', refinement)
  if (window.start > 0) search.set('start', String(window.start))
  if (window.size !== LISTING_PAGE_SIZE) search.set('sz', String(window.size))
  const text = search.toString()
  return text && `?${text}`
}

/** Returns the refinements in the format of the search API: `['c_size=9|18', 'price=(20..40)']`. */
export function toRefine(refinements: ListingState['refinements']): string[] {
  return Object.entries(refinements).flatMap(([attribute, values]) =>
    values.length > 0 ? [`${attribute}=${joinRefinementValues(values)}`] : [],
  )
}

export function isRefinedBy(state: ListingState, attribute: string, value: string): boolean {
  return state.refinements[attribute]?.includes(value) ?? false
}

export function isRefined(state: ListingState): boolean {
  return countChosen(state) > 0
}

export function countChosen({ refinements }: ListingState): number {
  return Object.values(refinements).reduce((count, values) => count + values.length, 0)
}

/**
 * Adds or removes a value, and returns to the first page. Price, sale and new allow one value: a
 * new choice replaces it (SRCH-032). Beyond the maximum, the attributes chosen first are dropped.
 */
export function toggleRefinement(
  state: ListingState,
  attribute: string,
  value: string,
): ListingState {
  const chosen = state.refinements[attribute] ?? []
  const others = SINGLE_VALUE.has(attribute) ? [] : chosen.filter((known) => known !== value)
  const values = chosen.includes(value) ? others : [...others, value]
  const refinements = withinLimit({ ...state.refinements, [attribute]: values })
  return restartListing({ ...state, refinements })
}

/** Removes all refinements; keeps the term and the sorting (SRCH-035). */
export function clearRefinements(state: ListingState): ListingState {
  return restartListing({ ...state, refinements: {} })
}

export function changeSort(state: ListingState, sort: string): ListingState {
  return restartListing({ ...state, sort })
}

/** Returns to the first page, because the products have changed. */
export function restartListing(state: ListingState): ListingState {
  return { ...state, window: { start: 0, size: LISTING_PAGE_SIZE } }
}

function parseRefinements(refine: string[]): Record<string, string[]> {
  const refinements: Record<string, string[]> = {}
  for (const text of refine) {
    const [, attribute, joined] = /^([\w-]{1,64})=(.{1,256})$/.exec(text) ?? []
    if (!attribute || !joined) continue
    const values = [...(refinements[attribute] ?? []), ...splitRefinementValues(joined)]
    const unique = [...new Set(values)]
    refinements[attribute] = SINGLE_VALUE.has(attribute) ? unique.slice(-1) : unique
  }
  return withinLimit(refinements)
}

/** Keeps the attributes chosen last, up to the maximum. */
function withinLimit<Values extends readonly string[]>(
  refinements: Readonly<Record<string, Values>>,
): Record<string, Values> {
  const chosen = Object.entries(refinements).filter(([, values]) => values.length > 0)
  return Object.fromEntries(chosen.slice(-MAX_REFINED_ATTRIBUTES))
}
