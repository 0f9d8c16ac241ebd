import { Problem } from '../../http/problem'
import {
  testDocument,
  testFacts,
  testItem,
  testProduct,
} from '../../testing/basket-facts-for-tests'
import type { BasketItem } from '../model/basket-document.schemas'
import { checkChangedItems } from './availability.rules'
import { listQuantityExceptions } from './quantity-exceptions.rules'

const facts = testFacts([
  testProduct('box'),
  testProduct('soon', { isComingSoon: true }),
  testProduct('shops', { isInShopOnly: 'true' }),
  testProduct('online', { isOnlineOnly: true }),
  testProduct('homely', { availableForInStorePickup: false }),
  testProduct('pickup-only', { isPickupOnly: true }),
  testProduct('gone', { isOutOfStock: true }),
  testProduct('never', { unsellable: true }),
  testProduct('last-day', { shipThrough: '2026-11-20' }),
  testProduct('past', { shipThrough: '2026-11-19' }),
  testProduct('undated', { shipThrough: 'soon' }),
  testProduct('limited', { quantityLimit: 5 }),
  testProduct('tens', {}, { minOrderQuantity: 20, stepQuantity: 10 }),
  testProduct('free', { isCollateral: true }, { unitPriceMinor: () => 0 }),
  testProduct('unpriced', {}, { unitPriceMinor: () => undefined }),
])

function reasonFor(items: BasketItem[], before: BasketItem[] = []): unknown {
  try {
    checkChangedItems(testDocument(before), testDocument(items), facts)
    return undefined
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    return error.extras['c_reason'] ?? error.type.split('/').pop()
  }
}

const pickup = { shipmentId: 'pickup' }

test.each([
  ['an ordinary product, delivered', testItem('box'), undefined],
  ['an ordinary product, picked up', testItem('box', pickup), undefined],
  ['coming soon', testItem('soon'), 'coming-soon'],
  ['coming soon, picked up', testItem('soon', pickup), 'coming-soon'],
  ['in shops only', testItem('shops'), 'in-shops-only'],
  ['in shops only, picked up', testItem('shops', pickup), 'in-shops-only'],
  ['online only', testItem('online'), undefined],
  ['online only, picked up', testItem('online', pickup), 'online-only'],
  ['not for pickup, picked up', testItem('homely', pickup), 'online-only'],
  ['pickup only', testItem('pickup-only'), 'pickup-only'],
  ['pickup only, picked up', testItem('pickup-only', pickup), undefined],
  ['out of stock by flag', testItem('gone'), 'out-of-stock'],
  ['never to be sold', testItem('never'), 'out-of-stock'],
  ['the last day of shipping', testItem('last-day'), undefined],
  ['past the last day of shipping', testItem('past'), 'out-of-stock'],
  ['without shipping dates', testItem('undated'), undefined],
  ['as many as the limit', testItem('limited', { quantity: 5 }), undefined],
  ['more than the limit', testItem('limited', { quantity: 6 }), 'quantity-limit-exceeded'],
  ['the smallest quantity', testItem('tens', { quantity: 20 }), undefined],
  ['below the smallest quantity', testItem('tens', { quantity: 10 }), 'invalid-quantity'],
  ['between two steps', testItem('tens', { quantity: 25 }), 'invalid-quantity'],
  ['a step above', testItem('tens', { quantity: 30 }), undefined],
  ['the whole stock', testItem('box', { quantity: 100 }), undefined],
  ['one more than the stock', testItem('box', { quantity: 101 }), 'product-item-not-available'],
  ['the whole stock of the shop', testItem('box', { quantity: 10, ...pickup }), undefined],
  [
    'one more than the stock of the shop',
    testItem('box', { quantity: 11, ...pickup }),
    'product-item-not-available',
  ],
  ['more than the maximum quantity', testItem('box', { quantity: 1000 }), 'invalid-quantity'],
  ['free material without a price', testItem('free'), undefined],
  ['no price', testItem('unpriced'), 'product-not-found'],
  ['unknown', testItem('nothing'), 'product-not-found'],
])('checks the availability when adding %s', (_name, item, expected) => {
  expect(reasonFor([item])).toBe(expected)
})

it.each([
  ['2026-11-21T07:59:00Z', undefined],
  ['2026-11-21T08:00:00Z', 'out-of-stock'],
])(
  'the last shipping day ends in the time zone of the site: at %s the reason is %s',
  (at, expected) => {
    const there = {
      ...facts,
      now: new Date(at),
      preferences: { SiteTimezone: 'America/Los_Angeles' },
    }
    const items = [testItem('last-day')]
    const [exception] = listQuantityExceptions(testDocument(items), there)
    expect(exception?.reason).toBe(expected)
  },
)

it('sums limits over all shipments, and stock over the lines of the same inventory list', () => {
  const limited = [
    testItem('limited', { quantity: 3 }),
    testItem('limited', { itemId: '2', quantity: 3, ...pickup }),
  ]
  expect(reasonFor(limited)).toBe('quantity-limit-exceeded')
  const boxes = [
    testItem('box', { quantity: 95 }),
    testItem('box', { itemId: '2', quantity: 10, ...pickup }),
  ]
  expect(reasonFor(boxes)).toBeUndefined()
  const other = testItem('box', { itemId: '3', quantity: 6, giftMessage: 'Hi' })
  expect(reasonFor([...boxes, other])).toBe('product-item-not-available')
})

it('ignores lines that are unchanged or reduced', () => {
  const before = [testItem('limited', { quantity: 9 }), testItem('past')]
  expect(reasonFor([...before, testItem('box')], before)).toBeUndefined()
  expect(reasonFor([testItem('limited', { quantity: 8 })], before)).toBeUndefined()
  expect(reasonFor([testItem('past', pickup)], before)).toBe('out-of-stock')
})

test.each([
  ['nothing', testItem('box'), []],
  [
    'stock',
    testItem('box', { quantity: 101 }),
    [{ requested: 101, available: 100, reason: 'stock' }],
  ],
  [
    'limit',
    testItem('limited', { quantity: 6 }),
    [{ available: 5, reason: 'quantity-limit', message: 'Limit of 5 per order' }],
  ],
  ['shipment', testItem('pickup-only'), [{ available: 0, reason: 'pickup-only' }]],
  ['no product', testItem('nothing'), [{ available: 0, reason: 'not-sold' }]],
])('lists the quantity exceptions of a line: %s', (_name, item, expected) => {
  const exceptions = listQuantityExceptions(testDocument([item]), facts)
  expect(exceptions).toHaveLength(expected.length)
  expect(exceptions).toMatchObject(expected)
})

it('refuses a pickup-only product for every shipment when pickup is disabled', () => {
  const items = [testItem('pickup-only'), testItem('pickup-only', { itemId: '2', ...pickup })]
  const nowhere = { ...facts, preferences: { Bopis: false } }
  expect(listQuantityExceptions(testDocument(items), nowhere)).toMatchObject([
    { reason: 'pickup-only', message: 'This product is only available to collect in store.' },
    { reason: 'shop-unavailable', message: 'Not available for pickup at Maiden Lane' },
  ])
})

it('reports a shop that closed after items were added', () => {
  const closed = { shipmentId: 'pickup', gift: false, custom: { c_fromStoreId: '102' } }
  const document = testDocument([testItem('box', pickup)], { shipments: [closed] })
  expect(listQuantityExceptions(document, facts)).toMatchObject([
    { reason: 'shop-unavailable', message: 'Not available for pickup at Old Pasadena' },
  ])
})
