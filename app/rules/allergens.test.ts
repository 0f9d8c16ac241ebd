import { allergensOf } from './allergens'

test.each([
  [
    'Sugar, nuts. Contains: milk, soy and almonds. Made where eggs are.',
    ['milk', 'soy', 'almonds'],
  ],
  ['Azúcar. Contiene: leche y soya. Elaborado con huevo.', ['leche', 'soya']],
  ['Sugar, water. Made in a kitchen that also handles peanuts.', []],
  [undefined, []],
])('%s contains %j', (ingredients, expected) => {
  expect(allergensOf(ingredients)).toEqual(expected)
})
