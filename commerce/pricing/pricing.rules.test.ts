import { listApplicableBooks } from './price-books.rules'
import {
  priceRange,
  priceRangePerBook,
  toProductPrices,
  unitPriceMinor,
  type PriceRow,
} from './pricing.rules'

type Row = [book: string, bookRank: number, minQuantity: number, amountMinor: number]

const prices = (...rows: Row[]) =>
  toProductPrices(
    rows.map(([priceBookId, bookRank, minQuantity, amountMinor]): PriceRow => ({
      priceBookId,
      bookRank,
      minQuantity,
      amountMinor,
    })),
  )

describe('unitPriceMinor', () => {
  const list: Row = ['list', 1, 1, 2000]
  const cases: [string, Row[], number, number | undefined][] = [
    ['nothing without a price', [], 1, undefined],
    ['the list price', [list], 1, 2000],
    ['the sale price below it', [list, ['sale', 2, 1, 1500]], 1, 1500],
    ['the list price when the sale price is higher', [list, ['sale', 2, 1, 2500]], 1, 2000],
    ['the quantity step just reached', [list, ['list', 1, 10, 1800]], 10, 1800],
    ['the step before when the next is not reached', [list, ['list', 1, 10, 1800]], 9, 2000],
    ['the highest of several steps', [list, ['list', 1, 5, 1900], ['list', 1, 10, 1700]], 50, 1700],
    ['a quantity step even if it is more expensive', [list, ['list', 1, 10, 2200]], 10, 2200],
    [
      'the lowest of the books at this quantity',
      [list, ['list', 1, 10, 1400], ['sale', 2, 1, 1500]],
      10,
      1400,
    ],
    ['nothing below the smallest quantity sold', [['list', 1, 6, 900]], 5, undefined],
    ['zero for free products', [['list', 1, 1, 0]], 3, 0],
  ]
  it.each(cases)('returns %s', (_name, rows, quantity, expected) => {
    expect(unitPriceMinor(prices(...rows), quantity)).toBe(expected)
  })
})

describe('toProductPrices', () => {
  it('uses the first price book of the site as list price, whatever the order of the rows', () => {
    const found = prices(['sale', 2, 1, 1500], ['list', 1, 1, 2000], ['vip', 3, 1, 1400])
    expect(found).toMatchObject({ listMinor: 2000, saleMinor: 1400 })
    expect([...found.perBook]).toEqual([
      ['list', 2000],
      ['sale', 1500],
      ['vip', 1400],
    ])
  })

  it('has no sale price with a single price book', () => {
    const found = prices(['list', 1, 1, 2000], ['list', 1, 10, 1500])
    expect(found.saleMinor).toBeUndefined()
    expect(found.tiers).toHaveLength(2)
  })
})

describe('price ranges of a master', () => {
  const variants = [
    prices(['list', 1, 1, 2000]),
    prices(['list', 1, 1, 3800], ['sale', 2, 1, 3000]),
    prices(),
  ]

  it('cover the sale prices of the variants', () => {
    expect(priceRange(variants)).toEqual({ minMinor: 2000, maxMinor: 3000 })
    expect(priceRange([])).toBeUndefined()
  })

  it('are returned for each price book separately', () => {
    expect([...priceRangePerBook(variants)]).toEqual([
      ['list', { minMinor: 2000, maxMinor: 3800 }],
      ['sale', { minMinor: 3000, maxMinor: 3000 }],
    ])
  })
})

test('a price book applies from its first moment until just before its end', () => {
  const [from, to] = [new Date('2026-11-27T05:00:00Z'), new Date('2026-11-30T05:00:00Z')]
  const sale = { id: 'sale', parentId: 'list', currency: 'USD', onlineFrom: from, onlineTo: to }
  const list = { ...sale, id: 'list', parentId: null, onlineFrom: null, onlineTo: null }
  const books = new Map([sale, list].map((book) => [book.id, book]))
  const listAt = (ms: number) =>
    listApplicableBooks(books, ['sale', 'list'], 'USD', new Date(ms)).map(({ id }) => id)
  expect(listAt(from.getTime() - 1)).toEqual(['list'])
  expect(listAt(from.getTime())).toEqual(['sale', 'list'])
  expect(listAt(to.getTime() - 1)).toEqual(['sale', 'list'])
  expect(listAt(to.getTime())).toEqual(['list'])
  expect(listApplicableBooks(books, ['sale'], 'EUR', from)).toEqual([])
  expect(listApplicableBooks(books, ['sale'], 'USD', from)).toEqual([
    { id: 'sale', ancestorIds: ['list'] },
  ])
})
