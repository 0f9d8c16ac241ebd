import fc from 'fast-check'
import { toSearchText } from './search-text'

it.each(['', ' ', '\t\n', '\u00a0', '\u3000 \u2003'])('%j is no search', (typed) => {
  expect(toSearchText(typed)).toBe('')
})

it.each([
  ...['\ufeff', '\u200b', '\u2060', '\u00ad', '\u200f\u200e', '\u061c', '\u202e\u202c', '\u180e'],
  ...['\u0301', '\u0301 \u0308', '\u20e3', '\ufe0f', '\u3164', '\u200d', '\u034f'],
  ...[' \ufeff ', '\ufeff\u200b\u0301', '\u{e0001}'],
])('%j is a search that finds nothing', (typed) => {
  expect(toSearchText(typed)).toBe('\u200b')
})

it.each([
  ['\ufeffAda', 'Ada'],
  ['truf\u00adfle', 'truffle'],
  ['  crème\u200b brûlée \u200f', 'crème brûlée'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['❤️', '❤️'],
  ['é', 'é'],
  ['%', '%'],
])('%j searches for %j', (typed, text) => {
  expect(toSearchText(typed)).toBe(text)
})

it('searching for the text of a search is the same search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const text = toSearchText(typed)
      expect(toSearchText(text)).toBe(text)
      expect(text === '').toBe(/^\p{White_Space}*$/u.test(typed))
    }),
  )
})
