import { firstWords } from './ingredients'

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')

test.each([
  [55, undefined],
  [56, words(55)],
])('%i words [PDP-023, PDP-024]', (count, shown) => {
  expect(firstWords(words(count))).toBe(shown)
})

test('spaces are no words', () => {
  expect(firstWords('  a   b ', 2)).toBeUndefined()
})
