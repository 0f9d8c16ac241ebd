import { availabilityOf, badgeOf, isLowStock, isOrderable } from './availability'
import type { AvailabilityFacts } from './product-facts'

const now = new Date('2030-06-15T12:00:00Z')
const facts = (changes: Partial<AvailabilityFacts> = {}): AvailabilityFacts => ({
  flags: [],
  orderable: true,
  ...changes,
})

test.each([
  ['orderable', facts(), 'in-stock'],
  ['not orderable', facts({ orderable: false }), 'out-of-stock'],
  ['flagged', facts({ flags: ['isOutOfStock'] }), 'out-of-stock'],
  ['last day is today', facts({ shipThrough: '2030-06-15' }), 'in-stock'],
  ['last day was yesterday', facts({ shipThrough: '2030-06-14' }), 'out-of-stock'],
  [
    'last day is today, as an archive writes it',
    facts({ shipThrough: '2030-06-15T00:00:00.000Z' }),
    'in-stock',
  ],
  [
    'last day was yesterday, as an archive writes it',
    facts({ shipThrough: '2030-06-14T00:00:00Z' }),
    'out-of-stock',
  ],
  ['last moment has passed', facts({ shipThrough: '2030-06-15T11:59:00Z' }), 'out-of-stock'],
  ['no date at all', facts({ shipThrough: 'soon' }), 'in-stock'],
  ['coming soon', facts({ flags: ['isComingSoon'] }), 'coming-soon'],
  ['in shops', facts({ flags: ['isInShopOnly'] }), 'in-shops-only'],
  ['coming before shops', facts({ flags: ['isInShopOnly', 'isComingSoon'] }), 'coming-soon'],
  ['shops before stock', facts({ flags: ['isInShopOnly'], orderable: false }), 'in-shops-only'],
])('availability: %s [PDP-052, PDP-054, PDP-055]', (_name, given, expected) => {
  expect(availabilityOf(given, now)).toBe(expected)
  expect(isOrderable(given, now)).toBe(expected === 'in-stock')
})

test.each([
  ['2030-06-16T06:59:59Z', '2030-06-15', 'in-stock'],
  ['2030-06-16T07:00:00Z', '2030-06-15', 'out-of-stock'],
  // winter time
  ['2030-12-22T07:59:59Z', '2030-12-21', 'in-stock'],
  ['2030-12-22T08:00:00Z', '2030-12-21', 'out-of-stock'],
])(
  'at %s the last day %s makes it %s: it ends at midnight in the shops [PDP-054]',
  (at, shipThrough, expected) => {
    expect(availabilityOf(facts({ shipThrough }), new Date(at))).toBe(expected)
  },
)

test.each([
  ['own', facts(), true, 'own'],
  ['none', facts(), false, undefined],
  ['shop-only first', facts({ flags: ['isInShopOnly'], orderable: false }), true, 'shop-only'],
  ['out of stock', facts({ orderable: false }), true, 'out-of-stock'],
  ['coming', facts({ flags: ['isComingSoon'], orderable: false }), true, 'coming-soon'],
  ['coming but orderable', facts({ flags: ['isComingSoon'] }), true, 'own'],
])('badge: %s [TILE-004, TILE-005, TILE-006, TILE-007]', (_name, given, hasOwn, expected) => {
  expect(badgeOf(given, hasOwn, now)).toBe(expected)
})

test.each([
  [0, false],
  [1, true],
  [9, true],
  [10, false],
])('stock of %i is low: %s [PDP-057]', (stock, expected) => {
  expect(isLowStock(stock)).toBe(expected)
})
