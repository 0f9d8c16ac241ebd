import { withoutPerson } from '../account-data/anonymous-order.rules'
import { OrderDocument } from '../orders/order-document.schemas'
import { entriesOf } from './order-entries.rules'
import { promisesOf } from './pickup-entries.rules'
import type { OrderOfFigures } from './figure-entry'

const PLACED = new Date('2026-12-01T12:00:00Z')
const STEP = { at: '2026-12-01T13:00:00Z' }
const c_customMix = JSON.stringify({
  box: [
    { pid: 'nut', qty: 2 },
    { pid: 'fig', qty: 1 },
  ],
})

/** Of shop 101 for $30.00 with its box of pieces, of shop 102 for $10.00, and a parcel for $20.00. */
function orderWith(
  document: Record<string, unknown>,
  more: Partial<OrderOfFigures> = {},
): OrderOfFigures {
  const line = (shipmentId: string, price: number, quantity: number) => ({
    ...{ itemId: `of ${shipmentId}`, productId: 'brittle', shipmentId, price, quantity },
  })
  return {
    document: OrderDocument.parse({
      content: {
        shipments: [
          { shipmentId: 'a', c_fromStoreId: '101' },
          { shipmentId: 'b', c_fromStoreId: '102' },
          { shipmentId: 'c' },
        ],
        productItems: [{ ...line('a', 30, 3), c_customMix }, line('b', 10, 1), line('c', 20, 2)],
        taxation: 'gross',
      },
      ...{ payments: [], isGuest: false },
      ...document,
    }),
    ...{ currency: 'USD', createdAt: PLACED, status: 'new', paymentStatus: 'authorised' },
    ...{ totalMinor: 6000, productMinor: 6000, shippingMinor: 0, taxMinor: 0 },
    ...more,
  }
}

const refundOf = (amountMinor: number, items: object[]) => ({
  ...{ id: '1', at: '2026-12-03T12:00:00Z', by: 'Ada', reason: 'Melted', items },
  parts: [{ paymentInstrumentId: 'card', amountMinor, state: 'done' }],
})

const entries = (order: OrderOfFigures) => entriesOf(order, {}, 'Etc/UTC')

const returnedBy = (order: OrderOfFigures) =>
  entries(order)
    .filter(({ kind, add }) => kind === 'shop' && add.returned !== undefined)
    .map(({ day, shop, add }) => [day, shop, add.returned, add.returned_units])

const cancelled = (text: string, at = '2026-12-05T12:00:00Z') => ({ at, text })

test('a cancelled order is given back by each of its shops, less what was refunded before', () => {
  const items = [
    { itemId: 'of a', quantity: 1 },
    { itemId: 'of c', quantity: 1 },
  ]
  const order = orderWith(
    { refunds: [refundOf(2000, items)], history: [cancelled('cancelled: Too late')] },
    { status: 'cancelled' },
  )
  expect(returnedBy(order)).toEqual([
    ['2026-12-03', '101', 1000, 1],
    ['2026-12-03', '', 1000, 1],
    ['2026-12-05', '101', 2000, 2],
    ['2026-12-05', '102', 1000, 1],
    ['2026-12-05', '', 1000, 1],
  ])
})

test('an amount for no item is divided in proportion, and counts as one refund', () => {
  const order = orderWith({ refunds: [refundOf(1001, [])] })
  const returned = returnedBy(order).map(([, shop, minor]) => [shop, minor])
  expect(returned).toEqual([
    ['101', 500],
    ['102', 167],
    ['', 334],
  ])
  const refunds = entries(order).filter(({ kind }) => kind === 'refund')
  expect(refunds.reduce((sum, { add }) => sum + (add.returns ?? 0), 0)).toBe(1)
})

test('the day of a cancellation is of its own note, not of others that begin alike', () => {
  const history = [
    cancelled('cancelled by phone, says Bo', '2026-12-02T12:00:00Z'),
    cancelled('cancelled: Too late'),
    cancelled('cancelled: said Bo again', '2026-12-09T12:00:00Z'),
  ]
  const order = orderWith({ history }, { status: 'cancelled' })
  const [refund] = entries(order).filter(({ kind }) => kind === 'refund')
  expect(refund).toMatchObject({ day: '2026-12-05', key: 'Cancelled: Too late' })
})

const shortage = (until: string, ...states: string[]) => ({
  ...{ id: 's', shipmentId: 'a', itemId: 'of a', productId: 'nut', name: 'Nut', quantity: 1 },
  ...{ isBoxPiece: true, state: states.at(-1), until },
  steps: states.map((state) => ({ ...STEP, state })),
})

test.each([
  [['waiting'], '2026-12-08', 'on_time'],
  [['waiting', 'found'], '2026-12-08', 'on_time'],
  [['waiting', 'asked', 'replaced'], '2026-12-01', 'late'],
])('a pickup that waited for a piece (%s) was promised for %s', (states, day, kept) => {
  const order = orderWith({
    shortages: [shortage('2026-12-08T12:00:00Z', ...states)],
    pickups: { a: { state: 'ready', moves: [{ state: 'ready', at: '2026-12-08T11:00:00Z' }] } },
  })
  const found = entriesOf(order, { a: '2026-12-01T14:00:00Z' }, 'Etc/UTC')
  const pickups = found.filter(({ kind }) => kind === 'pickup')
  expect(pickups).toMatchObject([{ day, shop: '101', add: { orders: 1, [kept]: 1 } }])
})

test('an order that has lost its buyer adds the same as before, but for reasons', () => {
  const items = [{ itemId: 'of a', quantity: 1 }]
  const order = orderWith(
    {
      refunds: [refundOf(1000, items)],
      history: [cancelled('cancelled: I was ill')],
      pickups: { a: { state: 'ready', moves: [{ state: 'ready', at: '2026-12-01T13:00:00Z' }] } },
    },
    { status: 'cancelled' },
  )
  const promises = { a: '2026-12-01T14:00:00Z' }
  const document = withoutPerson(order.document, { customerId: 'nobody', email: 'no@x.invalid' })
  const left = { ...order, document }
  expect(JSON.stringify(document)).not.toContain('ill')
  const REASONS = { Melted: '', 'Cancelled: I was ill': 'Cancelled' }
  for (const status of ['cancelled', 'completed'] as const) {
    const before = entriesOf({ ...order, status }, promises, 'Etc/UTC').map((entry) => {
      const reason = Object.entries(REASONS).find(([text]) => text === entry.key)
      return reason ? { ...entry, key: reason[1] } : entry
    })
    const kept = promisesOf(left, promises, new Map())
    expect(entriesOf({ ...left, status }, kept, 'Etc/UTC')).toEqual(before)
    expect(before.some(({ kind }) => kind === 'piece')).toBe(true)
  }
  expect(promisesOf(left, {}, new Map())).toEqual({})
})
