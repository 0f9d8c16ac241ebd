import { useCheckout, useGuest } from '../testing/test-checkout'
import { editOrders } from './testing/edit-orders'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
const { ask, change, place } = editOrders(engine, guest)

const stockOf = (productId: string) =>
  engine.db.selectFrom('inventory').where('product_id', '=', productId)
const left = async () => {
  const columns = ['ats', 'preorder_backorder_allocation as ahead'] as const
  return stockOf('assorted-9')
    .where('list_id', '=', 'brindille-warehouse')
    .select(columns)
    .executeTakeFirstOrThrow()
}
beforeEach(async () => {
  await engine.db.deleteFrom('order_header').execute()
  const ahead = { ats: 3, backorderable: true, preorder_backorder_allocation: 10 }
  await engine.db.updateTable('inventory').set(ahead).execute()
})

/** Orders five boxes, of which three are there. */
async function placeFive() {
  const orderNo = await place(5)
  const { shipments } = (await ask(`/${orderNo}`)).body
  const itemId: string = shipments[0].items[0].itemId
  const setTo = (quantity: number) => change(orderNo, { items: [{ itemId, quantity }] })
  const refund = async (expectedRefunded: number) => {
    const items = [{ itemId, quantity: 1 }]
    const request = { items, reason: 'Sorry', restock: true, byHand: false, expectedRefunded }
    return ask(`/${orderNo}/refunds`, request)
  }
  return { orderNo, setTo, refund }
}
const cancel = (orderNo: string) => ask(`/${orderNo}/cancellation`, {})

test('a cancelled order gives back to the allocation what came from there', async () => {
  const { orderNo } = await placeFive()
  expect(await left()).toEqual({ ats: 0, ahead: 8 })
  expect((await cancel(orderNo)).status).toBe(200)
  expect(await left()).toEqual({ ats: 3, ahead: 10 })
})

test('an order that becomes smaller or larger keeps what it has from the allocation', async () => {
  const { orderNo, setTo } = await placeFive()
  await setTo(4)
  expect(await left()).toEqual({ ats: 0, ahead: 9 })
  await setTo(2)
  expect(await left()).toEqual({ ats: 1, ahead: 10 })
  expect((await cancel(orderNo)).status).toBe(200)
  expect(await left()).toEqual({ ats: 3, ahead: 10 })
})

test('refunded pieces that are not made yet go back to the allocation, sent ones to the stock', async () => {
  const { orderNo, refund } = await placeFive()
  expect((await refund(0)).status).toBe(200)
  expect(await left()).toEqual({ ats: 0, ahead: 9 })
  const { refunded } = (await ask(`/${orderNo}`)).body
  await ask(`/${orderNo}/shipments/me/shipping`, { carrier: 'UPS' })
  expect((await refund(refunded)).status).toBe(200)
  expect(await left()).toEqual({ ats: 1, ahead: 9 })
})
