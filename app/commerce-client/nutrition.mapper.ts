import { NUTRIENTS, toAmounts, type Nutrition } from '@/domain/nutrition'
import type { CustomAttributes } from './custom-attributes'

/** Reads weight and nutrients of one piece; undefined if any of them is missing. */
export function toNutrition(custom: CustomAttributes): Nutrition | undefined {
  const netWeight = custom.number('netWeight') ?? 0
  const isWhole = NUTRIENTS.every((nutrient) => (custom.number(nutrient) ?? -1) >= 0)
  if (netWeight <= 0 || !isWhole) return undefined
  return { netWeight, amounts: toAmounts((nutrient) => custom.number(nutrient) ?? 0) }
}
