import { fromBagQuantities, type MixPiece } from '@domain/box-mix'
import { isBoxName } from '@domain/box-name'
import { isPercentUnit } from '@domain/box-rules'
import { z } from 'zod'
import { asFields, asText } from '@/lib/read-fields'

const Piece = z.object({
  pid: z.coerce.string().min(1),
  qty: z.coerce.number().positive(),
  categoryId: z.string().nullish(),
})

const UnitType = z.string().nullish()

// The shorter readings are those of older bags: pieces without a box around them (CART-011).
const Stored = z.union([
  z.object({ unitType: UnitType, box: z.array(Piece).min(1) }),
  z
    .array(Piece)
    .min(1)
    .transform((box) => ({ unitType: undefined, box })),
  Piece.extend({ unitType: UnitType }).transform(({ unitType, ...piece }) => ({
    unitType,
    box: [piece],
  })),
])

/** The contents of a filled box. */
export interface CustomMix {
  /** The unit of quantities: pieces, or percent. */
  unitType?: string
  box: { pid: string; qty: number; categoryId?: string }[]
}

/**
 * A line of a bag or an order; the SDK's items fit it. Of a box that a shopper filled,
 * `c_customMix` has the contents, `c_boxName` the shopper's name for it, and `c_pieceNames` the
 * names of its pieces.
 */
export interface MixLine {
  [custom: `c_${string}`]: unknown
}

/** Reads a line's `c_customMix`: JSON or its text, in each of its forms; undefined for none. */
export function readCustomMix(value: unknown): CustomMix | undefined {
  const parsed = Stored.safeParse(typeof value === 'string' ? parse(value) : value)
  if (!parsed.success) return undefined
  const { unitType, box } = parsed.data
  return {
    ...(unitType && { unitType }),
    box: box.map(({ pid, qty, categoryId }) => ({ pid, qty, ...(categoryId && { categoryId }) })),
  }
}

/** The text that a line carries: `unitType` and the pieces in their `box` (CART-011). */
export function writeCustomMix(mix: CustomMix): string {
  return JSON.stringify(mix)
}

/** The pieces of one box; of a percent box its points. */
export function piecesOfMix({ unitType, box }: CustomMix): MixPiece[] {
  return fromBagQuantities(
    { maximum: 100, isPercent: isPercentUnit(unitType) },
    box.map(({ pid, qty }) => ({ id: pid, qty })),
  )
}

/** The shopper's name for the box. */
export function readBoxName({ c_boxName: name }: MixLine): string | undefined {
  return typeof name === 'string' && isBoxName(name) ? name : undefined
}

/**
 * The names of the pieces when the line was added, by product id: some may not be sold any more.
 */
export function readPieceNames({ c_pieceNames: names }: MixLine): Record<string, string> {
  const entries = Object.entries(asFields(names))
  return Object.fromEntries(
    entries.flatMap(([id, name]) => {
      const text = asText(name)
      return text === undefined ? [] : [[id, text]]
    }),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
