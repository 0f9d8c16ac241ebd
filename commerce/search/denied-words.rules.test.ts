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
  ['no me gusta el coco', ['coco'], ''],
  ['truffles without mint or coffee', ['mint', 'coffee'], 'truffles'],
  ['sin menta ni café', ['menta', 'cafe'], ''],
  ['no mint and dark chocolate', ['mint'], 'and dark chocolate'],
  ['without mint and coffee', ['mint', 'coffee'], ''],
  ['mint and coffee free truffles', ['coffee', 'mint'], 'truffles'],
  ['coffee free', ['coffee'], ''],
  ['allergic to raspberries', ['raspberries'], ''],
  // these refuse nothing, or what a product itself says to be without
  ['not too sweet caramels', [], 'not too sweet caramels'],
  ['no sugars', [], 'no sugars'],
  ['que no tenga azúcar', [], 'que no tenga azucar'],
  ['no preservatives', [], 'no preservatives'],
  ['non gmo', [], 'non gmo'],
  ['allergy info', [], 'allergy info'],
  ['allergen information', [], 'allergen information'],
  ['chocolate that does not melt', [], 'chocolate that does not melt'],
  ['dont know what to get dad', [], 'dont know what to get dad'],
  ['gift with no card', [], 'gift with no card'],
  ['truffles free sample', [], 'truffles free sample'],
  ['caramels free next day delivery', [], 'caramels free next day delivery'],
  ['truffles free shipping', [], 'truffles free shipping'],
  ['free gift', [], 'free gift'],
  ['why not', [], 'why not'],
  ['no', [], 'no'],
])('%s denies %j', (typed, denied, words) => {
  const found = readDenied(toQueryWords(typed))
  expect([found.denied, found.words.join(' ')]).toEqual([denied, words])
})

test('a query denies at most six words', () => {
  const typed = Array.from({ length: 60 }, (_, at) => `no flavour${at}`).join(' ')
  expect(readDenied(toQueryWords(typed)).denied).toHaveLength(6)
})
