import { JUDGED_QUERIES } from './judged-queries'
import { ndcgAt10 } from './ndcg'

test.each([
  ['the best order', [2, 1, 0], [2, 1, 0], 1],
  ['nothing that fits', [0, 0], [2, 1], 0],
  ['no result', [], [2], 0],
  ['no fitting product at all', [0], [0], 0],
])('%s', (_name, grades, all, expected) => {
  expect(ndcgAt10(grades, all)).toBe(expected)
})

test('a good product below a bad one counts less', () => {
  expect(ndcgAt10([0, 2], [2, 0])).toBeCloseTo(1 / Math.log2(3))
  expect(ndcgAt10([1, 2], [2, 1])).toBeLessThan(1)
})

test('a hundred queries are judged, each once', () => {
  const { ordinary, misspelt, intents } = JUDGED_QUERIES
  expect([ordinary.length, misspelt.length, intents.length]).toEqual([60, 20, 20])
  const queries = [...ordinary, ...misspelt, ...intents].map(({ query }) => query)
  expect(new Set(queries).size).toBe(100)
})
