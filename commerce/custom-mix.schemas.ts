import { z } from 'zod'
import { parseJson } from './parse-json'
import { readPlaces } from '../rules/box-places'
import { BOX_NAME_LENGTH, isBoxName } from '../rules/box-name'

const MAX_PIECES = 100

const Piece = z.object({
  pid: z.coerce.string().min(1).max(100),
  qty: z.coerce.number().positive().max(1_000_000),
  categoryId: z.string().max(256).nullish(),
})

const Pieces = z.array(Piece).min(1).max(MAX_PIECES)
const UnitType = z.string().max(64).nullish()

// The second and third variants are the formats of older bags (CART-011), without a box around the
// pieces.
const CustomMix = z.union([
  z.object({ unitType: UnitType, box: Pieces }),
  Pieces.transform((box) => ({ box, unitType: undefined })),
  Piece.extend({ unitType: UnitType }).transform(({ unitType, ...piece }) => ({
    box: [piece],
    unitType,
  })),
])

/** The name that a shopper gave to a filled box; an empty name removes it. */
export const BoxName = z
  .string()
  .refine(
    (text) => text === '' || isBoxName(text),
    `must be one line of at most ${BOX_NAME_LENGTH} characters of plain text`,
  )

/**
 * Which piece lies in each place of a filled box (`rules/box-places.ts`); an empty text removes it.
 */
export const BoxPlaces = z
  .string()
  .refine(
    (text) => text === '' || readPlaces(text) !== undefined,
    'must list the pieces in their places, like nut-3.fig-2.nut-1',
  )

/** The names of a line's pieces when it was added, by product id. */
export const PieceNames = z.record(z.string(), z.string()).catch({})

export interface CustomMix {
  unitType?: string
  pieces: { productId: string; quantity: number }[]
}

/**
 * Parses a line's `c_customMix`: JSON, or JSON text, in any form that CART-011 names.
 * @returns undefined for anything else.
 */
export function readCustomMix(value: unknown): CustomMix | undefined {
  const parsed = CustomMix.safeParse(typeof value === 'string' ? parseJson(value) : value)
  if (!parsed.success) return undefined
  const { unitType, box } = parsed.data
  const quantities = new Map<string, number>()
  for (const { pid, qty } of box) quantities.set(pid, (quantities.get(pid) ?? 0) + qty)
  const pieces = [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
  return { ...(unitType ? { unitType } : {}), pieces }
}
