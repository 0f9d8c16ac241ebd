import { toBoxRules } from './box-rules'
import { columnsFor, emptyPlaces, exchangePlaces, placesOf, placesOfMix } from './box-places'

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

const four = rulesOf({ maxPiecesUnits: 4, customMixUnitIncrement: 1 })

test('pieces stay where they were put, and new ones go to the free places', () => {
  const arranged = ['fig', undefined, 'nut', 'nut']
  const places = (pieces: Record<string, number>) =>
    placesOf(
      four,
      Object.entries(pieces).map(([id, qty]) => ({ id, qty })),
      arranged,
    )
  expect(places({ nut: 2, fig: 1 })).toEqual(['fig', undefined, 'nut', 'nut'])
  expect(places({ nut: 1, fig: 1, mint: 1 })).toEqual(['fig', 'mint', 'nut', undefined])
  expect(places({ nut: 3, fig: 1 })).toEqual(['fig', 'nut', 'nut', 'nut'])
})

test('two places are exchanged, also with an empty one', () => {
  expect(exchangePlaces(['nut', 'fig', undefined], 0, 1)).toEqual(['fig', 'nut', undefined])
  expect(exchangePlaces(['nut', 'fig', undefined], 0, 2)).toEqual([undefined, 'fig', 'nut'])
})

test('a step leaves the chosen place, then the last ones of its piece', () => {
  const rules = rulesOf({ maxPiecesUnits: 6, customMixUnitIncrement: 2 })
  const places = ['nut', 'nut', 'nut', 'nut', 'fig', 'fig']
  expect(emptyPlaces(rules, places, 1)).toEqual(['nut', undefined, 'nut', undefined, 'fig', 'fig'])
  expect(emptyPlaces(four, ['nut', 'nut', 'fig', 'fig'], 2)).toEqual([
    'nut',
    'nut',
    undefined,
    'fig',
  ])
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

test.each([
  ['a few pieces', [3, 2, 4], 9],
  ['shares of a hundred', [35, 35, 30], 20],
  ['more than can be told apart', [61, 60], 40],
])('a mix of %s has its places without its box', (_name, quantities, count) => {
  const places = placesOfMix(quantities.map((qty, index) => ({ id: `p${index}`, qty })))
  expect(places).toHaveLength(count)
  expect(places).not.toContain(undefined)
})
