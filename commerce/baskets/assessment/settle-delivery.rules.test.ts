import {
  testDocument,
  testFacts,
  testItem,
  testProduct,
} from '../../testing/basket-facts-for-tests'
import type { ShippingMethod } from '../../shipping/shipping.rules'
import {
  createShipment,
  type BasketDocument,
  type Shipment,
} from '../model/basket-document.schemas'
import { settleDelivery } from './settle-delivery.rules'

const method = (id: string, custom: ShippingMethod['custom']): ShippingMethod => ({
  id,
  name: id,
  isPickup: false,
  taxClassId: '',
  priceTable: [],
  currency: 'USD',
  addressRule: {},
  custom,
})
const methods = [
  method('GroundDisc', { transitDaysMin: 3, transitDaysMax: 6 }),
  method('Overnight', { transitDaysMax: 1, orderCutoff: '11:00' }),
  method('Undated', {}),
]
const products = [
  testProduct('truffles', { isMeltable: true }),
  testProduct('brittle', {}),
  testProduct('advent', { shipThrough: '2026-11-23' }),
  testProduct('mix', { isCustomMix: true }),
]
const preferences = { shippingBlackoutDates: ['2026-11-26'], SiteTimezone: 'America/Los_Angeles' }

interface Settling {
  custom?: Shipment['custom']
  method?: string
  productId?: string
  state?: string
  now?: string
}

// a Friday, 4 in the morning in California
function settle({ custom = {}, productId = 'brittle', state = 'VT', ...rest }: Settling) {
  const { method: shippingMethodId = 'GroundDisc', now = '2026-11-20T12:00:00Z' } = rest
  const shippingAddress = { countryCode: 'US', stateCode: state, custom: {} }
  const shipment = { ...createShipment('me'), shippingAddress, shippingMethodId, custom }
  const item = testItem(productId)
  const mix = { c_customMix: '{"box":[{"pid":"truffles","qty":10}]}' }
  const items = [productId === 'mix' ? { ...item, custom: mix } : item]
  return settleAgain(testDocument(items, { shipments: [shipment] }), now)
}

function settleAgain(document: BasketDocument, now: string) {
  const facts = testFacts(products, { shippingMethods: methods, preferences, now: new Date(now) })
  const settled = settleDelivery(document, facts)
  expect(settleDelivery(settled, facts)).toEqual(settled)
  return { settled, custom: settled.shipments[0]?.custom }
}

it('calculates the shipping and arrival dates of a shipment', () => {
  expect(settle({}).custom).toEqual({
    c_SHIP_DUE_DATE: '2026-11-20',
    c_arrivesFrom: '2026-11-25',
    c_arrivesBy: '2026-12-01',
  })
  expect(settle({ method: 'Undated' }).custom).toEqual({})
})

it('ships late enough to arrive on the requested date [CHK-021, MSH-016]', () => {
  expect(settle({ custom: { c_DATE_WANTED: '2026-12-04' } }).custom).toEqual({
    c_DATE_WANTED: '2026-12-04',
    c_SHIP_DUE_DATE: '2026-11-25',
    c_dateWantedRangeStart: '2026-12-01',
    c_dateWantedRangeEnd: '2026-12-04',
    c_arrivesFrom: '2026-12-01',
    c_arrivesBy: '2026-12-04',
  })
})

test.each([
  ['too soon for ground', { custom: { c_DATE_WANTED: '2026-11-30' } }, 'too-soon'],
  ['a Sunday', { custom: { c_DATE_WANTED: '2026-12-06' } }, 'closed'],
  ['Thanksgiving', { custom: { c_DATE_WANTED: '2026-11-26' }, method: 'Undated' }, 'closed'],
  ['in the past', { custom: { c_DATE_WANTED: '2026-11-02' }, method: 'Undated' }, 'passed'],
  [
    'beyond the season',
    { productId: 'advent', custom: { c_DATE_WANTED: '2026-12-03' } },
    'too-late',
  ],
  ['years ahead', { custom: { c_DATE_WANTED: '2029-12-03' } }, 'too-late'],
  ['in time', { custom: { c_DATE_WANTED: '2026-12-01' } }, undefined],
  [
    'in time with a faster method',
    { custom: { c_DATE_WANTED: '2026-11-23' }, method: 'Overnight' },
    undefined,
  ],
])('checks the requested date: %s', (_name, settling, problem) => {
  expect(settle(settling).custom?.c_dateProblem).toBe(problem)
})

it('removes the promised dates when the requested date can no longer be met, and keeps the latter', () => {
  const { settled } = settle({ custom: { c_DATE_WANTED: '2026-12-01' } })
  expect(settleAgain(settled, '2026-11-24T12:00:00Z').custom).toEqual({
    c_DATE_WANTED: '2026-12-01',
    c_dateProblem: 'too-soon',
  })
})

it('updates the date of shipping now after the cutoff time [CHK-053]', () => {
  const c_shipnow = { preferedMethod: 'GroundDisc', date: '2026-11-20', timestamp: 1 }
  const { settled, custom } = settle({ method: 'Overnight', custom: { c_shipnow } })
  expect(custom).toMatchObject({
    c_shipnow: { preferedMethod: 'Overnight', date: '2026-11-20', timestamp: 1 },
  })
  // after eleven in the morning in California
  expect(settleAgain(settled, '2026-11-20T19:01:00Z').custom).toMatchObject({
    c_shipnow: { date: '2026-11-23' },
    c_SHIP_DUE_DATE: '2026-11-23',
  })
})

const JULY = '2026-07-06T12:00:00Z'
test.each([
  ['truffles in July', { productId: 'truffles', now: JULY }, true],
  ['a mix of truffles', { productId: 'mix', now: JULY }, true],
  ['brittle', { now: JULY }, false],
  ['truffles in winter', { productId: 'truffles' }, undefined],
  ['truffles to Hawaii', { productId: 'truffles', state: 'HI' }, true],
  [
    'truffles wanted in June',
    { productId: 'truffles', now: '2026-03-02T12:00:00Z', custom: { c_DATE_WANTED: '2026-06-02' } },
    true,
  ],
])('decides whether ice is packed: %s', (_name, settling, expected) => {
  expect(settle(settling).custom?.c_icePack).toBe(expected)
})

it('removes delivery fields from pickup shipments', () => {
  const document = testDocument([testItem('truffles', { shipmentId: 'pickup' })])
  const [me, pickup] = document.shipments
  const marked = { ...pickup, custom: { ...pickup?.custom, c_icePack: true, c_arrivesBy: 'x' } }
  const { settled } = settleAgain(
    { ...document, shipments: [me, marked] as Shipment[] },
    '2026-07-01T12:00:00Z',
  )
  expect(settled.shipments[1]).toEqual(pickup)
})
