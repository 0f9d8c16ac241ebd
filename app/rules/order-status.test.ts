import { orderStatuses, orderStatusOf, shipmentStepsOf, type OrderFacts } from './order-status'

const parcel = { shipmentId: 'me' }
const pickup = { shipmentId: 'Shipment1', c_fromStoreId: '101' }
const inParcel = { quantity: 1, shipmentId: 'me' }
const inShop = { quantity: 1, shipmentId: 'Shipment1' }
const sent: OrderFacts = { status: 'new', shipments: [parcel], productItems: [inParcel] }
const pickedUp: OrderFacts = { status: 'new', shipments: [parcel, pickup], productItems: [inShop] }

const done = { status: 'completed', shippingStatus: 'shipped' }
const now = new Date('2026-11-01T00:00:00Z')

const cases: [OrderFacts, (typeof orderStatuses)[number]][] = [
  [{ ...sent, exportStatus: 'ready' }, 'new'],
  [{ ...sent, status: 'created' }, 'new'],
  [{ ...sent, exportStatus: 'exported' }, 'processing'],
  [{ ...sent, c_status: 'open' }, 'processing'],
  [{ ...sent, shippingStatus: 'part_shipped' }, 'processing'],
  [{ ...sent, shippingStatus: 'shipped' }, 'shipped'],
  [{ ...pickedUp, shippingStatus: 'shipped' }, 'ready for pickup'],
  [{ ...pickedUp, productItems: [inParcel, inShop], shippingStatus: 'shipped' }, 'shipped'],
  [{ ...sent, ...done, lastModified: '2026-10-01T00:00:00Z' }, 'completed'],
  [{ ...sent, ...done, lastModified: '2026-10-29T00:00:00Z' }, 'shipped'],
  [{ ...pickedUp, ...done, lastModified: '2026-10-29T00:00:00Z' }, 'ready for pickup'],
  [{ ...sent, status: 'completed' }, 'completed'],
  [{ ...sent, status: 'cancelled' }, 'cancelled'],
  [{ ...sent, ...done, status: 'replaced' }, 'replaced'],
  [{ ...sent, status: 'failed' }, 'failed'],
]

test.each(cases)('%j is shown as %s [ORD-021]', (order, status) => {
  expect(orderStatusOf(order, now)).toBe(status)
})

test('every status has a text [ORD-021]', () => {
  expect(new Set(cases.map(([, status]) => status))).toEqual(new Set(orderStatuses))
})

const shippedPart = { ...sent, shippingStatus: 'part_shipped' }
const stepCases: [OrderFacts, Parameters<typeof shipmentStepsOf>[1], string | undefined][] = [
  [{ ...sent, exportStatus: 'ready' }, parcel, 'received'],
  [{ ...sent, exportStatus: 'exported' }, parcel, 'preparing'],
  [shippedPart, { ...parcel, shippingStatus: 'shipped' }, 'sent'],
  [shippedPart, { ...parcel, shippingStatus: 'not_shipped' }, 'preparing'],
  [pickedUp, pickup, 'received'],
  [
    { ...pickedUp, ...done, lastModified: '2026-10-29T00:00:00Z' },
    { ...pickup, shippingStatus: 'shipped' },
    'ready',
  ],
  [{ ...pickedUp, status: 'completed' }, pickup, 'collected'],
  [{ ...sent, ...done, lastModified: '2026-10-01T00:00:00Z' }, parcel, 'delivered'],
  [{ ...sent, status: 'cancelled' }, parcel, undefined],
  [{ ...sent, ...done, status: 'replaced' }, { ...parcel, shippingStatus: 'shipped' }, undefined],
  [{ ...sent, status: 'failed' }, parcel, undefined],
]

test.each(stepCases)('of order %j, shipment %j is at the step %s', (order, shipment, step) => {
  const progress = shipmentStepsOf(order, shipment, now)
  expect(progress?.steps[progress.current]).toBe(step)
})
