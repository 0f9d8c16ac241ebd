import { compareChoices } from './compare-choices'

test.each([
  ['', ['a is empty']],
  ['{size, select, small {CH} other {G}}', []],
  ['<b>{size, select, small {CH} other {G}}</b>', []],
  [
    '{size, select, little {CH} other {G}}',
    ['a chooses by size: little other, not size: other small'],
  ],
  ['{size}', ['a chooses by nothing, not size: other small']],
])('a select is translated as %j', (text, faults) => {
  expect(compareChoices({ a: '{size, select, small {S} other {L}}' }, { a: text })).toEqual(faults)
})

test.each([
  ['{n, plural, =0 {nada} one {# caja} many {# de cajas} other {# cajas}}', []],
  ['{n, plural, one {# caja} other {# cajas}}', ['a chooses by nothing, not n: =0']],
])('a plural is translated as %j', (text, faults) => {
  expect(compareChoices({ a: '{n, plural, =0 {none} other {# boxes}}' }, { a: text })).toEqual(
    faults,
  )
})
