import { isDeeperThan } from './json-depth'

it.each([
  ['[[1]]', 2, false],
  ['[[1]]', 1, true],
  ['{"a":[{"b":1}]}', 2, true],
  ['[[],[],[]]', 2, false],
  ['["[[[["]', 1, false],
  ['["\\"[[[["]', 1, false],
  ['"\\\\"[[', 1, true],
  ['', 1, false],
])('%s is deeper than %i: %s', (text, max, expected) => {
  expect(isDeeperThan(text, max)).toBe(expected)
})
