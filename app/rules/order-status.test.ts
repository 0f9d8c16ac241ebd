import { orderStatuses, orderStatusOf, shipmentStepsOf, type OrderFacts } from './order-status'

const parcel = { shipmentId: 'me' }
const pickup = { shipmentId: 'Shipment1', c_fromStoreId: '101' }
const inParcel = { quantity: 1, shipmentId: 'me' }
const inShop = { quantity: 1, shipmentId: 'Shipment1' }
const sent: OrderFacts = { status: 'new', shipments: [parcel], productItems: [inParcel] }
const pickedUp: OrderFacts = { status: 'new', shipments: [parcel, pickup], productItems: [inShop] }

const inState = (c_pickupState: string): OrderFacts => ({
  ...pickedUp,
  shipments: [parcel, { ...pickup, c_pickupState }],
})

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
  [inState('placed'), 'new'],
  [{ ...inState('preparing'), exportStatus: 'exported' }, 'processing'],
  [inState('ready'), 'ready for pickup'],
  [{ ...inState('ready'), ...done, lastModified: '2026-10-01T00:00:00Z' }, 'ready for pickup'],
  [{ ...inState('collected'), ...done, lastModified: '2026-10-31T00:00:00Z' }, 'collected'],
  [{ ...inState('returned'), status: 'completed' }, 'not collected'],
  [{ ...inState('ready'), status: 'cancelled' }, 'cancelled'],
  [{ ...inState('ready'), productItems: [inParcel, inShop] }, 'new'],
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
  [sent, { ...pickup, c_pickupState: 'placed' }, 'received'],
  [sent, { ...pickup, c_pickupState: 'preparing' }, 'preparing'],
  [{ ...sent, ...done }, { ...pickup, c_pickupState: 'ready' }, 'ready'],
  [sent, { ...pickup, c_pickupState: 'collected' }, 'collected'],
  [sent, { ...pickup, c_pickupState: 'returned' }, 'returned'],
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
