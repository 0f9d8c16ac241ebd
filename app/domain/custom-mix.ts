import { z } from 'zod'

const Piece = z.object({
  pid: z.coerce.string().min(1),
  qty: z.coerce.number().positive(),
  categoryId: z.string().nullish(),
})

const UnitType = z.string().nullish()

// The shorter readings are those of older bags: pieces without a box around them (D2 §3).
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

/** What a shopper filled a box with. */
export interface CustomMix {
  /** What is counted: pieces, or percent. */
  unitType?: string
  box: { pid: string; qty: number; categoryId?: string }[]
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

/** The text that a line carries: `unitType` and the pieces in their `box` (D2 §3). */
export function writeCustomMix(mix: CustomMix): string {
  return JSON.stringify(mix)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
