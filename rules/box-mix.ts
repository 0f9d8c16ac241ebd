import type { BoxRules } from './box-rules'

const PERCENT = 100
// quantities may be fractions: 0.05 * 100 is not exactly 5 in floating point
const PRECISION = 1e-6

export interface MixPiece {
  id: string
  /** The quantity in one box; in a percent box, percentage points. */
  qty: number
}

/** The reason why a filled box cannot be sold. */
export type MixFault = 'flavors' | 'increment' | 'total'

export function totalOf(pieces: readonly MixPiece[]): number {
  return pieces.reduce((sum, { qty }) => sum + qty, 0)
}

/** Returns the filled share of the box, from 0 to 1. */
export function shareFilled(rules: BoxRules, pieces: readonly MixPiece[]): number {
  return totalOf(pieces) / rules.maximum
}

/**
 * Distributes the box among its pieces: evenly, in whole steps, with the remainder added to the
 * first pieces. If the maximum is not a multiple of the step, the first piece gets the difference.
 */
export function redistribute(rules: BoxRules, pieces: readonly MixPiece[]): MixPiece[] {
  const { maximum, increment } = rules
  const steps = Math.floor(maximum / increment)
  const each = Math.floor(steps / pieces.length)
  const over = steps % pieces.length
  const odd = maximum - steps * increment
  return pieces.map(({ id }, index) => ({
    id,
    qty: (each + (index < over ? 1 : 0)) * increment + (index === 0 ? odd : 0),
  }))
}

/**
 * Adapts pieces from outside (stored, linked, of another size) to the box: without duplicates and
 * with at most the allowed number of flavors. Quantities that are invalid for the box are
 * redistributed.
 */
export function fitPieces(rules: BoxRules, pieces: readonly MixPiece[]): MixPiece[] {
  const distinct = [...new Map([...pieces].reverse().map((piece) => [piece.id, piece])).values()]
  const fitting = distinct.reverse().slice(0, rules.flavors)
  return isHeld(rules, fitting) ? fitting : redistribute(rules, fitting)
}

/**
 * Returns whether the quantities can be reached in steps: within the maximum, and with at most one
 * incomplete step.
 */
function isHeld({ maximum, increment }: BoxRules, pieces: readonly MixPiece[]): boolean {
  const rests = pieces.map(({ qty }) => qty % increment).filter((rest) => rest !== 0)
  return (
    pieces.every(({ qty }) => qty >= 0) &&
    totalOf(pieces) <= maximum &&
    rests.length <= 1 &&
    rests.every((rest) => rest === maximum % increment)
  )
}

export function togglePiece(rules: BoxRules, pieces: readonly MixPiece[], id: string): MixPiece[] {
  const others = pieces.filter((piece) => piece.id !== id)
  if (others.length < pieces.length) return redistribute(rules, others)
  if (pieces.length >= rules.flavors) return [...pieces]
  return redistribute(rules, [...pieces, { id, qty: 0 }])
}

/** Changes a piece by one step, never below zero and never above the box's maximum. */
export function stepPiece(
  rules: BoxRules,
  pieces: readonly MixPiece[],
  id: string,
  direction: 1 | -1,
): MixPiece[] {
  const left = Math.max(0, rules.maximum - totalOf(pieces))
  const change = direction === 1 ? Math.min(rules.increment, left) : -rules.increment
  return pieces.map((piece) =>
    piece.id === id ? { id, qty: Math.max(0, piece.qty + change) } : piece,
  )
}

/**
 * Returns the reason why the box cannot be sold; undefined for a full box with the required number
 * of flavors, in whole steps. Pieces with quantity zero are not counted as flavors.
 */
export function mixFault(rules: BoxRules, pieces: readonly MixPiece[]): MixFault | undefined {
  const { maximum, increment, flavors } = rules
  const inside = pieces.filter(({ qty }) => qty > 0)
  if (inside.length !== flavors) return 'flavors'
  // if the maximum is not a multiple of the step, one piece may have the difference
  const odd = inside.filter(({ qty }) => !Number.isInteger(qty / increment))
  const allowed = Number.isInteger(maximum / increment) ? 0 : 1
  if (odd.length > allowed || odd.some(({ qty }) => !Number.isInteger(qty))) return 'increment'
  return totalOf(inside) === maximum ? undefined : 'total'
}

/**
 * Converts quantities to those of a basket line: fractions of 1 for a percent box, pieces for any
 * other (BOX-012).
 */
export function toBagQuantities({ isPercent }: BoxRules, pieces: readonly MixPiece[]): MixPiece[] {
  if (!isPercent) return [...pieces]
  return pieces.map(({ id, qty }) => ({ id, qty: qty / PERCENT }))
}

/**
 * A percent box may have percentage points that add up to its maximum, or fractions that add up to
 * a hundredth of it; both are returned as points.
 */
export function fromBagQuantities(
  rules: Pick<BoxRules, 'maximum' | 'isPercent'>,
  pieces: readonly MixPiece[],
): MixPiece[] {
  const areShares = rules.isPercent && totalOf(pieces) <= rules.maximum / PERCENT + PRECISION
  if (!areShares) return [...pieces]
  return pieces.map(({ id, qty }) => ({ id, qty: roundOff(qty * PERCENT) }))
}

export function isStockEnough(
  stock: number,
  need: { qty: number; copies: number; taken?: number },
): boolean {
  return stock - (need.taken ?? 0) >= Math.ceil(need.qty) * need.copies
}

function roundOff(value: number): number {
  const whole = Math.round(value)
  return Math.abs(value - whole) < PRECISION ? whole : value
}
