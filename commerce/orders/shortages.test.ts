import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { auditPickups } from '../../scripts/testing/audit-pickups'
import type { ShortageReport } from '../../contracts/counter'
import { useEngine } from '../testing/engine'
import { placePickup, placeUnpaidPickup } from '../testing/place-pickup'
import { seedConfectioner } from '../testing/seed-confectioner'
import { useGuest } from '../testing/test-checkout'
import { refundedMinor } from './refund.rules'
import { isReportedAlready } from './shortage.rules'
import { atsOf } from '../testing/shop-state'

const ADA = { name: 'Ada', email: 'ada@example.com', requestId: 'test' }
const engine = useEngine({ seed: seedConfectioner, listens: true })
const guest = useGuest(engine)

beforeEach(async () => {
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  await engine.db.deleteFrom('order_header').execute()
})
afterEach(async () => {
  expect(await auditPickups(engine.db)).toEqual([])
})

const office = () => engine.app.services.orders.backOffice
const stored = async (orderNo: string) => (await office().getOrder(orderNo)).stored
const shortagesOf = async (orderNo: string) => (await stored(orderNo)).document.shortages ?? []
const stockOf = (productId: string) => atsOf(engine.db, productId, 'shop-101')
const stock = async () => [await stockOf('brittle'), await stockOf('shop-tray')]

const missing = (changes: Partial<ShortageReport>): ShortageReport => ({
  ...{ id: randomUUID(), itemId: '', quantity: 1, action: 'refund', isNoneLeft: false },
  ...{ revision: 0, ...changes },
})
const inADay = () => new Date(Date.now() + 86_400_000)
const say = (orderNo: string, report: ShortageReport) =>
  office().reportShortage({ orderNo, shipmentId: 'me' }, { report, answerBy: inADay() }, ADA)
async function place(quantity: number, placeIt = placePickup) {
  const { orderNo = '', productItems = [], orderTotal = 0 } = await placeIt(guest, quantity)
  return { orderNo, itemId: productItems[0]?.itemId ?? '', orderTotal }
}
/** Asks the buyer whether a tray is welcome instead. */
async function askFor(quantity: number, of: { orderNo: string; itemId: string }) {
  const { orderNo, itemId } = of
  const report = missing({ itemId, quantity, action: 'replace', replacementId: 'shop-tray' })
  await say(orderNo, report)
  return report
}
const tokens = async () =>
  (await engine.db.selectFrom('pickup_question').selectAll().execute()).map(({ token }) => token)
const refund = async (orderNo: string, itemId: string, restock = true) =>
  office().refundOrder(
    orderNo,
    {
      ...{ items: [{ itemId, quantity: 1 }], reason: 'Sorry', restock, byHand: false },
      expectedRefunded: refundedMinor((await stored(orderNo)).document) / 100,
    },
    ADA,
  )
const move = (orderNo: string, ...states: ('placed' | 'ready' | 'collected')[]) =>
  states.slice(1).reduce(async (before, to, index) => {
    await before
    await office().movePickup(orderNo, 'me', { from: states[index] ?? 'placed', to }, ADA)
  }, Promise.resolve())
/** As if nobody had answered in time. */
const letTimePass = () =>
  engine.db
    .updateTable('pickup_question')
    .set({ answer_by: new Date('2020-01-01') })
    .where('answer_by', 'is not', null)
    .execute()

beforeEach(() => engine.db.deleteFrom('pickup_question').execute())

test('a shop that closes ends what is missing, and restocks only what is there', async () => {
  const placed = await place(2)
  const { orderNo, orderTotal } = placed
  const { id } = await askFor(1, placed)
  expect(await stock()).toEqual([18, 19])
  const at = { due_at: new Date(), moved_to: new Date() }
  const row = { order_no: orderNo, shipment_id: 'me', shop_id: '101', ...at }
  await engine.db.insertInto('closed_pickup').values(row).execute()
  await office().closedPickups.settle('101', { orderNo, shipmentId: 'me' }, 'refund', ADA)
  // the missing one is in no stock, and the replacement is free again
  expect(await stock()).toEqual([19, 20])
  expect(await shortagesOf(orderNo)).toMatchObject([
    { id, state: 'refunded', lost: [{ productId: 'brittle', quantity: 1 }], reserved: [] },
  ])
  const [token = ''] = await tokens()
  expect(await office().questions.answer(token, 'yes')).toMatchObject({ isOpen: false })
  await letTimePass()
  expect(await office().questions.settleUnanswered()).toEqual({ refunded: [], errors: [] })
  const { document, status } = await stored(orderNo)
  expect(status).toBe('completed')
  expect(refundedMinor(document)).toBe(Math.round(orderTotal * 100))
  expect(await stock()).toEqual([19, 20])
})

test('a question about a pickup that is over cannot be answered', async () => {
  const placed = await place(2)
  await askFor(1, placed)
  const { document } = await stored(placed.orderNo)
  const pickups = { me: { state: 'returned', moves: [] } }
  const row = engine.db.updateTable('order_header').where('order_no', '=', placed.orderNo)
  await row.set({ document: JSON.stringify({ ...document, pickups }) }).execute()
  const [token = ''] = await tokens()
  expect(await office().questions.findQuestion(token)).toMatchObject({ isOpen: false })
  await office().questions.answer(token, 'yes')
  expect(await shortagesOf(placed.orderNo)).toMatchObject([{ state: 'asked' }])
  expect(await auditPickups(engine.db)).toEqual([
    `${placed.orderNo}: returned, but something is missing`,
    `${placed.orderNo}: 2 wait in a pickup given back`,
  ])
  await engine.db.deleteFrom('order_header').execute()
})

test('a second decision of the same kind counts, a repeated request does not', async () => {
  const { orderNo, itemId } = await place(2)
  const [first, second] = ['2050-01-01T10:00:00.000Z', '2050-01-02T10:00:00.000Z']
  const wait = missing({ itemId, action: 'wait', until: first })
  await say(orderNo, wait)
  await say(orderNo, wait)
  expect(await shortagesOf(orderNo)).toMatchObject([{ until: first, steps: [{}] }])
  const later = { ...wait, until: second, revision: 1 }
  await say(orderNo, later)
  await say(orderNo, later)
  expect((await shortagesOf(orderNo))[0]).toMatchObject({ until: second })
  expect((await shortagesOf(orderNo))[0]?.steps).toHaveLength(2)
})

test('a newer question takes the place of the older', async () => {
  const placed = await place(2)
  const { orderNo } = placed
  const tray = await askFor(1, placed)
  const [older = ''] = await tokens()
  await say(orderNo, { ...tray, replacementId: 'fig', revision: 1 })
  expect([await stockOf('shop-tray'), await stockOf('fig')]).toEqual([20, 19])
  const newer = (await tokens()).find((token) => token !== older) ?? ''
  // the mail with the older link asked about the tray
  expect(await office().questions.answer(older, 'yes')).toMatchObject({ isOpen: false })
  expect(await shortagesOf(orderNo)).toMatchObject([{ state: 'asked' }])
  expect(await office().questions.findQuestion(newer)).toMatchObject({ isOpen: true })
  await office().questions.answer(newer, 'yes')
  expect(await shortagesOf(orderNo)).toMatchObject([
    { state: 'replaced', replacement: { productId: 'fig' } },
  ])
})

test('what came since a piece was missed is not written off by the next decision', async () => {
  const { orderNo, itemId } = await place(2)
  const wait = missing({ itemId, action: 'wait', until: inADay().toISOString(), isNoneLeft: true })
  await say(orderNo, wait)
  expect(await stockOf('brittle')).toBe(0)
  await engine.db
    .updateTable('inventory')
    .set({ ats: 12 })
    .where('product_id', '=', 'brittle')
    .execute()
  await say(orderNo, { ...wait, action: 'refund', until: undefined, revision: 1 })
  expect(await stockOf('brittle')).toBe(12)
})

test('of a line with a replacement as many pieces go back as are refunded', async () => {
  const placed = await place(3)
  const { orderNo, itemId } = placed
  await askFor(1, placed)
  const [token = ''] = await tokens()
  await office().questions.answer(token, 'yes')
  await move(orderNo, 'placed', 'ready', 'collected')
  const seen = [await stock()]
  for (let count = 0; count < 3; count++) {
    await refund(orderNo, itemId)
    seen.push(await stock())
  }
  // two brittles and the tray
  expect(seen).toEqual([
    [17, 19],
    [18, 19],
    [19, 19],
    [19, 20],
  ])
})

test('what an operator refunds is first what is missing', async () => {
  const placed = await place(2)
  const { orderNo, itemId } = placed
  await askFor(1, placed)
  await refund(orderNo, itemId)
  expect(await shortagesOf(orderNo)).toMatchObject([{ state: 'refunded', quantity: 1 }])
  expect(await stock()).toEqual([18, 20])
  await letTimePass()
  expect(await office().questions.settleUnanswered()).toEqual({ refunded: [], errors: [] })
  expect((await stored(orderNo)).document.refunds).toHaveLength(1)
  await move(orderNo, 'placed', 'ready', 'collected')
})

test('what is missing and not refunded stays open', async () => {
  const placed = await place(3)
  const { orderNo, itemId } = placed
  const { id } = await askFor(2, placed)
  await refund(orderNo, itemId)
  expect(await shortagesOf(orderNo)).toMatchObject([
    { id, state: 'asked', quantity: 1, reserved: [{ quantity: 1 }] },
    { state: 'refunded', quantity: 1, reserved: [] },
  ])
  expect(await stock()).toEqual([17, 19])
  await letTimePass()
  expect(await office().questions.settleUnanswered()).toEqual({ refunded: [orderNo], errors: [] })
  expect((await stored(orderNo)).document.refunds).toHaveLength(2)
  expect(await stock()).toEqual([17, 20])
})

test('an order that cannot be read does not stop the others', async () => {
  const [broken, sound] = [await place(1), await place(1)]
  for (const one of [broken, sound]) await askFor(1, one)
  await letTimePass()
  const row = engine.db.updateTable('order_header').where('order_no', '=', broken.orderNo)
  await row.set({ document: sql`document - 'payments'` }).execute()
  expect(await office().questions.settleUnanswered()).toEqual({
    refunded: [sound.orderNo],
    errors: [expect.anything()],
  })
  await engine.db.deleteFrom('order_header').execute()
})

test('of a missing piece that was not paid no refund is promised', async () => {
  const { orderNo, itemId } = await place(2, placeUnpaidPickup)
  await say(orderNo, missing({ itemId }))
  await say(orderNo, missing({ itemId, revision: 1 }))
  expect((await stored(orderNo)).status).toBe('cancelled')
  const mails = engine.db.selectFrom('outbox_mail').select(['reference', 'text']).orderBy('id')
  const own = await mails.where('reference', 'like', `%${orderNo}%`).execute()
  const [, told, cancelled, ...more] = own
  expect(more).toEqual([])
  expect(told?.text).toContain('You do not pay for it')
  // the mail about the whole order says it
  expect(cancelled?.reference).not.toContain('pickup')
  expect(own.map(({ text }) => text).join()).not.toContain('We refund')
})

test('a piece of another pickup of the order is not decided', async () => {
  const { orderNo, itemId } = await place(2)
  const report = missing({ itemId, action: 'wait', until: inADay().toISOString() })
  await say(orderNo, report)
  const { document } = await stored(orderNo)
  const asked = { shipmentId: 'other', report: { ...report, revision: 0 }, by: ADA }
  expect(() => isReportedAlready(orderNo, document, asked, 'UTC')).toThrow(
    'This piece is missing in another pickup.',
  )
})

test('the audit finds what went back to stock twice', async () => {
  const { orderNo } = await place(2)
  await move(orderNo, 'placed', 'ready')
  await office().movePickup(orderNo, 'me', { from: 'ready', to: 'returned' }, ADA)
  expect(await auditPickups(engine.db)).toEqual([])
  const { document } = await stored(orderNo)
  const [given] = document.refunds ?? []
  const restocked = given?.restocked.map((line) => ({ ...line, quantity: 3 }))
  const twice = { ...document, refunds: [{ ...given, restocked }] }
  const row = engine.db.updateTable('order_header').where('order_no', '=', orderNo)
  await row.set({ document: JSON.stringify(twice) }).execute()
  expect(await auditPickups(engine.db)).toEqual([
    `${orderNo}: 1 went back to stock that are not there`,
  ])
  await engine.db.deleteFrom('order_header').execute()
})
