/** Typed characters from which on products are suggested (SRCH-007). */
const SUGGESTION_MIN_LENGTH = 3

/** The pause in typing before suggestions are fetched, in ms (SRCH-014). */
export const SUGGESTION_DEBOUNCE_MS = 200

/** The number of suggestions in the list; the others are in the grid (SRCH-009). */
export const SUGGESTION_LIST_SIZE = 6

/** Whether enough is typed for suggestions. */
export function isSuggestible(term: string): boolean {
  return term.trim().length >= SUGGESTION_MIN_LENGTH
}

/** The first products for the list, the rest for the grid. */
export function splitSuggestions<Product>(products: readonly Product[]): {
  listed: Product[]
  recommended: Product[]
} {
  return {
    listed: products.slice(0, SUGGESTION_LIST_SIZE),
    recommended: products.slice(SUGGESTION_LIST_SIZE),
  }
}

/** The layout of list and grid for the arrow keys: options are numbered through both. */
export interface SuggestionLayout {
  listed: number
  recommended: number
  /** Of the grid. */
  columns: number
}

/**
 * The option an arrow key leads to, from the one that is active (undefined: the text itself). Up
 * and down go through the list, then row by row through the grid, and come round by the text; left
 * and right go along a row of the grid.
 * @returns undefined when the text is active again; `'stay'` when the key is not ours.
 */
export function moveActive(
  key: string,
  active: number | undefined,
  layout: SuggestionLayout,
): number | undefined | 'stay' {
  const total = layout.listed + layout.recommended
  if (key === 'ArrowDown') return active === undefined ? firstOf(total) : down(active, layout)
  if (key === 'ArrowUp') return active === undefined ? lastOf(total) : up(active, layout)
  const isInGrid = active !== undefined && active >= layout.listed
  if (!isInGrid) return 'stay'
  if (key === 'ArrowRight') return Math.min(active + 1, total - 1)
  if (key === 'ArrowLeft') return Math.max(active - 1, layout.listed)
  return 'stay'
}

const firstOf = (total: number) => (total > 0 ? 0 : undefined)
const lastOf = (total: number) => (total > 0 ? total - 1 : undefined)

function down(active: number, { listed, recommended, columns }: SuggestionLayout) {
  const total = listed + recommended
  if (active < listed) return active + 1 < total ? active + 1 : undefined
  if (active + columns < total) return active + columns
  const rowOf = (option: number) => Math.floor((option - listed) / columns)
  // below a gap in the last row is its end
  return rowOf(active) < rowOf(total - 1) ? total - 1 : undefined
}

function up(active: number, { listed, columns }: SuggestionLayout) {
  if (active < listed) return active > 0 ? active - 1 : undefined
  if (active - columns >= listed) return active - columns
  return listed > 0 ? listed - 1 : undefined
}
