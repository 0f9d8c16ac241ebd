import { BOX_NAME_LENGTH, isBoxName, toBoxName } from './box-name'

test.each([
  ['For Mum', true],
  ['Für Oma & Opa – 80!', true],
  ['👨‍👩‍👧', true],
  ['x'.repeat(BOX_NAME_LENGTH), true],
  ['😀'.repeat(BOX_NAME_LENGTH), true],
  ['x'.repeat(BOX_NAME_LENGTH + 1), false],
  ['', false],
  [' \u200B ', false],
  ['two\nlines', false],
  ['bell\u0007', false],
  ['\u202Edrawkcab', false],
  ['half \uD83D', false],
])('%j names a box: %s', (text, expected) => {
  expect(isBoxName(text)).toBe(expected)
})

test.each([
  ['  For   Mum\n', 'For Mum'],
  ['a\u0000b', 'ab'],
  ['\u202Eabc', 'abc'],
  [` ${'x'.repeat(39)} yz`, 'x'.repeat(39)],
  [' \u200B', ''],
])('%j is stored as %j', (typed, expected) => {
  expect(toBoxName(typed)).toBe(expected)
})
