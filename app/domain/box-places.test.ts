import { toBoxRules } from '@domain/box-rules'
import { columnsFor, placesOf } from './box-places'

const rulesOf = (attributes: object) =>
  toBoxRules(attributes, { isLollypops: false, flavorLimit: 10 })

test('a box has a place for every piece, filled from the first on', () => {
  const rules = rulesOf({ maxPiecesUnits: 4, customMixUnitIncrement: 1 })
  const pieces = [
    { id: 'nut', qty: 2 },
    { id: 'fig', qty: 1 },
  ]
  expect(placesOf(rules, pieces)).toEqual(['nut', 'nut', 'fig', undefined])
})

test('a percent box, or a very large one, has a place for every step [BOX-012]', () => {
  const pieces = [{ id: 'nut', qty: 50 }]
  expect(placesOf(rulesOf({ customMixUnitType: 'percent' }), pieces)).toHaveLength(20)
  const places = placesOf(rulesOf({}), pieces)
  expect(places).toHaveLength(20)
  expect(places.filter((id) => id === 'nut')).toHaveLength(10)
})

test.each([
  [9, 3],
  [16, 4],
  [20, 5],
  [24, 6],
  [30, 6],
  [7, 3],
])('%i places stand in rows of %i', (count, columns) => {
  expect(columnsFor(count)).toBe(columns)
})
