import { OrderDocument } from './order-document.schemas'
import { withPickups } from './pickup.rules'

const SENT = { carrier: 'Shop', shippedAt: '2026-11-01T10:00:00.000Z' }
const COMPLETED_AT = '2026-11-03T10:00:00.000Z'
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
  const document = toDocument({ fulfilments: { parcel: SENT, shop: SENT } })
  expect(withPickups(document)).toMatchObject({
    fulfilments: { parcel: SENT },
    pickups: { shop: READY },
  })
  expect(withPickups(document).fulfilments).not.toHaveProperty('shop')
  expect(withPickups(document, COMPLETED_AT).pickups).toEqual({
    shop: { state: 'collected', moves: [{ state: 'collected', at: SENT.shippedAt }] },
  })
})

test('an untouched pickup of a completed order was collected; a parcel stays as it is', () => {
  const { fulfilments, pickups } = withPickups(toDocument({}), COMPLETED_AT)
  expect(fulfilments).toBeUndefined()
  expect(pickups).toEqual({
    shop: { state: 'collected', moves: [{ state: 'collected', at: COMPLETED_AT }] },
  })
})

test('known states stay, unless an archive says that a completed order was sent', () => {
  const known = toDocument({ pickups: { shop: READY } })
  expect(withPickups(known)).toBe(known)
  expect(withPickups(known, COMPLETED_AT)).toBe(known)
  const news = { ...known, fulfilments: { shop: SENT } }
  expect(
    withPickups(news, COMPLETED_AT).pickups?.['shop']?.moves.map(({ state }) => state),
  ).toEqual(['ready', 'collected'])
})
