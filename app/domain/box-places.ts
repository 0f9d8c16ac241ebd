import { totalOf, type MixPiece } from '@domain/box-mix'
import type { BoxRules } from '@domain/box-rules'

/** With more places than this, each would be too small in the drawing. */
const MOST_PLACES = 60

/**
 * The product id of the piece in each place of a box, from the first row on; undefined for an empty
 * place.
 */
export type Places = readonly (string | undefined)[]

/** The quantity that one place holds: 1, or one increment in a percent box or a very large box. */
function placeSize({ maximum, increment, isPercent }: BoxRules): number {
  return isPercent || maximum > MOST_PLACES ? increment : 1
}

/**
 * Returns the piece in each place. Pieces stay in the places that the shopper gave them
 * (`arranged`), as long as their quantity allows it; all others fill the free places in order.
 */
export function placesOf(
  rules: BoxRules,
  pieces: readonly MixPiece[],
  arranged: Places = [],
): (string | undefined)[] {
  const size = placeSize(rules)
  const count = Math.max(1, Math.round(rules.maximum / size))
  const left = new Map(pieces.map(({ id, qty }) => [id, Math.round(qty / size)]))
  const placed = Array.from({ length: count }, (_, index) => {
    const id = arranged[index]
    const rest = id === undefined ? 0 : (left.get(id) ?? 0)
    if (id === undefined || rest === 0) return undefined
    left.set(id, rest - 1)
    return id
  })
  const others = [...left].flatMap(([id, rest]) => Array.from({ length: rest }, () => id))
  return placed.map((id) => id ?? others.shift())
}

/** Swaps the contents of two places; one of them may be empty. */
export function exchangePlaces(places: Places, from: number, to: number): Places {
  return places.map((id, index) => {
    if (index === from) return places[to]
    return index === to ? places[from] : id
  })
}

/**
 * Removes one increment of a piece: first from the given place, then from the last places with the
 * same piece.
 */
export function emptyPlaces(rules: BoxRules, places: Places, place: number): Places {
  const id = places[place]
  const others = places.flatMap((one, index) => (one === id && index !== place ? index : []))
  const count = Math.round(rules.increment / placeSize(rules)) - 1
  const emptied = [place, ...others.slice(Math.max(0, others.length - count))]
  return places.map((one, index) => (emptied.includes(index) ? undefined : one))
}

/**
 * Returns the places of a full mix without knowing its box: in a large one, each place holds the
 * greatest common divisor of the quantities.
 */
export function placesOfMix(pieces: readonly MixPiece[]): (string | undefined)[] {
  const maximum = totalOf(pieces)
  const common = pieces.reduce((divisor, { qty }) => greatestDivisor(qty, divisor), 0)
  const increment = Math.max(common, Math.ceil(maximum / MOST_PLACES))
  return placesOf({ maximum, increment, flavors: pieces.length, isPercent: false }, pieces)
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/** Returns the number of columns: nearly square, if possible with every row full. */
export function columnsFor(count: number): number {
  const least = Math.ceil(Math.sqrt(count))
  for (let columns = least; columns <= least * 1.7; columns++) {
    if (count % columns === 0) return columns
  }
  return least
}
