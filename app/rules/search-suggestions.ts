/** Number of typed characters from which on products are suggested (SRCH-007). */
const SUGGESTION_MIN_LENGTH = 3

/** Debounce of typing before suggestions are fetched, in milliseconds (SRCH-014). */
export const SUGGESTION_DEBOUNCE_MS = 200

/** Number of suggestions in the list; the others are shown in the grid (SRCH-009). */
export const SUGGESTION_LIST_SIZE = 6

export function isSuggestible(term: string): boolean {
  return term.trim().length >= SUGGESTION_MIN_LENGTH
}

/** Splits the products: the first ones for the list, the rest for the grid. */
export function splitSuggestions<Product>(products: readonly Product[]): {
  listed: Product[]
  recommended: Product[]
} {
  return {
    listed: products.slice(0, SUGGESTION_LIST_SIZE),
    recommended: products.slice(SUGGESTION_LIST_SIZE),
  }
}

/**
 * The layout of list and grid for the arrow keys: options are numbered continuously through both.
 */
export interface SuggestionLayout {
  listed: number
  recommended: number
  /** Columns of the grid. */
  columns: number
}

/**
 * Returns the option that an arrow key moves to from the active one (undefined: the text field). Up
 * and down move through the list, then row by row through the grid, and wrap around through the
 * text field; left and right move along a row of the grid.
 * @returns undefined when the text field becomes active; `'stay'` when the key is not handled.
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
  // if the last row is incomplete and has no cell below, its last option is chosen
  return rowOf(active) < rowOf(total - 1) ? total - 1 : undefined
}

function up(active: number, { listed, columns }: SuggestionLayout) {
  if (active < listed) return active > 0 ? active - 1 : undefined
  if (active - columns >= listed) return active - columns
  return listed > 0 ? listed - 1 : undefined
}
