import { auditPickups } from '../../scripts/testing/audit-pickups'
import { placePickup } from '../testing/place-pickup'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { atsOf } from '../testing/shop-state'

const ADA = { name: 'Ada', email: 'ada@example.com', requestId: 'test' }
const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(() => engine.db.updateTable('inventory').set({ ats: 20 }).execute())

const office = () => engine.app.services.orders.backOffice
const stock = () => atsOf(engine.db, 'brittle', 'shop-101')
async function place(quantity: number) {
  const { orderNo = '', productItems = [] } = await placePickup(guest, quantity)
  return { orderNo, itemId: productItems[0]?.itemId ?? '' }
}
const refund = (orderNo: string, itemId: string, quantity: number) =>
  office().refundOrder(
    orderNo,
    {
      items: [{ itemId, quantity }],
      ...{ reason: 'Sorry', restock: true, byHand: false, expectedRefunded: 0 },
    },
    ADA,
  )

test('a pickup ends when a refund takes its last piece that waits', async () => {
  const { orderNo, itemId } = await place(2)
  await office().movePickup(orderNo, 'me', { from: 'placed', to: 'ready' }, ADA)
  await refund(orderNo, itemId, 2)
  const { stored } = await office().getOrder(orderNo)
  expect(stored.document.pickups?.['me']).toMatchObject({ state: 'returned' })
  expect(stored.document.pickups?.['me']).not.toHaveProperty('code')
  expect(stored.status).toBe('completed')
  expect(stored.document.history?.map(({ text }) => text)).toContain(
    'pickup in Maiden Lane over, because nothing of it is left',
  )
  expect(await stock()).toBe(20)
  const codes = engine.db.selectFrom('pickup_code').where('order_no', '=', orderNo)
  expect(await codes.selectAll().execute()).toEqual([])
  expect(await auditPickups(engine.db)).toEqual([])
})

test('a cancelled order gives back to the stock what the shop has, and not what is missing', async () => {
  const { orderNo, itemId } = await place(3)
  expect(await stock()).toBe(17)
  const report = {
    ...{ id: '0d9f3a52-6a0e-4b0c-9a52-7a1f0b1c2d3e', itemId, quantity: 1, revision: 0 },
    ...{ action: 'wait' as const, isNoneLeft: false, until: '2099-01-01T10:00:00.000Z' },
  }
  const answerBy = new Date(Date.now() + 86_400_000)
  await office().reportShortage({ orderNo, shipmentId: 'me' }, { report, answerBy }, ADA)
  await office().cancelOrder(orderNo, undefined, ADA)
  expect(await stock()).toBe(19)
  const { stored } = await office().getOrder(orderNo)
  expect(stored.status).toBe('cancelled')
  expect(stored.document.shortages).toMatchObject([{ state: 'refunded', lost: [{ quantity: 1 }] }])
})
