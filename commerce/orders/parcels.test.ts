import { sql } from 'kysely'
import { migrate } from '../db/migrate'
import { openBeforeMigration } from '../testing/open-before-migration'
import { placeByCard } from '../testing/placed-order'
import { ILLINOIS, useCheckout, useGuest } from '../testing/test-checkout'
import type { Shipped } from './back-office-order.rules'
import { OrderDocument } from './order-document.schemas'
import { linesWaitingIn } from './waiting-lines.rules'

const ADA = { name: 'Ada', email: 'ada@example.com', requestId: 'test' }
const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(() => engine.db.updateTable('inventory').set({ ats: 50 }).execute())

const office = () => engine.app.services.orders.backOffice

/** Places an order of four boxes and two of brittle, in one shipment. */
async function place() {
  const lines = [
    { productId: 'assorted-9', quantity: 4 },
    { productId: 'brittle', quantity: 2 },
  ]
  const { body } = await guest.basket('POST', '', {
    shipments: [
      { shipmentId: 'me', shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } },
    ],
    productItems: lines,
  })
  const { orderNo = '', productItems = [] } = await placeByCard(guest, String(body.basketId))
  const idOf = (productId: string) =>
    productItems.find((one) => one.productId === productId)?.itemId ?? ''
  return { orderNo, box: idOf('assorted-9'), brittle: idOf('brittle') }
}

const ship = (orderNo: string, more: Partial<Shipped> = {}) =>
  office().shipShipment(orderNo, 'me', { carrier: 'UPS', ...more }, ADA)
const read = async (orderNo: string) => (await guest.order('GET', `/${orderNo}`)).body
const stored = async (orderNo: string) => (await office().getOrder(orderNo)).stored
const mails = (orderNo: string) =>
  engine.db
    .selectFrom('outbox_mail')
    .select(['reference', 'subject', 'text'])
    .where('reference', 'like', `shipped:${orderNo}:%`)
    .orderBy('id')
    .execute()
const refund = (orderNo: string, itemId: string, quantity: number, expectedRefunded = 0) =>
  office().refundOrder(
    orderNo,
    {
      items: [{ itemId, quantity }],
      ...{ reason: 'Broken', restock: false, byHand: false, expectedRefunded },
    },
    ADA,
  )
const toSend = async () => {
  const { orderNos } = await office().listNumbers({ sendBy: '2099-01-01', limit: 100 })
  return orderNos
}

test('a shipment leaves in two parcels, as shopper, operators and mails say', async () => {
  const { orderNo, box, brittle } = await place()
  await ship(orderNo, {
    items: [
      { itemId: box, quantity: 3 },
      { itemId: brittle, quantity: 2 },
    ],
    ...{ trackingNumber: '1Z1', sentBefore: 0 },
  })
  expect(await read(orderNo)).toMatchObject({
    ...{ status: 'new', shippingStatus: 'part_shipped', c_cancellable: false },
    shipments: [
      {
        ...{ shippingStatus: 'not_shipped', trackingNumber: '1Z1', c_carrier: 'UPS' },
        c_parcels: [
          {
            ...{ number: 1, trackingNumber: '1Z1' },
            items: [
              { itemId: box, quantity: 3 },
              { itemId: brittle, quantity: 2 },
            ],
          },
        ],
        c_toFollow: [{ itemId: box, quantity: 1 }],
      },
    ],
  })
  expect(await toSend()).toContain(orderNo)
  await ship(orderNo, { carrier: 'FedEx', trackingNumber: 'F2', sentBefore: 1 })
  const done = await read(orderNo)
  expect(done).toMatchObject({
    ...{ status: 'completed', shippingStatus: 'shipped' },
    shipments: [{ shippingStatus: 'shipped', trackingNumber: 'F2', c_parcels: [{}, {}] }],
  })
  expect(done.shipments?.[0]).not.toHaveProperty('c_toFollow')
  expect(await toSend()).not.toContain(orderNo)
  const [part, rest, ...more] = await mails(orderNo)
  expect(more).toEqual([])
  expect(part?.subject).toBe(`Part of your order ${orderNo} is on its way`)
  expect(part?.text).toMatch(/3 × [^]*2 × Peanut Brittle[^]*WHAT FOLLOWS[^]*1 × /i)
  expect(rest?.subject).toBe(`Your order ${orderNo} is on its way`)
  expect(rest?.text).toContain('F2')
  expect(rest?.text).not.toContain('Brittle')
  const { history = [] } = (await stored(orderNo)).document
  expect(history.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^part 1 shipped with UPS: 3 × .+, 2 × Peanut/),
      expect.stringMatching(/^part 2 shipped with FedEx: 1 × /),
    ]),
  )
})

test('no more is sent than waits, and not what another operator has sent', async () => {
  const { orderNo, box, brittle } = await place()
  const pieces = (itemId: string, quantity: number) => ({ items: [{ itemId, quantity }] })
  await expect(ship(orderNo, pieces(box, 5))).rejects.toThrow('4 are left to be sent')
  await expect(ship(orderNo, pieces('none', 1))).rejects.toThrow("no item 'none'")
  await ship(orderNo, pieces(brittle, 2))
  await expect(ship(orderNo, pieces(brittle, 1))).rejects.toThrow('not left to be sent')
  await expect(ship(orderNo, { sentBefore: 0 })).rejects.toThrow('Meanwhile another part')
  // what is refunded does not leave
  await refund(orderNo, box, 1)
  await expect(ship(orderNo, pieces(box, 4))).rejects.toThrow('3 are left to be sent')
  await ship(orderNo)
  await expect(ship(orderNo)).rejects.toThrow('cannot be shipped (again)')
  const { document } = await stored(orderNo)
  expect(document.fulfilments?.['me']?.map(({ items }) => items)).toEqual([
    [{ itemId: brittle, quantity: 2 }],
    [{ itemId: box, quantity: 3 }],
  ])
})

test('two operators and a refund at once never send more than was bought and not refunded', async () => {
  const { orderNo, box } = await place()
  const two = { items: [{ itemId: box, quantity: 2 }] }
  const all = await Promise.allSettled([
    ship(orderNo, two),
    ship(orderNo, two),
    refund(orderNo, box, 1),
    ship(orderNo, two),
  ])
  expect(all.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  const { document } = await stored(orderNo)
  const sent = (document.fulfilments?.['me'] ?? [])
    .flatMap(({ items = [] }) => items)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const [waiting] = linesWaitingIn(document, 'me').filter(({ itemId }) => itemId === box)
  const refunded = document.refunds?.length ?? 0
  expect(sent + (waiting?.quantity ?? 0) + refunded).toBeGreaterThanOrEqual(4)
  expect(sent).toBeLessThanOrEqual(4)
  expect(sent + (waiting?.quantity ?? 0)).toBeLessThanOrEqual(4)
})

test('an order is complete when the rest of a parcel is refunded', async () => {
  const { orderNo, box, brittle } = await place()
  await ship(orderNo, { items: [{ itemId: box, quantity: 4 }] })
  expect(await toSend()).toContain(orderNo)
  await refund(orderNo, brittle, 2)
  expect(await read(orderNo)).toMatchObject({ status: 'completed', shippingStatus: 'shipped' })
  expect(await toSend()).not.toContain(orderNo)
})

test('what came back and was refunded takes nothing from what waits', async () => {
  const { orderNo, box } = await place()
  await ship(orderNo, { items: [{ itemId: box, quantity: 3 }] })
  const at = new Date().toISOString()
  const returns = [{ itemId: box, quantity: 2, reason: 'r', requestedAt: at, receivedAt: at }]
  await sql`update order_header
    set document = document || ${JSON.stringify({ returns })}::jsonb
    where order_no = ${orderNo}`.execute(engine.db)
  await refund(orderNo, box, 2)
  const waiting = linesWaitingIn((await stored(orderNo)).document, 'me')
  expect(waiting.find(({ itemId }) => itemId === box)?.quantity).toBe(1)
  expect(await toSend()).toContain(orderNo)
})

test('what an engine of an earlier release sent is listed too', async () => {
  const { orderNo, box } = await place()
  const me = { carrier: 'UPS', shippedAt: '2020-01-01T00:00:00.000Z' }
  const fulfilments = { me: { ...me, items: [{ itemId: box, quantity: 4 }] } }
  await sql`update order_header
    set document = document || ${JSON.stringify({ fulfilments })}::jsonb
    where order_no = ${orderNo}`.execute(engine.db)
  const search = { sendBy: '2099-01-01', printed: 'no' as const, limit: 100 }
  expect((await office().listNumbers(search)).orderNos).toContain(orderNo)
})

test('what was sent before is one parcel of its shipment, also in older archives', async () => {
  const sent = { carrier: 'UPS', trackingNumber: '1Z', shippedAt: '2020-01-01T00:00:00.000Z' }
  const content = {
    productItems: [{ itemId: 'i', shipmentId: 'me', quantity: 3 }],
    shipments: [{ shipmentId: 'me' }],
  }
  const old = { content, payments: [], isGuest: true, fulfilments: { me: sent } }
  expect(OrderDocument.parse(old).fulfilments).toEqual({ me: [sent] })
  const { db, close } = await openBeforeMigration('570-parcels-of-a-shipment.sql')
  try {
    await sql`insert into order_header (order_no, site_id, customer_id, basket_id, email, status,
        shipping_status, currency, product_total_minor, shipping_total_minor, tax_total_minor,
        order_total_minor, document)
      values ('1', 'brindille', 'c', gen_random_uuid(), 'a@example.com', 'new', 'shipped', 'USD',
        0, 0, 0, 0, ${JSON.stringify(old)})`.execute(db)
    await migrate(db)
    const { document } = await db
      .selectFrom('order_header')
      .select('document')
      .executeTakeFirstOrThrow()
    expect(document).toMatchObject({ fulfilments: { me: [sent] } })
    expect(linesWaitingIn(OrderDocument.parse(document), 'me')).toEqual([])
  } finally {
    await close()
  }
})
