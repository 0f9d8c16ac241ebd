import { readDenied } from './denied-words.rules'
import { toQueryWords } from './query-words'

test.each<[string, string[], string]>([
  ['no coffee', ['coffee'], ''],
  ['chocolates without raspberry', ['raspberry'], 'chocolates'],
  ['strawberry free', ['strawberry'], ''],
  ['strawberry allergy', ['strawberry'], ''],
  ['truffles -mint', ['mint'], 'truffles'],
  ['sin menta', ['menta'], ''],
  ['no dark chocolate', ['dark'], 'chocolate'],
  ['gift for somebody who does not like mint', ['mint'], 'gift for somebody who does'],
  ['not too sweet caramels', ['sweet'], 'caramels'],
  ['truffles free shipping', [], 'truffles free shipping'],
  ['free gift', [], 'free gift'],
  ['why not', [], 'why not'],
  ['no', [], 'no'],
])('%s denies %j', (typed, denied, words) => {
  const found = readDenied(toQueryWords(typed))
  expect([found.denied, found.words.join(' ')]).toEqual([denied, words])
})
