/** Offered price ranges, in cents; the upper bound is exclusive. */
export const PRICE_BUCKETS = [
  { fromMinor: 0, toMinor: 2_000, label: 'Under $20' },
  { fromMinor: 2_000, toMinor: 4_000, label: '$20 to $40' },
  { fromMinor: 4_000, toMinor: 6_000, label: '$40 to $60' },
  { fromMinor: 6_000, toMinor: 10_000, label: '$60 to $100' },
  { fromMinor: 10_000, toMinor: 1_000_000, label: '$100 and above' },
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
