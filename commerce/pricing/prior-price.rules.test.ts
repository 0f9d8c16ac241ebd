import fc from 'fast-check'
import type { PriceBook } from './price-books.rules'
import { priorPriceMinor, type PriceRecord } from './prior-price.rules'

const DAY = 24 * 3_600_000
const START = Date.parse('2026-01-01T00:00:00Z')
const on = (day: number) => START + day * DAY
const LIST: PriceBook = {
  id: 'list',
  parentId: null,
  currency: 'EUR',
  onlineFrom: null,
  onlineTo: null,
}
const SALE = { ...LIST, id: 'sale' }

const priceOn = (priceBookId: string, amountMinor: number, from: number, until = Infinity) => ({
  priceBookId,
  amountMinor,
  isOwn: true,
  onlineFrom: on(from),
  from: on(from),
  until: on(until),
})
const list = (amount: number, from: number, until?: number) => priceOn('list', amount, from, until)
const sale = (amount: number, from: number, until?: number) => priceOn('sale', amount, from, until)

const priorOn = (day: number, records: PriceRecord[], saleBook: Partial<PriceBook> = {}) => {
  const books = new Map([LIST, { ...SALE, ...saleBook }].map((book) => [book.id, book]))
  const at = new Date(on(day))
  return priorPriceMinor(records, { books, bookIds: ['list', 'sale'], currency: 'EUR', at })
}

test.each<[string, number, PriceRecord[], number | undefined]>([
  ['the price before', 110, [list(2000, 0), sale(1500, 100)], 2000],
  [
    'a shorter reduction of the same month',
    110,
    [list(2000, 0), sale(1800, 80, 82), sale(1500, 100)],
    1800,
  ],
  [
    'the same price, if it was one of the month',
    110,
    [list(2000, 0), sale(1500, 80, 82), sale(1500, 100)],
    1500,
  ],
  [
    'none of a reduction more than 30 days ago',
    110,
    [list(2000, 0), sale(1200, 60, 70), sale(1500, 100)],
    2000,
  ],
  [
    'a reduction that ended on the 30th day',
    110,
    [list(2000, 0), sale(1200, 60, 71), sale(1500, 100)],
    1200,
  ],
  [
    'the list price raised just before',
    110,
    [list(2000, 0, 95), list(3000, 95), sale(1500, 100)],
    2000,
  ],
  [
    'the first reduction, once it is reduced further',
    110,
    [list(2000, 0), sale(1500, 100, 105), sale(1200, 105)],
    1500,
  ],
  ['what applied before the begin, however long ago', 300, [list(2000, 0), sale(1500, 100)], 2000],
  ['of a product that came a week before', 110, [list(2000, 93), sale(1500, 100)], 2000],
  ['nothing of a product that came reduced', 110, [list(2000, 100), sale(1500, 100)], undefined],
  [
    'nothing if it has always been so',
    110,
    [list(2000, -Infinity), sale(1500, -Infinity)],
    undefined,
  ],
  ['nothing without a price', 110, [], undefined],
])('the lowest price before a reduction is %s', (_case, day, records, expected) => {
  expect(priorOn(day, records)).toBe(expected)
})

test('a book that begins by schedule begins the reduction', () => {
  const records = [list(2000, 0, 80), list(2400, 80), sale(1500, 0)]
  expect(priorOn(110, records, { onlineFrom: new Date(on(90)) })).toBe(2000)
  expect(priorOn(110, records, { onlineFrom: new Date(on(111)) })).toBe(2000)
})

test('a price of its own has precedence over the master’s', () => {
  const ofMaster = { ...sale(900, 0), isOwn: false }
  expect(priorOn(110, [list(2000, 0), ofMaster, sale(1500, 100)])).toBe(900)
  expect(priorOn(110, [list(2000, 0), ofMaster, sale(1700, 50, 90), sale(1500, 90)])).toBe(1700)
})

/** One price a day and book, as a shop would write it down. */
test('it is what a calendar of prices says', () => {
  const amounts = fc.constantFrom(undefined, 1000, 1200, 1500, 2000)
  const calendar = fc.array(fc.record({ list: amounts, sale: amounts }), {
    minLength: 2,
    maxLength: 90,
  })
  fc.assert(
    fc.property(calendar, (days) => {
      const records = days.flatMap((one, day) =>
        (['list', 'sale'] as const).flatMap((book) => {
          const amount = one[book]
          return amount === undefined ? [] : [priceOn(book, amount, day, day + 1)]
        }),
      )
      const prices = days.map((one) =>
        one.list === undefined && one.sale === undefined
          ? undefined
          : Math.min(one.list ?? Infinity, one.sale ?? Infinity),
      )
      const today = days.length - 1
      let began = today
      while (began > 0 && prices[began - 1] === prices[today]) began -= 1
      const before = prices.slice(Math.max(0, began - 30), began).flatMap((price) => price ?? [])
      const expected = before.length > 0 ? Math.min(...before) : undefined
      expect(priorOn(today, records)).toBe(expected)
    }),
  )
})
