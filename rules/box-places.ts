import { totalOf, type MixPiece } from './box-mix'
import type { BoxRules } from './box-rules'
import { readRuns, writeRuns, type Run } from './box-runs'

/** With more places than this, each would be too small in the drawing. */
const MAX_DRAWN_PLACES = 60
/** The longest text that is read; a box has at most as many places as pieces. */
const MAX_TEXT = 8000
const MAX_PLACES = 2000

/**
 * The product id of the piece in each place of a box, from the first row on; undefined for an empty
 * place.
 */
export type Places = readonly (string | undefined)[]

/** The quantity that one place holds: 1, or one increment in a percent box or a very large box. */
function placeSize({ maximum, increment, isPercent }: BoxRules): number {
  return isPercent || maximum > MAX_DRAWN_PLACES ? Math.min(increment, maximum) : 1
}

function placesTaken(rules: BoxRules, pieces: readonly MixPiece[]): Map<string, number> {
  const size = placeSize(rules)
  return new Map(pieces.map(({ id, qty }) => [id, Math.round(qty / size)]))
}

/**
 * Pieces stay in the places that the shopper gave them (`arranged`), as long as their quantity
 * allows it; all others fill the free places in order.
 */
export function placesOf(
  rules: BoxRules,
  pieces: readonly MixPiece[],
  arranged: Places = [],
): (string | undefined)[] {
  const count = Math.max(1, Math.round(rules.maximum / placeSize(rules)))
  const left = placesTaken(rules, pieces)
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

/** Why places do not belong to a box. */
export type PlacesFault =
  { reason: 'empty' } | { reason: 'count'; id: string; places: number; expected: number }

/**
 * Returns why places do not agree with a full box: each of its pieces takes as many places as it
 * needs, and no place is empty. Undefined if they agree.
 */
export function placesFault(
  rules: BoxRules,
  pieces: readonly MixPiece[],
  places: Places,
): PlacesFault | undefined {
  if (places.includes(undefined)) return { reason: 'empty' }
  const expected = placesTaken(rules, pieces)
  const given = new Map<string, number>()
  for (const id of places) if (id !== undefined) given.set(id, (given.get(id) ?? 0) + 1)
  const wrong = [...given.keys(), ...expected.keys()].find(
    (id) => (given.get(id) ?? 0) !== (expected.get(id) ?? 0),
  )
  if (wrong === undefined) return undefined
  const [has, needs] = [given.get(wrong) ?? 0, expected.get(wrong) ?? 0]
  return { reason: 'count', id: wrong, places: has, expected: needs }
}

/**
 * Writes places as text, from the first row on: `430010-2.430020-1.430010-3` is two places with one
 * piece, one with another, and three with the first again. An empty place has no id: `-1`.
 */
export function writePlaces(places: Places): string {
  return writeRuns(runsOf(places))
}

/** Joins neighboring places with the same piece; the id of empty places is empty. */
export function runsOf(places: Places): Run[] {
  const runs: Run[] = []
  for (const id of places) {
    const last = runs.at(-1)
    if (last && last.id === (id ?? '')) last.count += 1
    else runs.push({ id: id ?? '', count: 1 })
  }
  return runs
}

/** Reads the text of places; undefined for anything else. */
export function readPlaces(text: unknown): (string | undefined)[] | undefined {
  if (typeof text !== 'string' || text.length > MAX_TEXT) return undefined
  const runs = readRuns(text)
  const total = runs.reduce((sum, run) => sum + (run?.count ?? 0), 0)
  if (total > MAX_PLACES || runs.includes(undefined)) return undefined
  return runs.flatMap((run) =>
    new Array<string | undefined>(run?.count ?? 0).fill(run?.id || undefined),
  )
}

export function rowsOf<Place>(places: readonly Place[]): Place[][] {
  const columns = columnsFor(places.length)
  const count = Math.ceil(places.length / columns)
  return Array.from({ length: count }, (_, row) => places.slice(row * columns, (row + 1) * columns))
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
  const increment = Math.max(common, Math.ceil(maximum / MAX_DRAWN_PLACES))
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
