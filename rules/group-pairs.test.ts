import { groupPairs } from './group-pairs'

test('values are grouped by their key, keys and values in order', () => {
  const groups = groupPairs([
    ['b', 1],
    ['a', 2],
    ['b', 3],
  ])
  expect([...groups]).toEqual([
    ['b', [1, 3]],
    ['a', [2]],
  ])
})
