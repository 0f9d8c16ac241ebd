import type { OfficeOrder } from '../../contracts/order'
import { randomUUID } from 'node:crypto'
import { TestCheckout } from '../testing/test-checkout'
import { BY } from './testing/use-claims'
import { SELLER, useReturns } from './testing/use-returns'
import { atsOf } from '../testing/shop-state'

const DAY = 86_400_000

const {
  clock,
  engine,
  guest,
  services,
  office,
  writePreferences,
  mark,
  read,
  ask,
  placeSent,
  giveBack,
  open,
  change,
  mails,
  idOf,
} = useReturns()

const publish = ({ orderNo, itemId }: { orderNo: string; itemId: string }, quantity = 1) =>
  guest.order('POST', `/${orderNo}/actions/oms-return-order`, {
    productItems: [{ itemId, quantity }],
  })

test('a return has a number and a label at once, which is the same when asked twice', async () => {
  const sent = await placeSent()
  const { orderNo } = sent
  expect((await open(orderNo)).returnable).toMatchObject([{ quantity: 2, whom: 'Ada Lovelace' }])
  const made = await giveBack(sent)
  const returnNo = `R${orderNo}-1`
  expect(made.body).toMatchObject({ state: 'returning', returnNo, hasLabel: true })
  expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining(returnNo)])
  const id = idOf(made)
  const listed = await services().claimOffice.list({ text: `${returnNo}`, limit: 5 })
  expect(listed.claims).toMatchObject([{ id, state: 'returning' }])
  const labels = await Promise.all([
    ask('returns/label', { orderNo, id }),
    ask('returns/label', { orderNo, id }),
  ])
  for (const { status, body } of labels) {
    const { label = '' } = body as { label?: string }
    expect([status, Buffer.from(label, 'base64').subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  }
  const [stored, ...others] = await services().labels.list([orderNo])
  expect(others).toEqual([])
  expect(stored).toMatchObject({
    subject: `return ${returnNo}/me`,
    request: {
      from: { name: 'Ada Lovelace', address1: '1 Main St' },
      to: { name: 'Maison Brindille', postalCode: '94608' },
      notes: [`Return ${returnNo}`, `Order ${orderNo}`],
    },
  })
  await writePreferences({ returnDays: 30, sellerAddress: ['Elsewhere', ...SELLER.slice(1)] })
  expect((await ask('returns/label', { orderNo, id })).status).toBe(200)
  const shown = await guest.order('GET', `/${orderNo}?expand=oms`)
  expect(shown.body).toMatchObject({
    productItems: [{ omsData: { quantityReturnInitiated: 1, quantityAvailableToReturn: 1 } }],
  })
})

test('what came back is refunded once, back in stock or not, and its pieces are over', async () => {
  const sent = await placeSent(3)
  const { orderNo, itemId } = sent
  const id = idOf(await giveBack(sent, { items: [{ itemId, quantity: 2 }] }))
  const stock = () => atsOf(engine.db, 'assorted-9')
  const before = await stock()
  const shown = async () => {
    const url = `/back-office/api/orders/${orderNo}`
    const { shipments } = (await engine.app.inject({ url })).json<OfficeOrder>()
    return shipments[0]?.items[0]
  }
  expect(await shown()).toMatchObject({ returnedQuantity: 0, returningQuantity: 2 })
  const receipts = await Promise.allSettled([
    change(id, { kind: 'receive', restock: true, amount: 10 }),
    change(id, { kind: 'receive', restock: true, amount: 10 }),
  ])
  expect(receipts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await stock()).toBe(before + 2)
  expect(await shown()).toMatchObject({ returnedQuantity: 2, returningQuantity: 0 })
  const { document, ...order } = await read(orderNo)
  expect(document.refunds).toMatchObject([
    { reason: 'Return: Changed my mind', items: [{ itemId, quantity: 2 }] },
  ])
  expect(document.returns).toMatchObject([{ id, quantity: 2, receivedAt: expect.any(String) }])
  expect(order).toMatchObject({ status: 'completed', shippingStatus: 'shipped' })
  const left = await open(orderNo)
  expect(left).toMatchObject({
    lines: [{ quantity: 1 }],
    returnable: [{ quantity: 1 }],
    claims: [{ state: 'refunded', hasLabel: false, refund: { amount: 10 } }],
  })
  expect((await ask('returns/label', { orderNo, id })).status).toBe(409)
})

test('pieces that come back are neither claimed nor replaced, also at once', async () => {
  const sent = await placeSent(1)
  const { orderNo, itemId } = sent
  const replace = () =>
    office()
      .replaceItems(
        orderNo,
        { id: randomUUID(), items: [{ itemId, quantity: 1 }], reason: 'Melted' },
        BY,
      )
      .then(
        () => 200,
        ({ status }: { status: number }) => status,
      )
  const answers = await Promise.all([
    giveBack(sent).then(({ status }) => status),
    replace(),
    publish(sent).then(({ status }) => status),
    giveBack(sent, { kind: 'late', returnReason: undefined }).then(({ status }) => status),
  ])
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(await open(orderNo)).toMatchObject({ lines: [], returnable: [] })
})

test('the published operation makes the same return, and refuses as it is documented', async () => {
  const sent = await placeSent(2)
  expect((await publish(sent)).body).toMatchObject({
    productItems: [{ omsData: { quantityReturnInitiated: 1, quantityAvailableToReturn: 1 } }],
  })
  const { claims } = await open(sent.orderNo)
  expect(claims).toMatchObject([{ kind: 'return', state: 'returning', hasLabel: true }])
  expect(await publish(sent, 2)).toMatchObject({
    status: 400,
    body: { title: 'Return Quantity Exceeded', itemIds: [sent.itemId] },
  })
  await writePreferences({})
  expect(await publish(sent)).toMatchObject({ status: 409, body: { title: 'Order Return Failed' } })
})

test.each<[string, () => Promise<unknown>]>([
  ['the shop takes nothing back', () => writePreferences({ sellerAddress: SELLER })],
  ['the product must not come back', () => mark(false)],
  ['the days are over', async () => (clock.now = new Date(clock.now.getTime() + 31 * DAY))],
])('nothing is sent back if %s', async (_why, prepare) => {
  const sent = await placeSent()
  await prepare()
  const as = await TestCheckout.asGuest(engine.app)
  const { viewCode: orderViewCode } = await read(sent.orderNo)
  const link = { orderNo: sent.orderNo, email: 'ada@example.com', orderViewCode }
  expect((await ask('claimable', link, as)).body).toMatchObject({ returnable: [] })
  expect((await giveBack(sent, link, as)).status).toBe(409)
})

test('whoever knows only an e-mail address holds back nobody, and gets no label', async () => {
  const sent = await placeSent(1)
  const { orderNo } = sent
  const email = 'ada@example.com'
  const stranger = await TestCheckout.asGuest(engine.app)
  const asked = await giveBack(sent, { email }, stranger)
  expect(asked.body).toMatchObject({ state: 'open', hasLabel: false })
  expect((await open(orderNo)).returnable).toMatchObject([{ quantity: 1 }])
  const id = idOf(asked)
  await change(id, { kind: 'accept' })
  const label = (as = guest, more: object = {}) =>
    ask('returns/label', { orderNo, id, ...more }, as)
  expect((await label(stranger, { email })).status).toBe(404)
  expect((await label(await TestCheckout.asGuest(engine.app))).status).toBe(404)
  expect((await label()).status).toBe(200)
  expect((await mails()).map(({ reference }) => reference.split(':').at(-1))).toEqual([
    'asked',
    'returning',
  ])
})

test('an accepted return must find its pieces still there', async () => {
  const sent = await placeSent(1)
  const stranger = await TestCheckout.asGuest(engine.app)
  const id = idOf(await giveBack(sent, { email: 'ada@example.com' }, stranger))
  expect((await giveBack(sent)).status).toBe(200)
  await expect(change(id, { kind: 'accept' })).rejects.toMatchObject({ status: 409 })
})

test('a return that is refused or never comes frees its pieces and its label, with a mail', async () => {
  const sent = await placeSent(1)
  const { orderNo } = sent
  const refused = idOf(await giveBack(sent))
  await ask('returns/label', { orderNo, id: refused })
  await change(refused, { kind: 'decline', text: 'It was opened.' })
  expect(await services().labels.list([orderNo])).toEqual([])
  expect((await read(orderNo)).document.returns).toEqual([])
  const again = await giveBack(sent)
  expect(again.body).toMatchObject({ state: 'open' })
  await change(idOf(again), { kind: 'accept' })
  expect(await services().claims.endReturns()).toMatchObject({ ended: 0 })
  clock.now = new Date(clock.now.getTime() + 43 * DAY)
  expect(await services().claims.endReturns()).toMatchObject({ ended: 0 })
  clock.now = new Date(clock.now.getTime() + 2 * DAY)
  expect(await services().claims.endReturns()).toMatchObject({ ended: 1 })
  expect(await services().claims.endReturns()).toMatchObject({ ended: 0 })
  const { document } = await read(orderNo)
  expect(document.returns).toEqual([])
  expect(document.history?.at(-1)).toMatchObject({ text: 'return did not come' })
  expect((await mails()).map(({ reference }) => reference.split(':').at(-1))).toEqual([
    'returning',
    'declined',
    'asked',
    'returning',
    'expired',
  ])
  await change(idOf(again), { kind: 'receive', restock: false }, 3)
  const came = await read(orderNo)
  expect(came.document.returns).toMatchObject([{ receivedAt: expect.any(String) }])
  expect(came.document.refunds).toMatchObject([{ items: [{ quantity: 1 }] }])
})
