import type { MixPiece } from '@rules/box-mix'
import type { BoxRules } from '@rules/box-rules'

/**
 * The values of a nutrition label, in order: calories, milligrams of sodium, grams for all others.
 */
export const NUTRIENTS = [
  'calories',
  'totalFat',
  'saturatedFat',
  'sodium',
  'totalCarbohydrate',
  'totalSugars',
  'protein',
] as const

export type Nutrient = (typeof NUTRIENTS)[number]

export interface Nutrition {
  /** In grams. */
  netWeight: number
  amounts: Record<Nutrient, number>
}

interface MixToWeigh {
  rules: BoxRules
  /** Net weight of a full box, in grams; undefined for a box that is filled by number. */
  netWeight: number | undefined
  pieces: readonly MixPiece[]
  /** Nutrition of one piece, by product id. */
  nutritionOf: (id: string) => Nutrition | undefined
}

/**
 * Returns the number of pieces in a box and their total nutrition; undefined if the data of any
 * piece is missing.
 */
export function nutritionOfMix({ rules, netWeight, pieces, nutritionOf }: MixToWeigh) {
  const amounts = toAmounts(() => 0)
  let count = 0
  for (const { id, qty } of pieces) {
    const nutrition = nutritionOf(id)
    if (!nutrition) return undefined
    // a percentage of a percent box is a percentage of its weight
    const grams = rules.isPercent ? ((netWeight ?? 0) * qty) / 100 : qty * nutrition.netWeight
    const number = grams / nutrition.netWeight
    count += number
    for (const nutrient of NUTRIENTS) amounts[nutrient] += number * nutrition.amounts[nutrient]
  }
  return count > 0 ? { count, amounts } : undefined
}

export function toAmounts(read: (nutrient: Nutrient) => number): Nutrition['amounts'] {
  return {
    calories: read('calories'),
    totalFat: read('totalFat'),
    saturatedFat: read('saturatedFat'),
    sodium: read('sodium'),
    totalCarbohydrate: read('totalCarbohydrate'),
    totalSugars: read('totalSugars'),
    protein: read('protein'),
  }
}
