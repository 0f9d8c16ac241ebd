import { Problem } from '../../http/problem'
import { testDocument, testFacts } from '../../testing/basket-facts-for-tests'
import {
  createShipment,
  type BasketDocument,
  type Shipment,
} from '../model/basket-document.schemas'
import { checkChangedShipments } from './shipment-checks.rules'
import { toDay } from './wanted-date.rules'

const preferences = {
  recipientLimit: '3',
  shippingBlackoutDates: ['2026-11-26', '12/25/2026'],
}

function problemOf(after: BasketDocument, before = testDocument([]), changes = {}): unknown {
  try {
    checkChangedShipments(before, after, testFacts([], { preferences, ...changes }))
    return undefined
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    return error.type.split('/').pop()
  }
}

const withShipment = (custom: Shipment['custom']) =>
  testDocument([], { shipments: [{ ...createShipment('me'), custom }] })

test.each([
  ['@ # $ % * + / =', undefined, undefined],
  ['Feliz año', undefined, 'invalid-gift-message'],
  ['Feliz año', 'ISO-8859-1', undefined],
  ['Feliz año 🍫', 'ISO-8859-1', 'invalid-gift-message'],
])(
  'the gift message %s, printed with %s [CHK-025]',
  (giftMessage, printerCharacterSet, expected) => {
    const after = testDocument([], { shipments: [{ ...createShipment('me'), giftMessage }] })
    const changes = { preferences: { printerCharacterSet } }
    expect(problemOf(after, testDocument([]), changes)).toBe(expected)
    expect(problemOf(after, after, changes)).toBeUndefined()
  },
)

test.each([
  ['a future date', { c_DATE_WANTED: '2026-12-24' }, undefined],
  ['a future date with a time', { c_DATE_WANTED: '2026-12-24T10:00:00.000Z' }, undefined],
  ['a future date in American notation', { c_DATE_WANTED: '12/24/2026' }, undefined],
  ['today', { c_DATE_WANTED: '2026-11-20' }, undefined],
  [
    'yesterday, which may be today in another time zone',
    { c_DATE_WANTED: '2026-11-19' },
    undefined,
  ],
  ['the day before yesterday', { c_DATE_WANTED: '2026-11-18' }, 'invalid-wanted-date'],
  ['a day that does not exist', { c_DATE_WANTED: '2026-02-30' }, 'invalid-wanted-date'],
  ['no date', { c_DATE_WANTED: 'soon' }, 'invalid-wanted-date'],
  ['a number', { c_SHIP_DUE_DATE: 20261224 }, 'invalid-wanted-date'],
  ['a day without delivery', { c_DATE_WANTED: '2026-11-26' }, 'invalid-wanted-date'],
  ['another day without delivery', { c_dateWantedRangeStart: '2026-12-25' }, 'invalid-wanted-date'],
  [
    'a range',
    { c_dateWantedRangeStart: '2026-12-01', c_dateWantedRangeEnd: '2026-12-03' },
    undefined,
  ],
  [
    'a reversed range',
    { c_dateWantedRangeStart: '2026-12-03', c_dateWantedRangeEnd: '2026-12-01' },
    'invalid-wanted-date',
  ],
  ['a shop for pickup', { c_fromStoreId: '101' }, undefined],
  ['a closed shop', { c_fromStoreId: '102' }, 'store-not-available'],
  ['an unknown shop', { c_fromStoreId: '999' }, 'store-not-found'],
])('%s', (_name, custom, expected) => {
  expect(problemOf(withShipment(custom))).toBe(expected)
})

it('does not refuse values that were stored before', () => {
  const stale = withShipment({ c_DATE_WANTED: '2026-01-01', c_fromStoreId: '102' })
  expect(problemOf(stale, stale)).toBeUndefined()
})

it('refuses pickup on a site without pickup', () => {
  const after = withShipment({ c_fromStoreId: '101' })
  expect(problemOf(after, undefined, { preferences: { Bopis: false } })).toBe('store-not-available')
})

it('enforces the recipient limit or its default, but lets a larger basket shrink [CON-006]', () => {
  const withShipments = (count: number) =>
    testDocument([], {
      shipments: Array.from({ length: count }, (_, index) => createShipment(`Shipment${index}`)),
    })
  expect(problemOf(withShipments(3))).toBeUndefined()
  expect(problemOf(withShipments(4))).toBe('recipient-limit-exceeded')
  expect(problemOf(withShipments(4), withShipments(5))).toBeUndefined()
  const silent = { preferences: {} }
  expect(problemOf(withShipments(20), undefined, silent)).toBeUndefined()
  expect(problemOf(withShipments(21), undefined, silent)).toBe('recipient-limit-exceeded')
})

test.each([
  ['2026-12-01', '2026-12-01'],
  [' 1/2/2027 ', '2027-01-02'],
  ['2026-12-01T23:00:00-08:00', '2026-12-01'],
  ['2026-13-01', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the day of %j', (value, expected) => {
  expect(toDay(value)).toBe(expected)
})
