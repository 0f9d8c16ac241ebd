import { sql, type Updateable } from 'kysely'
import { PICKUP_STATES, type PickupState } from '../../rules/pickup-states'
import { migrate } from '../db/migrate'
import { logInOperator } from '../testing/log-in-operator'
import { openBeforeMigration } from '../testing/open-before-migration'
import { placePickup } from '../testing/place-pickup'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { OrderDocument } from './order-document.schemas'
import type { OrderHeaderTable } from './orders.tables'
import { pickupStatusOf } from './pickup.rules'
import { askOffice } from '../testing/shop-state'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(() => engine.db.updateTable('inventory').set({ ats: 20 }).execute())

const ask = askOffice(engine, '/orders')
const move = (orderNo: string | undefined, from: PickupState, to: PickupState, headers = {}) =>
  ask(`/${orderNo}/shipments/me/pickup`, { from, to }, headers)

const mails = async (orderNo: string | undefined) => {
  const rows = engine.db.selectFrom('outbox_mail').select(['reference', 'subject']).orderBy('id')
  return rows.where('reference', 'like', `%${orderNo}%`).execute()
}
const change = (orderNo = '', values: Updateable<OrderHeaderTable>) =>
  engine.db.updateTable('order_header').set(values).where('order_no', '=', orderNo).execute()
const stored = async (orderNo = '') =>
  (await engine.app.services.orders.backOffice.getOrder(orderNo)).stored

test('a pickup is prepared, ready and collected, as operators, buyer and mails say', async () => {
  const { orderNo, shipments } = await placePickup(guest)
  expect(shipments).toMatchObject([{ c_pickupState: 'placed', shippingStatus: 'not_shipped' }])
  expect((await ask(`?text=${orderNo}`)).body.orders).toMatchObject([{ pickup: 'placed' }])
  await move(orderNo, 'placed', 'preparing')
  const ready = await move(orderNo, 'preparing', 'ready')
  expect(ready.body).toMatchObject({
    pickup: 'ready',
    shippingStatus: 'not_shipped',
    status: 'new',
    can: { cancel: false },
    shipments: [
      {
        isShipped: false,
        pickup: {
          shopId: '101',
          shopName: 'Maiden Lane',
          state: 'ready',
          moves: [
            { state: 'preparing', at: expect.any(String), by: 'This machine' },
            { state: 'ready', at: expect.any(String), by: 'This machine' },
          ],
        },
      },
    ],
  })
  const listed = async (pickup: string) =>
    (await ask(`?text=${orderNo}&pickup=${pickup}`)).body.orders.length
  expect([await listed('ready'), await listed('collected'), await listed('yes')]).toEqual([1, 0, 1])
  const seen = await guest.order('GET', `/${orderNo}`)
  expect(seen.body.shipments).toMatchObject([
    { c_pickupState: 'ready', c_pickupStateSince: ready.body.shipments[0].pickup.moves[1].at },
  ])
  const done = await move(orderNo, 'ready', 'collected')
  expect(done.body).toMatchObject({ status: 'completed', shippingStatus: 'shipped' })
  const texts = done.body.timeline.map(({ text }: { text: string }) => text)
  expect(texts.join('\n')).not.toContain('shipped with')
  expect(texts).toEqual(
    expect.arrayContaining([
      'pickup in Maiden Lane being prepared',
      'pickup in Maiden Lane ready',
      'pickup in Maiden Lane collected',
    ]),
  )
  expect((await mails(orderNo)).map(({ reference }) => reference)).toEqual([
    `order:${orderNo}`,
    `pickup:${orderNo}:me:ready`,
    `pickup:${orderNo}:me:collected`,
  ])
})

test('preparing exports an order only if all of it is collected in shops, and it is ready', async () => {
  const prepare = async (exportStatus: 'ready' | 'failed' | 'not_exported', hasParcel = false) => {
    const { orderNo = '' } = await placePickup(guest)
    const { content } = (await stored(orderNo)).document
    const parcel = { shipmentId: 'parcel', gift: false }
    const shipments = [...(content.shipments ?? []), ...(hasParcel ? [parcel] : [])]
    const document = { ...(await stored(orderNo)).document, content: { ...content, shipments } }
    await change(orderNo, { export_status: exportStatus, document: JSON.stringify(document) })
    await move(orderNo, 'placed', 'preparing')
    return (await stored(orderNo)).exportStatus
  }
  expect(await prepare('ready')).toBe('exported')
  expect(await prepare('ready', true)).toBe('ready')
  expect(await prepare('failed')).toBe('failed')
  expect(await prepare('not_exported')).toBe('not_exported')
})

test('a move that is not possible is refused, and named', async () => {
  const { orderNo } = await placePickup(guest)
  expect(await move(orderNo, 'placed', 'collected')).toMatchObject({ status: 409 })
  expect(
    await ask(`/${orderNo}/shipments/none/pickup`, { from: 'placed', to: 'ready' }),
  ).toMatchObject({ status: 400 })
  expect(
    await ask(`/${orderNo}/shipments/me/pickup`, { from: 'placed', to: 'eaten' }),
  ).toMatchObject({ status: 400 })
  expect((await move('none', 'placed', 'ready')).status).toBe(404)
  expect(await ask(`/${orderNo}/shipments/me/shipping`, { carrier: 'UPS' })).toMatchObject({
    status: 409,
    body: { detail: 'It is collected in a shop.' },
  })
  await ask(`/${orderNo}/cancellation`, {})
  expect(await move(orderNo, 'placed', 'preparing')).toMatchObject({
    status: 409,
    body: { detail: 'The order is cancelled.' },
  })
})

test('of two clerks at once one wins, and the other is told what it is now', async () => {
  const { orderNo } = await placePickup(guest)
  const [ada, grace] = [
    await logInOperator(engine, 'orders'),
    await logInOperator(engine, 'admin', 'orders'),
  ]
  await move(orderNo, 'placed', 'ready', ada)
  const answers = await Promise.all([
    move(orderNo, 'ready', 'collected', ada),
    move(orderNo, 'ready', 'returned', grace),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  const { pickups, refunds = [] } = (await stored(orderNo)).document
  const last = pickups?.me?.moves.at(-1)
  expect(lost?.body).toMatchObject({ state: last?.state, by: last?.by, at: last?.at })
  expect(pickups?.me?.moves).toHaveLength(2)
  expect(refunds).toHaveLength(last?.state === 'returned' ? 1 : 0)
  await engine.db.deleteFrom('operator').execute()
})

test('the database finds the state of several pickups as the rules do', async () => {
  for (const one of [undefined, ...PICKUP_STATES]) {
    for (const other of [undefined, ...PICKUP_STATES]) {
      const shipments = [
        { shipmentId: 'a', c_fromStoreId: '101' },
        { shipmentId: 'b', c_fromStoreId: '102' },
        { shipmentId: 'c' },
      ]
      const pickups = Object.fromEntries(
        Object.entries({ a: one, b: other }).flatMap(([id, state]) =>
          state ? [[id, { state, moves: [] }]] : [],
        ),
      )
      const content = { productItems: [], shipments }
      const document = OrderDocument.parse({ content, pickups, payments: [], isGuest: true })
      const { rows } = await sql<{ found: string }>`
        select pickup_status_of(${JSON.stringify(document)}::jsonb) as found`.execute(engine.db)
      expect(rows[0]?.found).toBe(pickupStatusOf(document) ?? null)
    }
  }
})

test('pickups that were marked as sent are ready if that was lately, and otherwise collected', async () => {
  const { db, close } = await openBeforeMigration('520-pickup-states.sql')
  try {
    const insert = (orderNo: string, status: string, shippedAt: string | undefined, shop = '101') =>
      sql`insert into order_header (order_no, site_id, customer_id, basket_id, email, status, shipping_status,
          currency, product_total_minor, shipping_total_minor, tax_total_minor, order_total_minor, document)
        values (${orderNo}, 'brindille', 'c', gen_random_uuid(), 'a@example.com', ${status},
          ${shippedAt ? 'shipped' : 'not_shipped'}, 'USD', 0, 0, 0, 0, ${JSON.stringify({
            content: { productItems: [], shipments: [{ shipmentId: 'me', c_fromStoreId: shop }] },
            payments: [],
            isGuest: true,
            ...(shippedAt && { fulfilments: { me: { carrier: 'Shop 101', shippedAt } } }),
          })})`.execute(db)
    await insert('late', 'completed', '2020-01-01T00:00:00.000Z')
    await insert('lately', 'completed', new Date().toISOString())
    await insert('done', 'completed', undefined)
    await insert('new', 'new', undefined)
    await insert('parcel', 'completed', '2020-01-01T00:00:00.000Z', '')
    await migrate(db)
    const { rows } = await sql<{ order_no: string }>`
      select order_no, shipping_status, pickup_status_of(document) as pickup,
        document -> 'fulfilments' as sent from order_header order by order_no`.execute(db)
    expect(rows).toEqual([
      { order_no: 'done', shipping_status: 'not_shipped', pickup: 'collected', sent: {} },
      { order_no: 'late', shipping_status: 'shipped', pickup: 'collected', sent: {} },
      { order_no: 'lately', shipping_status: 'not_shipped', pickup: 'ready', sent: {} },
      { order_no: 'new', shipping_status: 'not_shipped', pickup: 'placed', sent: null },
      {
        ...{ order_no: 'parcel', shipping_status: 'shipped', pickup: null },
        sent: { me: [{ carrier: 'Shop 101', shippedAt: '2020-01-01T00:00:00.000Z' }] },
      },
    ])
  } finally {
    await close()
  }
})
