import { OrderDocument } from './order-document.schemas'
import { isMovedAlready, withCollected, withPickups } from './pickup.rules'

const SENT = { carrier: 'Shop', shippedAt: '2026-11-01T10:00:00.000Z' }
const COMPLETED_AT = '2026-11-03T10:00:00.000Z'
const now = new Date('2026-11-30T10:00:00.000Z')
const READY = { state: 'ready', moves: [{ state: 'ready', at: SENT.shippedAt }] }
const shipments = [
  { shipmentId: 'parcel' },
  { shipmentId: 'shop', c_fromStoreId: '101' },
  { shipmentId: 'no-shop', c_fromStoreId: '' },
]
const toDocument = (given: object) =>
  OrderDocument.parse({
    ...{ content: { productItems: [], shipments }, payments: [], isGuest: true },
    ...given,
  })

test('a pickup that is known only as sent is ready, and collected if the order is completed', () => {
  const document = toDocument({ fulfilments: { parcel: [SENT], shop: [SENT] } })
  expect(withPickups(document, { now })).toMatchObject({
    fulfilments: { parcel: [SENT] },
    pickups: { shop: READY },
  })
  expect(withPickups(document, { now }).fulfilments).not.toHaveProperty('shop')
  expect(withPickups(document, { completedAt: COMPLETED_AT, now }).pickups).toEqual({
    shop: { state: 'collected', moves: [{ state: 'collected', at: SENT.shippedAt }] },
  })
})

test('an untouched pickup of a completed order was collected; a parcel stays as it is', () => {
  const { fulfilments, pickups } = withPickups(toDocument({}), {
    completedAt: COMPLETED_AT,
    now,
  })
  expect(fulfilments).toBeUndefined()
  expect(pickups).toEqual({
    shop: { state: 'collected', moves: [{ state: 'collected', at: COMPLETED_AT }] },
  })
})

test('what was sent to a shop lately waits there, although the order is completed', () => {
  const lately = { carrier: 'Shop', shippedAt: '2026-11-20T10:00:00.000Z' }
  const document = toDocument({ fulfilments: { shop: [lately] } })
  expect(withPickups(document, { completedAt: COMPLETED_AT, now }).pickups).toEqual({
    shop: { state: 'ready', moves: [{ state: 'ready', at: lately.shippedAt }] },
  })
})

test.each(['preparing', 'ready', 'returned', 'collected'])('a known state stays: %s', (state) => {
  const pickups = { shop: { state, moves: [{ state, at: SENT.shippedAt }] } }
  const known = toDocument({ pickups, fulfilments: { shop: [SENT] } })
  expect(withPickups(known, { now })).toBe(known)
  expect(withPickups(known, { completedAt: COMPLETED_AT, now })).toBe(known)
})

test('of a completed order only what is under way in a shop was collected then', () => {
  const returned = { state: 'returned', moves: [{ state: 'returned', at: SENT.shippedAt }] }
  const done = withCollected(toDocument({ pickups: { shop: READY, returned } }), COMPLETED_AT)
  expect(done.pickups).toEqual({
    shop: {
      state: 'collected',
      moves: [...READY.moves, { state: 'collected', at: COMPLETED_AT }],
    },
    returned,
  })
  expect(withCollected(done, COMPLETED_AT)).toBe(done)
  const early = withCollected(toDocument({ pickups: { shop: READY } }), '2026-10-01T10:00:00.000Z')
  expect(early.pickups?.['shop']?.moves.at(-1)?.at).toBe(SENT.shippedAt)
})

test('a refusal says when it was changed in the time of the shop', () => {
  const document = toDocument({ pickups: { shop: READY } })
  const move = { from: 'placed', to: 'preparing' } as const
  const ask = () => isMovedAlready('1', document, 'shop', move, undefined, 'America/Los_Angeles')
  expect(ask).toThrow('Meanwhile the pickup is ready since Nov 1, 2026, 02:00 PST.')
})
