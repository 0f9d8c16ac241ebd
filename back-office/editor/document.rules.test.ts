import { isSame, moveEntry, setAt } from './document.rules'

test('a change leaves the rest as it is, and what it was changed from', () => {
  const before = { slides: [{ text: 'One' }, { text: 'Two' }], other: { a: 1 } }
  const after = setAt(before, ['slides', 1, 'text'], '2')
  expect(after).toEqual({ slides: [{ text: 'One' }, { text: '2' }], other: { a: 1 } })
  expect(before.slides[1]?.text).toBe('Two')
})

test('undefined takes a field away, and groups come to be as they are filled', () => {
  expect(setAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
  expect(setAt({}, ['timer', 'date'], '2027')).toEqual({ timer: { date: '2027' } })
})

test('an entry is moved by one, and not out of the list', () => {
  expect(moveEntry(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveEntry(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

test('documents are compared by what they say', () => {
  expect(isSame({ a: [1, { b: 2 }], c: 3 }, { c: 3, a: [1, { b: 2 }] })).toBe(true)
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(isSame({ a: undefined }, {})).toBe(true)
})
