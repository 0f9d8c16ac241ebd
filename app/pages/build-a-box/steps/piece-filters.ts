import type { MixPieceView, PieceMark } from '@/commerce-client/mix-pieces.queries'
import { allergensOf, namesAllergen } from '@/rules/allergens'

type PieceFilter =
  | { kind: 'all' }
  | { kind: 'kosher' }
  | { kind: 'dairy-free' }
  | { kind: 'mark'; mark: PieceMark }
  | { kind: 'without'; allergen: string }

export interface CountedFilter {
  key: string
  filter: PieceFilter
  count: number
}

/** Returns the filters that distinguish these pieces, with the number of pieces for each. */
export function listFilters(
  pieces: readonly MixPieceView[],
  marks: readonly PieceMark[],
): CountedFilter[] {
  const allergens = [...new Set(pieces.flatMap(({ ingredients }) => allergensOf(ingredients)))]
  const filters: PieceFilter[] = [
    ...marks.map((mark) => ({ kind: 'mark', mark }) as const),
    { kind: 'kosher' },
    { kind: 'dairy-free' },
    ...allergens.sort().map((allergen) => ({ kind: 'without', allergen }) as const),
  ]
  const counted = filters
    .map((filter) => ({
      key: keyOf(filter),
      filter,
      count: pieces.filter((piece) => passes(piece, filter)).length,
    }))
    .filter(({ count }) => count > 0 && count < pieces.length)
  return [{ key: 'all', filter: { kind: 'all' }, count: pieces.length }, ...counted]
}

export function passes({ facts, ingredients, marks }: MixPieceView, filter: PieceFilter): boolean {
  switch (filter.kind) {
    case 'all':
      return true
    case 'kosher':
      return facts.flags.includes('isKosher')
    case 'dairy-free':
      return facts.flags.includes('isDairyFree')
    case 'mark':
      return marks.includes(filter.mark.key)
    case 'without':
      // a piece without ingredients may contain any allergen
      return ingredients !== undefined && !namesAllergen(ingredients, filter.allergen)
  }
}

function keyOf(filter: PieceFilter): string {
  if (filter.kind === 'without') return `without-${filter.allergen}`
  return filter.kind === 'mark' ? filter.mark.key : filter.kind
}
