import { totalOf, type MixPiece } from '@domain/box-mix'
import type { BoxRules } from '@domain/box-rules'

/** More cups than these cannot be told apart in a drawing. */
const MOST_PLACES = 60

/** What lies in each place of a box, from the first row on; undefined for an empty one. */
export function placesOf(
  { maximum, increment, isPercent }: BoxRules,
  pieces: readonly MixPiece[],
): (string | undefined)[] {
  // a place of a percent box, or of a very large one, stands for a step
  const size = isPercent || maximum > MOST_PLACES ? increment : 1
  const count = Math.max(1, Math.round(maximum / size))
  const filled = pieces.flatMap(({ id, qty }) =>
    Array.from({ length: Math.round(qty / size) }, () => id),
  )
  return Array.from({ length: count }, (_, index) => filled[index])
}

/** The same of a mix that is full, and whose box nobody knows: of a large one a place is what all quantities are multiples of. */
export function placesOfMix(pieces: readonly MixPiece[]): (string | undefined)[] {
  const maximum = totalOf(pieces)
  const common = pieces.reduce((divisor, { qty }) => greatestDivisor(qty, divisor), 0)
  const increment = Math.max(common, Math.ceil(maximum / MOST_PLACES))
  return placesOf({ maximum, increment, flavors: pieces.length, isPercent: false }, pieces)
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/** How many places stand side by side: as square as can be without a half-empty row. */
export function columnsFor(count: number): number {
  const least = Math.ceil(Math.sqrt(count))
  for (let columns = least; columns <= least * 1.7; columns++) {
    if (count % columns === 0) return columns
  }
  return least
}
