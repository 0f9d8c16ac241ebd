import fc from 'fast-check'
import { isPrintable, toPrintable } from './printable'

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_one, at) => 0x20 + at))

test.each<[string, string | undefined, boolean]>([
  [ascii, undefined, true],
  ['Two\r\nlines', undefined, true],
  ['a\tb', undefined, false],
  ['\u007f', undefined, false],
  ['é', undefined, false],
  ['e\u0301', undefined, false],
  ['¡Felicidades!', undefined, false],
  ['It’s', undefined, false],
  ['🍫', undefined, false],
  ['é', 'US-ASCII', false],
  ['é', 'no-such-set', false],
  ['é ñ ¡Olé! ß', 'ISO-8859-1', true],
  ['e\u0301', 'ISO-8859-1', true],
  ['€ ’', 'ISO-8859-1', false],
  ['\u0085', 'ISO-8859-1', false],
  ['€', 'ISO-8859-15', true],
  ['łąčě', 'ISO-8859-2', true],
  ['ñ', 'ISO-8859-2', false],
  ['Для тебя 🍫', 'ISO-8859-15', false],
])('%j with the set %s: printable %s [CHK-025]', (text, set, expected) => {
  expect(isPrintable(text, set)).toBe(expected)
})

test('without a set every character beyond ASCII is refused, and none within [CHK-025]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite', maxLength: 20 }), (text) => {
      expect(isPrintable(text)).toBe(/^[\x20-\x7e\r\n]*$/.test(text))
    }),
  )
})

test.each([
  ['It’s “yours” – with love…', 'It\'s "yours" - with love...'],
  ['Zoe\u0308\u00a0♥', 'Zoë ♥'],
])('%j is written with plain signs', (text, expected) => {
  expect(toPrintable(text)).toBe(expected)
})
