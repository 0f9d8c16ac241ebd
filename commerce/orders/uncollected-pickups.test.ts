import type { PickupState } from '../../rules/pickup-states'
import { fillPickup, placePickup, placeUnpaidPickup } from '../testing/place-pickup'
import { placeByCard } from '../testing/placed-order'
import { ILLINOIS, useCheckout, useGuest } from '../testing/test-checkout'
import { askOffice, atsOf } from '../testing/shop-state'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(() => engine.db.updateTable('inventory').set({ ats: 20 }).execute())

const ask = askOffice(engine, '/orders')
const move = (orderNo: string | undefined, from: PickupState, to: PickupState) =>
  ask(`/${orderNo}/shipments/me/pickup`, { from, to })

const stock = () => atsOf(engine.db, 'brittle', 'shop-101')

test('what is not collected goes back to stock and is refunded once, at a double click too', async () => {
  const { orderNo, orderTotal = 0 } = await placePickup(guest, 2)
  expect(await stock()).toBe(18)
  await move(orderNo, 'placed', 'ready')
  const clicks = [move(orderNo, 'ready', 'returned'), move(orderNo, 'ready', 'returned')]
  expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual([200, 200])
  expect(await stock()).toBe(20)
  const { body } = await ask(`/${orderNo}`)
  expect(body).toMatchObject({ pickup: 'returned', status: 'completed', refunded: orderTotal })
  expect(body.refunds).toMatchObject([
    { amount: orderTotal, reason: 'Not collected', isRestocked: true, by: 'This machine' },
  ])
  expect(body.can.cancel).toBe(false)
  const rows = await engine.db.selectFrom('card_gateway_refund').select('amount_minor').execute()
  expect(rows.map(({ amount_minor: minor }) => minor)).toEqual([Math.round(orderTotal * 100)])
})

test('an unpaid order of which nothing was collected is cancelled, and cannot be paid', async () => {
  const { orderNo } = await placeUnpaidPickup(guest, 2)
  await move(orderNo, 'placed', 'ready')
  expect((await move(orderNo, 'ready', 'returned')).status).toBe(200)
  expect((await move(orderNo, 'ready', 'returned')).status).toBe(200)
  expect(await stock()).toBe(20)
  const { body } = await ask(`/${orderNo}`)
  expect(body).toMatchObject({ pickup: 'returned', status: 'cancelled', refunded: 0 })
  expect(body.shipments[0].items).toMatchObject([{ quantity: 2, refundedQuantity: 2 }])
  expect(body.can).toMatchObject({ receivePayment: false, ship: false })
  expect((await ask(`/${orderNo}/payment`, {})).status).toBe(409)
  const mails = engine.db.selectFrom('outbox_mail').select('reference').orderBy('id')
  const sent = await mails.where('reference', 'like', `%${orderNo}%`).execute()
  expect(sent.map(({ reference }) => reference)).toEqual([
    `order:${orderNo}`,
    `pickup:${orderNo}:me:ready`,
    `pickup:${orderNo}:me:returned`,
  ])
  // as an earlier release left it
  const own = engine.db.updateTable('order_header').set({ status: 'new' })
  await own.where('order_no', '=', orderNo ?? '').execute()
  expect((await ask(`/${orderNo}`)).body.can.receivePayment).toBe(false)
  expect(await ask(`/${orderNo}/payment`, {})).toMatchObject({
    status: 409,
    body: { detail: 'Everything of the order was given back: nothing is to be paid.' },
  })
})

test('what was paid for a gift card stays, when the goods of its order are not collected', async () => {
  const basketId = await fillPickup(guest)
  const card = { amount: 50, recipientEmail: 'bo@example.com', recipientName: 'Bo' }
  await guest.basket('POST', `/${basketId}/gift-certificate-items`, card)
  const { orderNo = '', orderTotal = 0 } = await placeByCard(guest, basketId)
  // a favour: now less is left than the goods cost
  await engine.app.services.orders.backOffice.refundOrder(orderNo, {
    ...{ items: [], amount: 1, reason: 'Late', restock: false, byHand: false },
    expectedRefunded: 0,
  })
  await move(orderNo, 'placed', 'ready')
  expect((await move(orderNo, 'ready', 'returned')).status).toBe(200)
  const { body } = await ask(`/${orderNo}`)
  expect(body.refunded).toBeCloseTo(orderTotal - 50)
  expect(body.giftCards).toMatchObject([{ worth: 50, left: 50 }])
})

test('of an order that was refunded but for a gift card, goods go back without a refund', async () => {
  const basketId = await fillPickup(guest)
  const card = { amount: 50, recipientEmail: 'bo@example.com', recipientName: 'Bo' }
  await guest.basket('POST', `/${basketId}/gift-certificate-items`, card)
  const { orderNo = '', orderTotal = 0 } = await placeByCard(guest, basketId)
  await engine.app.services.orders.backOffice.refundOrder(orderNo, {
    ...{ items: [], amount: orderTotal - 50, reason: 'Late', restock: false, byHand: false },
    expectedRefunded: 0,
  })
  await move(orderNo, 'placed', 'ready')
  expect((await move(orderNo, 'ready', 'returned')).status).toBe(200)
  expect(await stock()).toBe(20)
  expect((await ask(`/${orderNo}`)).body).toMatchObject({ pickup: 'returned' })
})

test('of what was refunded completely nothing is prepared or handed over', async () => {
  const { orderNo = '', productItems = [] } = await placePickup(guest)
  await move(orderNo, 'placed', 'preparing')
  await engine.app.services.orders.backOffice.refundOrder(orderNo, {
    items: [{ itemId: productItems[0]?.itemId ?? '', quantity: 1 }],
    ...{ reason: 'Sorry', restock: false, byHand: false, expectedRefunded: 0 },
  })
  expect(await move(orderNo, 'preparing', 'ready')).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('the pickup is not collected since') },
  })
})

test('a pickup that was refunded completely does not keep open what was delivered', async () => {
  const basketId = await fillPickup(guest)
  await guest.basket('POST', `/${basketId}/shipments`, {
    ...{ shipmentId: 'parcel', shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } },
  })
  await guest.basket('POST', `/${basketId}/items`, [
    { productId: 'assorted-9', quantity: 1, shipmentId: 'parcel' },
  ])
  const { orderNo = '', productItems = [] } = await placeByCard(guest, basketId)
  await move(orderNo, 'placed', 'ready')
  const sent = await ask(`/${orderNo}/shipments/parcel/shipping`, { carrier: 'UPS' })
  expect(sent.body).toMatchObject({ status: 'new' })
  const collected = productItems.find(({ shipmentId }) => shipmentId === 'me')
  await engine.app.services.orders.backOffice.refundOrder(orderNo, {
    items: [{ itemId: collected?.itemId ?? '', quantity: 1 }],
    ...{ reason: 'Sorry', restock: true, byHand: false, expectedRefunded: 0 },
  })
  expect((await ask(`/${orderNo}`)).body).toMatchObject({ status: 'completed', pickup: 'returned' })
})
