import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { placeByCard } from '../testing/placed-order'
import { TestCheckout } from '../testing/test-checkout'
import { BY, useClaims } from './testing/use-claims'

const { engine, guest, office, writePreferences, ask, placeSent, claim } = useClaims()
let stranger: TestCheckout
beforeEach(async () => {
  stranger = await TestCheckout.asGuest(engine.app)
  await writePreferences({ claimRefundLimit: 25 })
})

test('whoever knows only the e-mail address holds back nobody who proves more', async () => {
  const sent = await placeSent(2)
  const { orderNo, itemId } = sent
  const email = 'ada@example.com'
  const all = { items: [{ itemId, quantity: 2 }] }
  expect((await claim(sent, { ...all, email }, stranger)).body).toMatchObject({ state: 'open' })
  expect((await claim(sent, { ...all, email, kind: 'late' }, stranger)).status).toBe(409)
  const row = await engine.db.selectFrom('claim').selectAll().executeTakeFirstOrThrow()
  expect(row.proof).toBe('email')
  const items = JSON.stringify(row.items)
  const many = Array.from({ length: 20 }, () => ({ ...row, items, id: randomUUID() }))
  await engine.db.insertInto('claim').values(many).execute()
  const brown = { width: 8, height: 8, channels: 3, background: '#5a1220' } as const
  const small = await sharp({ create: brown }).png().toBuffer()
  const picture = small.toString('base64')
  for (let added = 0; added < 12; added += 1) {
    await ask('photos', { orderNo, email, picture }, stranger)
  }
  expect((await ask('photos', { orderNo, email, picture }, stranger)).body).toMatchObject({
    type: expect.stringContaining('too-many-photos'),
  })
  expect((await ask('photos', { orderNo, picture })).status).toBe(200)
  expect((await ask('claimable', { orderNo })).body).toMatchObject({ lines: [{ quantity: 2 }] })
  // the same as the stranger's
  const own = await claim(sent)
  expect(own.body).toMatchObject({ state: 'refunded' })
  expect(own.body).not.toMatchObject({ id: row.id })
})

test('of two claims at once, of several orders, one is the first', async () => {
  const [one, other] = [await placeSent(1), await placeSent(1)]
  const made = await Promise.all([claim(one), claim(other)])
  const states = made.map(({ body }) => (body as { state?: string }).state)
  expect(states.sort()).toEqual(['open', 'refunded'])
})

test('an id of a claim of another order is refused', async () => {
  const id = randomUUID()
  await claim(await placeSent(1), { id })
  const { status, body } = await claim(await placeSent(1), { id })
  expect([status, body]).toMatchObject([409, { type: expect.stringContaining('claim-id-in-use') }])
})

test('what is left may have to pay for gift cards that were bought: then a person looks', async () => {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  await guest.basket('POST', `/${basketId}/gift-certificate-items`, {
    ...{ amount: 50, recipientEmail: 'bo@example.com', recipientName: 'Bo' },
  })
  const order = await placeByCard(guest, basketId)
  const [orderNo, itemId] = [String(order.orderNo), String(order.productItems?.[0]?.itemId)]
  await office().shipShipment(orderNo, 'me', { carrier: 'UPS' }, BY)
  const given = { items: [], amount: 15, reason: 'Late', restock: false, byHand: false }
  await office().refundOrder(orderNo, { ...given, expectedRefunded: 0 }, BY)
  const made = await claim({ orderNo, itemId })
  expect([made.status, made.body]).toMatchObject([200, { state: 'open' }])
  const { reason } = await engine.db.selectFrom('claim').select('reason').executeTakeFirstOrThrow()
  expect(reason).toBe('unpaid')
})
