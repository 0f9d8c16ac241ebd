import { allergensOf, namesAllergen } from './allergens'

test.each([
  [
    'Sugar, nuts. Contains: milk, soy and almonds. Made where eggs are.',
    ['milk', 'soy', 'almonds'],
  ],
  ['Azúcar. Contiene: leche y soya. Elaborado con huevo.', ['leche', 'soya']],
  ['Sugar, water. Made in a kitchen that also handles peanuts.', []],
  ['Sugar. CONTAINS MILK AND SOY', ['milk', 'soy']],
  [
    'Contains: Milk, Tree Nuts (Almonds, Pecans) & Wheat',
    [...['milk', 'tree nuts', 'almonds', 'pecans', 'wheat']],
  ],
  ['Contains milk, soy, and egg. Contains: wheat.', ['milk', 'soy', 'egg', 'wheat']],
  ['Contains milk and may contain nuts.', ['milk']],
  ['Contains 2% or less of: salt. Contains: milk.', ['milk']],
  ['Contains less than 2% of salt.', []],
  ['Contains: none of the major allergens.', []],
  ['Sugar. May contain milk.', []],
  [undefined, []],
])('%s contains %j', (ingredients, expected) => {
  expect(allergensOf(ingredients)).toEqual(expected)
})

test.each([
  ['Sugar, almonds.', 'almonds', true],
  ['Sugar, almond paste. Contains: milk.', 'almonds', true],
  ['Sugar. Contains: almonds.', 'almonds', true],
  ['Sugar. May contain almonds.', 'almonds', false],
  ['Azúcar. Elaborado en una cocina con almendras.', 'almendras', false],
])('%s names %s: %s', (ingredients, allergen, expected) => {
  expect(namesAllergen(ingredients, allergen)).toBe(expected)
})
