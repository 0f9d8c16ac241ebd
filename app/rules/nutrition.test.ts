import { toBoxRules } from '@rules/box-rules'
import { nutritionOfMix, toAmounts, type Nutrition } from './nutrition'

const rulesOf = (attributes: object) =>
  toBoxRules(attributes, { isLollypops: false, flavorLimit: 10 })
const kinds: Record<string, Nutrition> = {
  nut: { netWeight: 20, amounts: toAmounts(() => 10) },
  fig: { netWeight: 10, amounts: toAmounts(() => 1) },
}
const nutritionOf = (id: string) => kinds[id]

test('nutrition is summed up by the quantities', () => {
  const pieces = [
    { id: 'nut', qty: 3 },
    { id: 'fig', qty: 5 },
  ]
  const mix = { rules: rulesOf({}), netWeight: undefined, pieces, nutritionOf }
  expect(nutritionOfMix(mix)).toEqual({ count: 8, amounts: toAmounts(() => 35) })
})

test('shares of a percent box are shares of its weight', () => {
  const rules = rulesOf({ customMixUnitType: 'percent' })
  const pieces = [
    { id: 'nut', qty: 50 },
    { id: 'fig', qty: 50 },
  ]
  const mix = { rules, netWeight: 400, pieces, nutritionOf }
  expect(nutritionOfMix(mix)).toEqual({ count: 30, amounts: toAmounts(() => 120) })
  expect(nutritionOfMix({ ...mix, netWeight: undefined })).toBeUndefined()
})

test('nothing is shown about a box with a piece without data', () => {
  const pieces = [
    { id: 'nut', qty: 1 },
    { id: 'rose', qty: 1 },
  ]
  const mix = { rules: rulesOf({}), netWeight: undefined, pieces, nutritionOf }
  expect(nutritionOfMix(mix)).toBeUndefined()
})
