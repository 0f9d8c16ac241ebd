import { isSuggestible, moveActive, splitSuggestions } from './search-suggestions'

test.each([
  ['ch', false],
  [' ch ', false],
  ['cho', true],
])('%j asks for suggestions: %s [SRCH-007]', (term, expected) => {
  expect(isSuggestible(term)).toBe(expected)
})

test('six stand in the list, the rest in the grid [SRCH-009, SRCH-010]', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8]
  expect(splitSuggestions(numbers)).toEqual({ listed: [1, 2, 3, 4, 5, 6], recommended: [7, 8] })
  expect(splitSuggestions([1])).toEqual({ listed: [1], recommended: [] })
})

// options 0 and 1 are in the list; the grid below has two columns: 2 3 / 4
const layout = { listed: 2, recommended: 3, columns: 2 }

test.each([
  ['ArrowDown', undefined, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 4, undefined],
  ['ArrowUp', undefined, 4],
  ['ArrowUp', 4, 2],
  ['ArrowUp', 3, 1],
  ['ArrowUp', 0, undefined],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 2, 2],
  // in these cases the key moves the caret of the text field
  ['ArrowLeft', undefined, 'stay'],
  ['ArrowRight', 0, 'stay'],
  ['Home', 2, 'stay'],
] as const)('%s from %s leads to %s', (key, active, target) => {
  expect(moveActive(key, active, layout)).toBe(target)
})

test('without options there is nowhere to go', () => {
  const nothing = { listed: 0, recommended: 0, columns: 1 }
  expect(moveActive('ArrowDown', undefined, nothing)).toBeUndefined()
  expect(moveActive('ArrowUp', undefined, nothing)).toBeUndefined()
  expect(moveActive('ArrowDown', 1, { listed: 2, recommended: 0, columns: 1 })).toBeUndefined()
})
