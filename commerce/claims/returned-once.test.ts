import { listRestocked } from '../orders/restock'
import { placeByCard } from '../testing/placed-order'
import { TestCheckout } from '../testing/test-checkout'
import { BY } from './testing/use-claims'
import { useReturns } from './testing/use-returns'
import { atsOf } from '../testing/shop-state'

const {
  engine,
  guest,
  services,
  office,
  writePreferences,
  read,
  placeSent,
  giveBack,
  open,
  change,
  idOf,
} = useReturns()

const email = 'ada@example.com'
const AT_ONCE = { claimRefundLimit: 25, returnDays: 30 }
const stockOf = () => atsOf(engine.db, 'assorted-9')
const refundedOf = async (orderNo: string) =>
  (await read(orderNo)).document.refunds
    ?.flatMap(({ parts }) => parts)
    .filter(({ state }) => state !== 'refused')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0) ?? 0
const missing = { kind: 'missing', returnReason: undefined }
const refund = ({ orderNo, itemId }: { orderNo: string; itemId: string }, expectedRefunded = 0) =>
  office().refundOrder(
    orderNo,
    {
      ...{ items: [{ itemId, quantity: 1 }], reason: 'Melted', restock: true, byHand: false },
      expectedRefunded,
    },
    BY,
  )
const revisionOf = async (id: string) =>
  (
    await engine.db
      .selectFrom('claim')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).revision

test.each([
  ['refunded', { kind: 'refund', amount: 5 }],
  ['replaced', { kind: 'replace' }],
] as const)(
  'of a claim that little proves and a person %s, the piece is over',
  async (_, decided) => {
    await writePreferences(AT_ONCE)
    const sent = await placeSent(1)
    const { orderNo } = sent
    const stranger = await TestCheckout.asGuest(engine.app)
    const asked = await giveBack(sent, { ...missing, email }, stranger)
    expect(asked.body).toMatchObject({ state: 'open' })
    await change(idOf(asked), decided)
    const given = await refundedOf(orderNo)
    expect((await giveBack(sent, missing)).status).toBe(409)
    expect((await giveBack(sent)).status).toBe(409)
    expect(await refundedOf(orderNo)).toBe(given)
  },
)

test('a claim that little proves and a person decided for is an earlier one of its person', async () => {
  await writePreferences(AT_ONCE)
  const stranger = await TestCheckout.asGuest(engine.app)
  const asked = await giveBack(await placeSent(1), { ...missing, email }, stranger)
  await change(idOf(asked), { kind: 'refund' })
  expect((await giveBack(await placeSent(1), missing)).body).toMatchObject({ state: 'open' })
})

test.each([
  ['on its way back', {}],
  ['claimed', { kind: 'late', returnReason: undefined }],
])('a piece that is %s is refunded there, and not besides', async (_what, more) => {
  const sent = await placeSent(2)
  await giveBack(sent, more)
  const shown = await guest.order('GET', `/${sent.orderNo}`)
  const { orderTotal = 0 } = shown.body as { orderTotal?: number }
  await refund(sent)
  const refunded = await refundedOf(sent.orderNo)
  expect(refunded).toBeLessThan(orderTotal * 100)
  await expect(refund(sent, refunded / 100)).rejects.toMatchObject({ status: 409 })
  expect(await refundedOf(sent.orderNo)).toBe(refunded)
})

test('what came back goes to stock once, also if the gateway refuses its refund', async () => {
  const sent = await placeSent(2)
  const id = idOf(await giveBack(sent))
  const before = await stockOf()
  const receive = { kind: 'receive', restock: true } as const
  const { payments } = services()
  const refusal = jest.spyOn(payments, 'refund').mockResolvedValue({ problem: 'Too old.' })
  await change(id, receive)
  refusal.mockRestore()
  expect((await open(sent.orderNo)).claims).toMatchObject([{ id, state: 'open' }])
  await expect(change(id, { kind: 'accept' }, await revisionOf(id))).rejects.toMatchObject({
    status: 409,
  })
  await expect(refund(sent).then(() => refund(sent))).rejects.toMatchObject({ status: 409 })
  const refunded = await stockOf()
  await change(id, receive, await revisionOf(id))
  expect([refunded, await stockOf()]).toEqual([before + 2, before + 2])
  expect((await open(sent.orderNo)).claims).toMatchObject([{ state: 'refunded' }])
})

test('a piece that came back is in stock, while the rest of its line is not made yet', async () => {
  const own = engine.db.updateTable('inventory').where('product_id', '=', 'assorted-9')
  await own.set({ ats: 3, backorderable: true, preorder_backorder_allocation: 10 }).execute()
  const aheadLeft = async () => {
    const row = engine.db.selectFrom('inventory').select('preorder_backorder_allocation as ahead')
    const boxes = row.where('product_id', '=', 'assorted-9')
    return (await boxes.where('list_id', '=', 'brindille-warehouse').executeTakeFirstOrThrow())
      .ahead
  }
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 5 }])
  const { orderNo = '', productItems = [] } = await placeByCard(guest, basketId)
  const itemId = productItems[0]?.itemId ?? ''
  expect([await stockOf(), await aheadLeft()]).toEqual([0, 8])
  const sent = { carrier: 'UPS', items: [{ itemId, quantity: 3 }] } as const
  await office().shipShipment(orderNo, 'me', sent, BY)
  const id = idOf(await giveBack({ orderNo, itemId }))
  await change(id, { kind: 'receive', restock: true })
  expect([await stockOf(), await aheadLeft()]).toEqual([1, 8])
  // more than waits: one of them was sent
  const items = [{ itemId, quantity: 3 }]
  const expectedRefunded = (await refundedOf(orderNo)) / 100
  const rest = { items, reason: 'Melted', restock: true, byHand: false, expectedRefunded }
  await office().refundOrder(orderNo, rest, BY)
  expect([await stockOf(), await aheadLeft()]).toEqual([2, 10])
})

test('of two lines of one product, each goes to stock once', async () => {
  const { orderNo } = await placeSent(1)
  const { document, ...order } = await read(orderNo)
  const [item] = document.content.productItems ?? []
  const line = { listId: 'brindille-warehouse', productId: 'assorted-9', quantity: 1 }
  const refunded = {
    ...{ id: '1', at: order.createdAt.toISOString(), by: 'Ada', reason: 'Melted', parts: [] },
    ...{ items: [{ itemId: 'other', quantity: 1 }], boxPieces: [], giftCards: [] },
    ...{ restocked: [line], waivedMinor: 0 },
  }
  const two = {
    ...document,
    content: {
      ...document.content,
      productItems: [item, { ...item, itemId: 'other' }].flatMap((one) => one ?? []),
    },
    stock: [item?.itemId ?? '', 'other'].map((itemId) => ({ ...line, itemId })),
    refunds: [refunded],
  }
  const again = [{ itemId: 'other', quantity: 1 }]
  const stored = { ...order, document: two }
  const list = (items: typeof again) =>
    engine.db.transaction().execute((trx) => listRestocked(trx, stored, { ...refunded, items }))
  expect(await list(again)).toEqual([])
  expect(await list([{ itemId: item?.itemId ?? '', quantity: 1 }])).toMatchObject([line])
})

test('the published operation knows what was announced also by a short number', async () => {
  const sent = await placeSent(1)
  const publish = (orderNo: string) =>
    guest.order('POST', `/${orderNo}/actions/oms-return-order`, {
      productItems: [{ itemId: sent.itemId, quantity: 1 }],
    })
  const claimed = { kind: 'late', returnReason: undefined }
  expect((await giveBack(sent, claimed)).status).toBe(200)
  const short = sent.orderNo.replace(/^0+/, '')
  expect(short).not.toBe(sent.orderNo)
  expect((await publish(short)).status).toBe(400)
  expect((await open(sent.orderNo)).claims).toHaveLength(1)
})
