import type { PickupState } from '../../rules/pickup-states'
import { allowReturns } from '../testing/allow-returns'
import { placePickup } from '../testing/place-pickup'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { linesWaitingIn } from './waiting-lines.rules'
import type { PickupRequest } from './pickup.rules'
import { atsOf } from '../testing/shop-state'

const ADA = { name: 'Ada', email: 'ada@example.com', requestId: 'test' }
const GRACE = { name: 'Grace', email: 'grace@example.com', requestId: 'test' }
const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeAll(() => allowReturns(engine.db))
beforeEach(() => engine.db.updateTable('inventory').set({ ats: 20 }).execute())

const office = () => engine.app.services.orders.backOffice
async function placeReady(quantity: number) {
  const placed = await placePickup(guest, quantity)
  const { orderNo = '', productItems = [], orderTotal = 0 } = placed
  await office().movePickup(orderNo, 'me', { from: 'placed', to: 'ready' }, ADA)
  return { orderNo, itemId: productItems[0]?.itemId ?? '', orderTotal }
}
const collect = (orderNo: string, more: Partial<PickupRequest>, by = ADA) =>
  office().movePickup(orderNo, 'me', { from: 'ready', to: 'collected', ...more }, by)
const stock = () => atsOf(engine.db, 'brittle', 'shop-101')
const read = async (orderNo: string) => (await guest.order('GET', `/${orderNo}`)).body
const stored = async (orderNo: string) => (await office().getOrder(orderNo)).stored
const mails = async (orderNo: string) => {
  const rows = engine.db.selectFrom('outbox_mail').select(['reference', 'text']).orderBy('id')
  return rows.where('reference', 'like', `pickup:${orderNo}:%`).execute()
}

test('a part is collected, then the rest, as shopper, operators and mails say', async () => {
  const { orderNo, itemId } = await placeReady(3)
  const part = { items: [{ itemId, quantity: 1 }], handed: 0, takenBy: 'Charles' }
  await collect(orderNo, part)
  // its first answer was lost
  await collect(orderNo, part)
  const seen = await read(orderNo)
  expect(seen).toMatchObject({
    ...{ status: 'new', shippingStatus: 'part_shipped', c_cancellable: false },
    productItems: [{ quantity: 3, c_collectedQuantity: 1 }],
    shipments: [{ c_pickupState: 'ready', c_pickupCode: expect.any(String) }],
  })
  const [, mail, ...more] = await mails(orderNo)
  expect(more).toEqual([])
  expect(mail?.text).toContain(`A part of your order ${orderNo} was collected.`)
  expect(mail?.text).toContain('1 × Peanut Brittle')
  expect(mail?.text).toContain('Show this code in the shop')
  const { document } = await stored(orderNo)
  expect(document.history?.at(-1)?.text).toBe(
    'pickup in Maiden Lane collected in part: 1 × Peanut Brittle, taken by Charles',
  )
  await collect(orderNo, { handed: 1 }, GRACE)
  const done = await read(orderNo)
  expect(done).toMatchObject({ status: 'completed', shippingStatus: 'shipped' })
  expect(done.productItems?.[0]).not.toHaveProperty('c_collectedQuantity')
  expect((await mails(orderNo)).at(-1)?.text).toContain('2 × Peanut Brittle')
  expect((await mails(orderNo)).map(({ reference }) => reference.split(':').at(-1))).toEqual([
    'ready',
    'part-2',
    'collected',
  ])
})

test('of what was collected in part only the rest goes back and is refunded', async () => {
  const { orderNo, itemId, orderTotal } = await placeReady(3)
  await collect(orderNo, { items: [{ itemId, quantity: 1 }], handed: 0 })
  expect(await stock()).toBe(17)
  await office().movePickup(orderNo, 'me', { from: 'ready', to: 'returned' }, ADA)
  expect(await stock()).toBe(19)
  const { document, status } = await stored(orderNo)
  expect(status).toBe('completed')
  expect(document.refunds).toMatchObject([{ items: [{ itemId, quantity: 2 }] }])
  const [refund] = document.refunds ?? []
  const cents = refund?.parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0) ?? 0
  expect(cents).toBeLessThan(Math.round(orderTotal * 100))
  expect(cents).toBe(Math.round(((orderTotal * 100) / 3) * 2))
  const seen = await read(orderNo)
  expect(seen).toMatchObject({
    ...{ shippingStatus: 'shipped', productItems: [{ c_collectedQuantity: 1 }] },
    shipments: [{ c_pickupState: 'returned' }],
  })
  const told = (await mails(orderNo)).at(-1)?.text
  expect(told).toContain('Nobody came for the rest of your order')
  expect(told).toContain('2 × Peanut Brittle')
})

test('two clerks at once hand over no more than there is', async () => {
  const { orderNo, itemId } = await placeReady(2)
  const part = { items: [{ itemId, quantity: 1 }], handed: 0 }
  const both = await Promise.allSettled([collect(orderNo, part), collect(orderNo, part, GRACE)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [refused] = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(refused).toContain('Meanwhile a part was handed over')
  await expect(collect(orderNo, { items: [{ itemId, quantity: 2 }], handed: 1 })).rejects.toThrow(
    'wait in the shop',
  )
  await expect(
    collect(orderNo, { items: [{ itemId: 'none', quantity: 1 }], handed: 1 }),
  ).rejects.toThrow('wait in the shop')
  // all of the rest is the end
  await collect(orderNo, { items: [{ itemId, quantity: 1 }], handed: 1 })
  const { document } = await stored(orderNo)
  const state: PickupState | undefined = document.pickups?.['me']?.state
  expect(state).toBe('collected')
})

test('a rest that is refunded ends the order, with what was collected', async () => {
  const { orderNo, itemId } = await placeReady(2)
  await collect(orderNo, { items: [{ itemId, quantity: 1 }], handed: 0 })
  await office().refundOrder(
    orderNo,
    {
      items: [{ itemId, quantity: 1 }],
      ...{ reason: 'Sorry', restock: true, byHand: false, expectedRefunded: 0 },
    },
    ADA,
  )
  expect((await stored(orderNo)).status).toBe('completed')
  expect(await stock()).toBe(19)
})

const giveBack = (orderNo: string, itemId: string, quantity: number) =>
  guest.order('POST', `/${orderNo}/actions/oms-return-order`, {
    productItems: [{ itemId, quantity }],
  })
const refundOne = async (orderNo: string, itemId: string) =>
  office().refundOrder(
    orderNo,
    {
      items: [{ itemId, quantity: 1 }],
      ...{ reason: 'Sorry', restock: true, byHand: false, expectedRefunded: 0 },
    },
    ADA,
  )

test('a piece that came back after it was handed over takes nothing from the rest', async () => {
  const { orderNo, itemId } = await placeReady(3)
  await collect(orderNo, { items: [{ itemId, quantity: 2 }], handed: 0 })
  expect((await giveBack(orderNo, itemId, 1)).status).toBe(200)
  await office().receiveReturn(orderNo, 0, ADA)
  const waiting = async () => linesWaitingIn((await stored(orderNo)).document, 'me')
  expect(await waiting()).toMatchObject([{ quantity: 1 }])
  await refundOne(orderNo, itemId)
  expect(await waiting()).toMatchObject([{ quantity: 1 }])
  await collect(orderNo, { handed: 2 })
  // two of three are with the buyer
  expect((await giveBack(orderNo, itemId, 3)).status).toBe(400)
  expect((await giveBack(orderNo, itemId, 2)).status).toBe(200)
})

test('what was refunded before a pickup was collected cannot be returned', async () => {
  const { orderNo, itemId } = await placeReady(3)
  await refundOne(orderNo, itemId)
  await collect(orderNo, {})
  expect(await giveBack(orderNo, itemId, 3)).toMatchObject({
    status: 400,
    body: { title: 'Return Quantity Exceeded' },
  })
  expect((await giveBack(orderNo, itemId, 2)).status).toBe(200)
})
