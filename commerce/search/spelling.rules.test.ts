import { correctWord, editDistance } from './spelling.rules'
import { toTextQuery, toWords } from './words.rules'

const known = ['truffle', 'truffles', 'caramel', 'dark', 'bar', 'box', 'lollypops'].map(
  (word, index) => ({
    word,
    frequency: index + 1,
  }),
)

it.each([
  ['truffle', undefined],
  ['truf', undefined],
  ['trufle', 'truffle'],
  ['trufles', 'truffles'],
  ['cramel', 'caramel'],
  ['carmael', 'caramel'],
  ['drak', 'dark'],
  ['ba', undefined],
  ['bxo', 'box'],
  ['boc', 'box'],
  ['lolypp', 'lollypops'],
  ['marzipan', undefined],
])('corrects %s to %s', (word, expected) => {
  expect(correctWord(word, known)).toBe(expected)
})

it.each([
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['kitten', 'sitting', 3],
])('%s and %s are apart by %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

it('reads words without accents, apostrophes and markup', () => {
  expect(toWords('<p>Crème&nbsp;Brûlée</p> Valentine’s 1.5 lb')).toEqual(
    ['creme', 'brulee', 'valentines', '1', '5', 'lb'], // prettier-ignore
  )
  expect(toTextQuery('Dark, bar!')).toBe('dark:* & bar:*')
  expect(toTextQuery('dark', 'A')).toBe('dark:*A')
  expect(toTextQuery(' & ')).toBeUndefined()
})
