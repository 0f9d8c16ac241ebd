/** The sorting options of every site, in the order shown. */
export const SORTING_OPTIONS = [
  { id: 'best-matches', label: 'Best Matches' },
  { id: 'featured-items', label: 'Featured' },
  { id: 'price-low-to-high', label: 'Price Low to High' },
  { id: 'price-high-to-low', label: 'Price High to Low' },
  { id: 'product-name-ascending', label: 'Product Name A - Z' },
  { id: 'product-name-descending', label: 'Product Name Z - A' },
  { id: 'newest', label: 'Newest' },
  { id: 'top-rated', label: 'Top Rated' },
] as const

export type SortingId = (typeof SORTING_OPTIONS)[number]['id']

/** The option asked for; an unknown or no option gives the best matches of a text, else featured. */
export function chooseSorting(asked: string | undefined, hasText: boolean): SortingId {
  const known = SORTING_OPTIONS.find(({ id }) => id === asked)
  return known?.id ?? (hasText ? 'best-matches' : 'featured-items')
}
