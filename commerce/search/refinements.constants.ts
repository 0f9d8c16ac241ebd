/** Offered price ranges, in whole currency units; the upper bound is exclusive. */
export const PRICE_BUCKETS = [
  { from: 0, to: 20, label: 'Under $20' },
  { from: 20, to: 40, label: '$20 to $40' },
  { from: 40, to: 60, label: '$40 to $60' },
  { from: 60, to: 100, label: '$60 to $100' },
  { from: 100, to: 10_000, label: '$100 and above' },
] as const

/** Boolean attributes offered as refinements, of which only `true` can be selected. */
export const FLAG_REFINEMENTS: readonly { id: string; label: string }[] = [
  { id: 'isNew', label: 'New' },
  { id: 'isSale', label: 'On Sale' },
  { id: 'isKosher', label: 'Kosher' },
  { id: 'isDairyFree', label: 'Dairy Free' },
]

export const CATEGORY_REFINEMENT = { id: 'cgid', label: 'Category' } as const
export const PRICE_REFINEMENT = { id: 'price', label: 'Price' } as const

/** Maximum number of refinements in a search (OpenAPI, `refine`). */
export const MAX_REFINEMENTS = 9
