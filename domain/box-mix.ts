import type { BoxRules } from './box-rules'

const PERCENT = 100
// quantities may be written as shares: 0.05 * 100 is not 5 in floating point
const PRECISION = 1e-6

/** One kind of piece in a box. */
export interface MixPiece {
  /** The piece's product. */
  id: string
  /** In one box; points of a percent box. */
  qty: number
}

/** Why a box cannot be sold as it is filled. */
export type MixFault = 'flavors' | 'increment' | 'total'

export function totalOf(pieces: readonly MixPiece[]): number {
  return pieces.reduce((sum, { qty }) => sum + qty, 0)
}

/** 0 to 1: 1 is a full box. */
export function shareFilled(rules: BoxRules, pieces: readonly MixPiece[]): number {
  return totalOf(pieces) / rules.maximum
}

/**
 * Shares the box out among its pieces: evenly, in whole steps, what is over to the first ones. A
 * maximum between two steps is reached by the first alone.
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
 * Pieces from outside (stored, linked, of another size) as the box may hold them: each once, no
 * more flavors than it takes. Quantities that it could not hold are distributed again.
 */
export function fitPieces(rules: BoxRules, pieces: readonly MixPiece[]): MixPiece[] {
  const distinct = [...new Map([...pieces].reverse().map((piece) => [piece.id, piece])).values()]
  const fitting = distinct.reverse().slice(0, rules.flavors)
  return isHeld(rules, fitting) ? fitting : redistribute(rules, fitting)
}

/** Whether steps lead to these quantities: never too many, and one odd rest at most. */
function isHeld({ maximum, increment }: BoxRules, pieces: readonly MixPiece[]): boolean {
  const rests = pieces.map(({ qty }) => qty % increment).filter((rest) => rest !== 0)
  return (
    pieces.every(({ qty }) => qty >= 0) &&
    totalOf(pieces) <= maximum &&
    rests.length <= 1 &&
    rests.every((rest) => rest === maximum % increment)
  )
}

/** Puts a piece in, or takes it out, and shares the box out anew; past the last flavor nothing changes. */
export function togglePiece(rules: BoxRules, pieces: readonly MixPiece[], id: string): MixPiece[] {
  const others = pieces.filter((piece) => piece.id !== id)
  if (others.length < pieces.length) return redistribute(rules, others)
  if (pieces.length >= rules.flavors) return [...pieces]
  return redistribute(rules, [...pieces, { id, qty: 0 }])
}

/** One step more or less of a piece: never below nothing, never above what the box holds. */
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
 * Why the box cannot be sold; undefined for a full one with as many flavors as it takes, in
 * whole steps. A piece of which there is nothing is no flavor.
 */
export function mixFault(rules: BoxRules, pieces: readonly MixPiece[]): MixFault | undefined {
  const { maximum, increment, flavors } = rules
  const inside = pieces.filter(({ qty }) => qty > 0)
  if (inside.length !== flavors) return 'flavors'
  // a maximum between two steps is reached with one odd piece
  const odd = inside.filter(({ qty }) => !Number.isInteger(qty / increment))
  const allowed = Number.isInteger(maximum / increment) ? 0 : 1
  if (odd.length > allowed || odd.some(({ qty }) => !Number.isInteger(qty))) return 'increment'
  return totalOf(inside) === maximum ? undefined : 'total'
}

/**
 * Quantities as a bag's line carries them: of a percent box shares of 1, of any other pieces
 * (BOX-012).
 */
export function toBagQuantities({ isPercent }: BoxRules, pieces: readonly MixPiece[]): MixPiece[] {
  if (!isPercent) return [...pieces]
  return pieces.map(({ id, qty }) => ({ id, qty: qty / PERCENT }))
}

/**
 * Quantities as they are counted here. A percent box may be written in points that add up to its
 * maximum, or in shares that add up to a hundredth of it: both come back as points.
 */
export function fromBagQuantities(
  rules: Pick<BoxRules, 'maximum' | 'isPercent'>,
  pieces: readonly MixPiece[],
): MixPiece[] {
  const areShares = rules.isPercent && totalOf(pieces) <= rules.maximum / PERCENT + PRECISION
  if (!areShares) return [...pieces]
  return pieces.map(({ id, qty }) => ({ id, qty: roundOff(qty * PERCENT) }))
}

/** Whether the stock of a piece fills all copies of a box, besides what other lines of the bag take. */
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
