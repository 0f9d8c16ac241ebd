import {
  testDocument,
  testFacts,
  testItem,
  testProduct,
} from '../../testing/basket-facts-for-tests'
import {
  createShipment,
  type BasketDocument,
  type BasketItem,
} from '../model/basket-document.schemas'
import { clampQuantities } from '../items/clamp-quantities.rules'
import { MERGE_MODES, mergeDocuments } from './merge.rules'

const linesOf = ({ items }: BasketDocument) =>
  items.map(({ productId, quantity, shipmentId }) => [productId, quantity, shipmentId])

const saved = testDocument([
  testItem('a', { itemId: 's1', quantity: 2 }),
  testItem('d', { itemId: 's2', quantity: 6 }),
])
const left = testDocument([
  testItem('a', { itemId: 'g1', quantity: 5 }),
  testItem('b', { itemId: 'g2', quantity: 3 }),
])

test.each([
  [
    'higher_quantity',
    [
      ['a', 5],
      ['d', 6],
      ['b', 3],
    ],
  ],
  [
    'sum_quantities',
    [
      ['a', 7],
      ['d', 6],
      ['b', 3],
    ],
  ],
  [
    'saved_quantity',
    [
      ['a', 2],
      ['d', 6],
      ['b', 3],
    ],
  ],
  [
    'separate_item',
    [
      ['a', 2],
      ['d', 6],
      ['a', 5],
      ['b', 3],
    ],
  ],
] as const)('%s', (mode, expected) => {
  const { items } = mergeDocuments(saved, left, { mode })
  expect(items.map(({ productId, quantity }) => [productId, quantity])).toEqual(expected)
  expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(items.length)
})

test.each([
  ['another gift message', { gift: true, giftMessage: 'Hi' }],
  ['another option', { optionItems: [{ itemId: 'o', optionId: 'wrap', optionValueId: 'gold' }] }],
  ['another list', { inventoryId: 'other' }],
  ['another mix', { custom: { c_customMix: '[{"pid":"nut","qty":5}]' } }],
  ['another name', { custom: { c_boxName: 'For Mum' } }],
  ['other places', { custom: { c_boxPlaces: 'nut-9' } }],
])('keeps a line with %s separate', (_name, changes: Partial<BasketItem>) => {
  const other = testDocument([testItem('a', { itemId: 'g', ...changes })])
  for (const mode of MERGE_MODES) {
    expect(mergeDocuments(saved, other, { mode }).items).toHaveLength(3)
  }
})

it('keeps the saved custom attributes of equal lines and of the basket', () => {
  const kept = testDocument([testItem('a', { custom: { c_color: 'red' } })], {
    custom: { c_1: 'UVW', c_3: 'XYZ' },
  })
  const other = testDocument([testItem('a', { itemId: 'g', custom: { c_color: 'blue' } })], {
    custom: { c_1: 'ABC', c_2: 'DEF' },
  })
  const merged = mergeDocuments(kept, other)
  expect(merged.items).toMatchObject([{ quantity: 2, custom: { c_color: 'red' } }])
  expect(merged.custom).toEqual({ c_1: 'UVW', c_2: 'DEF', c_3: 'XYZ' })
})

it('merges pickups with pickups of the shop, and deliveries with deliveries', () => {
  const kept = testDocument([testItem('a')], { shipments: [createShipment('me')] })
  const pickup = { ...createShipment('me'), custom: { c_fromStoreId: '101' } }
  const other = testDocument(
    [
      testItem('a', { itemId: 'p' }),
      testItem('b', { itemId: 'q', shipmentId: 'Shipment1' }),
      testItem('c', { itemId: 'r', shipmentId: 'Shipment2' }),
    ],
    {
      shipments: [
        pickup,
        createShipment('Shipment1'),
        { ...createShipment('Shipment2'), shippingAddress: { city: 'Chicago', custom: {} } },
      ],
    },
  )
  const merged = mergeDocuments(kept, other)
  expect(linesOf(merged)).toEqual([
    ['a', 1, 'me'],
    ['a', 1, 'Shipment1'],
    ['b', 1, 'me'],
    ['c', 1, 'Shipment2'],
  ])
  expect(merged.shipments).toMatchObject([{}, { custom: { c_fromStoreId: '101' } }, {}])
  expect(merged.items[1]?.custom).toEqual({ c_fromStoreId: '101' })
  const again = mergeDocuments(merged, other)
  expect(again.items.map(({ quantity }) => quantity)).toEqual([1, 2, 2, 2])
})

const sentTo = (shipmentId: string, address1: string) => ({
  ...createShipment(shipmentId),
  shippingAddress: { firstName: 'Ada', address1, city: 'Boston', custom: {} },
})

it('does not merge shipments of different recipients with the same id', () => {
  const shipments = [sentTo('me', '1 Elm St'), sentTo('Shipment1', '2 Oak St')]
  const items = [testItem('a'), testItem('b', { shipmentId: 'Shipment1' })]
  const kept = testDocument(items, { shipments })
  const other = testDocument(
    [testItem('c', { itemId: 'o1' }), testItem('d', { itemId: 'o2', shipmentId: 'Shipment1' })],
    { shipments: [sentTo('me', '1 Elm St'), sentTo('Shipment1', '9 Ash St')] },
  )
  const merged = mergeDocuments(kept, other)
  expect(linesOf(merged)).toEqual([
    ['a', 1, 'me'],
    ['b', 1, 'Shipment1'],
    ['c', 1, 'me'],
    ['d', 1, 'Shipment2'],
  ])
  const streets = merged.shipments.map(({ shippingAddress }) => shippingAddress?.address1)
  expect(streets).toEqual(['1 Elm St', '2 Oak St', '9 Ash St'])
})

it('keeps two deliveries when each basket has a different recipient', () => {
  const kept = testDocument([testItem('a')], { shipments: [sentTo('me', '1 Elm St')] })
  const other = testDocument([testItem('b')], { shipments: [sentTo('me', '9 Ash St')] })
  const merged = mergeDocuments(kept, other)
  expect(linesOf(merged)).toEqual([
    ['a', 1, 'me'],
    ['b', 1, 'Shipment1'],
  ])
  expect(merged.shipments).toEqual([sentTo('me', '1 Elm St'), sentTo('Shipment1', '9 Ash St')])
  // `other` loses its address, so that its delivery is merged into the one with the same id
  const bare = mergeDocuments(kept, other, { withoutPersonalData: true })
  expect(bare.shipments).toEqual(kept.shipments)
})

it('merges deliveries to the same recipient despite different spelling', () => {
  const kept = testDocument([testItem('a')], { shipments: [sentTo('me', '1 Elm St')] })
  const written = { ...sentTo('me', ' 1  ELM st '), giftMessage: 'Hi', gift: true }
  const { shipments } = mergeDocuments(
    kept,
    testDocument([testItem('b')], { shipments: [written] }),
  )
  expect(shipments).toEqual([{ ...sentTo('me', '1 Elm St'), giftMessage: 'Hi', gift: true }])
})

it('keeps two gift messages to the same recipient', () => {
  const present = (giftMessage: string) => [{ ...sentTo('me', '1 Elm St'), giftMessage }]
  const kept = testDocument([testItem('a')], { shipments: present('Hi') })
  const merged = mergeDocuments(kept, testDocument([testItem('b')], { shipments: present('Yo') }))
  expect(merged.shipments.map(({ giftMessage }) => giftMessage)).toEqual(['Hi', 'Yo'])
})

it('copies address, method and gift message to a delivery without a recipient', () => {
  const estimated = { stateCode: 'MA', custom: {} }
  const shipments = [{ ...createShipment('me'), shippingAddress: estimated }]
  const kept = testDocument([testItem('a')], { shipments })
  const ready = { ...sentTo('me', '9 Ash St'), shippingMethodId: 'Ground', giftMessage: 'Hi' }
  const other = testDocument([testItem('b')], { shipments: [ready] })
  expect(mergeDocuments(kept, other).shipments).toEqual([ready])
  const { shipments: bare } = mergeDocuments(kept, other, { withoutPersonalData: true })
  expect(bare).toEqual(shipments)
})

test.each([
  ['as state and list', '{"optedin":[{"id":"b","frequency":"2_3"}]}', '1_3'],
  ['as text and value', [{ id: 'b', frequency: '2_3' }], '1_3'],
])('merges the subscriptions of both baskets: %s', (_name, theirs, frequency) => {
  const own = {
    optedin: [{ id: 'a', frequency }],
    productOffer: { a: 'offer' },
    firstOrderPlaceDate: null,
  }
  const merged = mergeDocuments(
    testDocument([], { custom: { c_subscriptionOptins: JSON.stringify(own) } }),
    testDocument([], { custom: { c_subscriptionOptins: theirs } }),
  )
  expect(JSON.parse(String(merged.custom.c_subscriptionOptins))).toEqual({
    ...own,
    optedin: [
      { id: 'a', frequency },
      { id: 'b', frequency: '2_3' },
    ],
  })
})

test.each([
  ['one basket without any', {}],
  ['an unreadable value', { c_subscriptionOptins: '{' }],
])("keeps the guest's subscriptions unchanged beside %s", (_name, custom) => {
  const kept = testDocument([], { custom: { c_subscriptionOptins: '{"optedin":[]}' } })
  const other = testDocument([], { custom })
  expect(mergeDocuments(kept, other).custom.c_subscriptionOptins).toBe('{"optedin":[]}')
})

it('merges coupons, each once', () => {
  const coupons = (...codes: string[]) => codes.map((code) => ({ couponItemId: code, code }))
  const kept = testDocument([], { coupons: coupons('NOEL10') })
  const other = testDocument([], { coupons: coupons('noel10', 'SHIP') })
  const isSameCoupon = (one: string, another: string) => one.toLowerCase() === another.toLowerCase()
  const merged = mergeDocuments(kept, other, { isSameCoupon })
  expect(merged.coupons.map(({ code }) => code)).toEqual(['NOEL10', 'SHIP'])
})

it('limits a merged line to the maximum quantity', () => {
  const many = testDocument([testItem('a', { quantity: 800 })])
  expect(mergeDocuments(many, many).items).toMatchObject([{ quantity: 999 }])
})

it('merges shipments without personal data on request, and keeps them separate', () => {
  const shop = {
    ...createShipment('pickup'),
    shippingAddress: { firstName: 'Ada', city: 'Pasadena', custom: { c_storeId: '101' } },
    custom: { c_fromStoreId: '101', c_pickupPhone: '1', c_reorder: true },
  }
  const home = {
    ...createShipment('Shipment1'),
    shippingAddress: { city: 'Chicago', custom: {} },
    giftMessage: 'Hi',
  }
  const items = [shop, home].map(({ shipmentId }) =>
    testItem('a', { itemId: shipmentId, shipmentId }),
  )
  const other = testDocument(items, { shipments: [shop, home] })
  const kept = testDocument([], { shipments: [createShipment('me')] })
  const merged = mergeDocuments(kept, other, { withoutPersonalData: true })
  expect(merged.shipments.slice(1)).toEqual([
    {
      ...shop,
      shippingAddress: { city: 'Pasadena', custom: { c_storeId: '101' } },
      custom: { c_fromStoreId: '101', c_reorder: true },
    },
    { ...home, shippingAddress: undefined },
  ])
  expect(linesOf(merged)).toEqual([
    ['a', 1, 'pickup'],
    ['a', 1, 'Shipment1'],
  ])
})

const facts = testFacts(
  [
    testProduct('a'),
    testProduct('limited', { quantityLimit: 5 }),
    testProduct('tens', {}, { minOrderQuantity: 10, stepQuantity: 10 }),
    testProduct('gone'),
  ],
  {
    available: new Map([
      [
        'warehouse',
        new Map([
          ['a', 3],
          ['limited', 99],
          ['tens', 25],
          ['gone', 0],
        ]),
      ],
    ]),
  },
)

test.each([
  ['to stock', [testItem('a', { quantity: 5 })], [3]],
  ['to the limit', [testItem('limited', { quantity: 9 })], [5]],
  ['to a whole step', [testItem('tens', { quantity: 40 })], [20]],
  ['not at all without stock', [testItem('gone', { quantity: 2 })], [2]],
  [
    'not at all with two lines',
    [testItem('a', { quantity: 3 }), testItem('a', { itemId: '2' })],
    [3, 1],
  ],
  ['not at all within stock', [testItem('a', { quantity: 3 })], [3]],
])('reduces quantities %s', (_name, items, expected) => {
  const clamped = clampQuantities(testDocument(items), facts)
  expect(clamped.items.map(({ quantity }) => quantity)).toEqual(expected)
  const isReduced = items.some(({ quantity }, index) => quantity !== expected[index])
  expect(clamped.notices?.length ?? 0).toBe(isReduced ? 1 : 0)
})

it('stores the previous quantity of a reduced line', () => {
  const { notices } = clampQuantities(testDocument([testItem('a', { quantity: 5 })]), facts)
  expect(notices).toEqual([{ itemId: 'a', productId: 'a', from: 5, to: 3 }])
})

test.each(MERGE_MODES)(
  'keeps lines of one product with different subscription intervals separate: %s',
  (mode) => {
    const every = (itemId: string, frequency?: string): BasketItem => ({
      ...testItem('a', { itemId, quantity: 1 }),
      custom: frequency === undefined ? {} : { c_subscriptionFrequency: frequency },
    })
    const kept = testDocument([every('s1', '1_3'), every('s2')])
    const { items } = mergeDocuments(kept, testDocument([every('g1', '2_3')]), { mode })
    expect(items.map(({ custom }) => custom.c_subscriptionFrequency)).toEqual([
      '1_3',
      undefined,
      '2_3',
    ])
  },
)
