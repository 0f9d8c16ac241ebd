import type { TextIndex } from './memory/text-index'
import { TextIndexBuilder } from './memory/text-index-builder'
import { correctWord, editDistance } from './spelling.rules'
import { toWords } from './words.rules'

async function indexOf(words: readonly string[]): Promise<TextIndex> {
  const builder = new TextIndexBuilder()
  // later words are more frequent
  const documents = words.flatMap((word, at) => Array<string>(at + 1).fill(word))
  documents.forEach((word, ordinal) => builder.add(ordinal, [[80, word, 1]]))
  return builder.build(async (listed) => [...listed])
}

let known: TextIndex
beforeAll(async () => {
  known = await indexOf([
    'truffle',
    'truffles',
    'caramel',
    'dark',
    'bar',
    'box',
    'lollypops',
    'hall',
    'pale',
  ])
})

it.each([
  ['12', undefined],
  ['trufle', 'truffle'],
  ['trufles', 'truffles'],
  ['cramel', 'caramel'],
  ['carmael', 'caramel'],
  ['drak', 'dark'],
  ['ba', undefined],
  ['bxo', 'box'],
  ['boc', undefined],
  ['carml', 'caramel'],
  ['lolypp', 'lollypops'],
  ['marzipan', undefined],
  ['halal', undefined],
  ['paleo', undefined],
  ['halll', 'hall'],
])('corrects %s to %s', (word, expected) => {
  expect(correctWord(word, known)?.word).toBe(expected)
})

it.each([
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['kitten', 'sitting', 3],
])('%s and %s have an edit distance of %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

it('splits text into words without accents, apostrophes and markup', () => {
  expect(toWords('<p>Crème&nbsp;Brûlée</p> Valentine’s 1.5 lb')).toEqual(
    ['creme', 'brulee', 'valentines', '1', '5', 'lb'], // prettier-ignore
  )
})
