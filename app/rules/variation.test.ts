import { chooseVariation } from './variation'

const variations = [
  { rank: 20, customerGroups: ['Corporate', 'Friends'], says: 'later' },
  { rank: 10, customerGroups: ['Friends'], says: 'first' },
]

test.each([
  ['nobody in particular', [], undefined],
  ['a stranger to all of them', ['Everyone'], undefined],
  ['one group', ['Everyone', 'Corporate'], 'later'],
  ['two groups: the lower rank', ['Corporate', 'Friends'], 'first'],
])('%s', (_, groups, expected) => {
  expect(chooseVariation(variations, groups)?.says).toBe(expected)
})
