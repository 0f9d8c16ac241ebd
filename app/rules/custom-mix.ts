import { fromBagQuantities, type MixPiece } from '@rules/box-mix'
import { isBoxName } from '@rules/box-name'
import { readPlaces } from '@rules/box-places'
import { isPercentUnit } from '@rules/box-rules'
import { z } from 'zod'
import { asFields, asText } from '@/lib/read-fields'

const Piece = z.object({
  pid: z.coerce.string().min(1),
  qty: z.coerce.number().positive(),
  categoryId: z.string().nullish(),
})

const UnitType = z.string().nullish()

// the two shorter formats are those of older baskets: pieces without a surrounding box (CART-011)
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

export interface CustomMix {
  /** The unit of the quantities: pieces or percent. */
  unitType?: string
  box: { pid: string; qty: number; categoryId?: string }[]
}

/**
 * A line of a basket or an order; the SDK's items are compatible. For a custom box, `c_customMix`
 * contains the pieces, `c_boxPlaces` their places, `c_boxName` the shopper's name for the box, and
 * `c_pieceNames` the names of the pieces.
 */
export interface MixLine {
  [custom: `c_${string}`]: unknown
}

/**
 * Reads a line's `c_customMix` in any of its formats, as JSON text or parsed; undefined if there is
 * none.
 */
export function readCustomMix(value: unknown): CustomMix | undefined {
  const parsed = Stored.safeParse(typeof value === 'string' ? parse(value) : value)
  if (!parsed.success) return undefined
  const { unitType, box } = parsed.data
  return {
    ...(unitType && { unitType }),
    box: box.map(({ pid, qty, categoryId }) => ({ pid, qty, ...(categoryId && { categoryId }) })),
  }
}

/** Returns the text of `c_customMix`: `unitType` and the pieces in `box` (CART-011). */
export function writeCustomMix(mix: CustomMix): string {
  return JSON.stringify(mix)
}

/** Returns the pieces of one box; for a percent box, quantities are percentage points. */
export function piecesOfMix({ unitType, box }: CustomMix): MixPiece[] {
  return fromBagQuantities(
    { maximum: 100, isPercent: isPercentUnit(unitType) },
    box.map(({ pid, qty }) => ({ id: pid, qty })),
  )
}

export function readBoxName({ c_boxName: name }: MixLine): string | undefined {
  return typeof name === 'string' && isBoxName(name) ? name : undefined
}

/** Returns the text of the places in which the pieces lie; undefined if the line names none. */
export function readBoxPlaces({ c_boxPlaces: text }: MixLine): string | undefined {
  return typeof text === 'string' && readPlaces(text) ? text : undefined
}

/**
 * Returns the names of the pieces when the line was added, by product id: some pieces may no longer
 * be sold.
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
