import { sql } from 'kysely'
import { placePickup, placeUnpaidPickup } from '../testing/place-pickup'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { askOffice } from '../testing/shop-state'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(async () => {
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  await engine.db.deleteFrom('order_header').execute()
})

const ask = askOffice(engine)

test('pickups that nobody collects, or that were refunded, do not hide new ones', async () => {
  const item = { itemId: 'a', productId: 'brittle', quantity: 1, shipmentId: 'me' }
  const content = { productItems: [item], shipments: [{ shipmentId: 'me', c_fromStoreId: '101' }] }
  const refund = { id: '1', at: '', by: '', reason: '', items: [{ itemId: 'a', quantity: 1 }] }
  const old = {
    waiting: { pickups: { me: { state: 'ready', moves: [] } } },
    refunded: { refunds: [{ ...refund, parts: [] }] },
  }
  for (const [name, more] of Object.entries(old)) {
    const document = { content, payments: [], isGuest: true, ...more }
    await sql`insert into order_header (order_no, site_id, customer_id, basket_id, email, status,
        currency, product_total_minor, shipping_total_minor, tax_total_minor, order_total_minor,
        created_at, document)
      select ${name}::text || number, 'brindille', 'c', gen_random_uuid(), 'a@example.com', 'new',
        'USD', 0, 0, 0, 0, '2020-01-01'::timestamptz + number * interval '1 minute',
        ${JSON.stringify(document)}::jsonb
      from generate_series(1, 301) as number`.execute(engine.db)
  }
  const { orderNo } = await placePickup(guest)
  const { pickups, hasMore } = (await ask('/counter/101/pickups')).body
  expect(hasMore).toBe(true)
  const numbers = pickups.map((one: { orderNo: string }) => one.orderNo)
  expect(numbers).toHaveLength(301)
  expect(numbers).toContain(orderNo)
  expect(numbers).toContain('waiting301')
  expect(numbers).not.toContain('waiting1')
})

test('an order that is not paid is not handed over at the counter', async () => {
  const { orderNo } = await placeUnpaidPickup(guest)
  const path = `/counter/101/pickups/${orderNo}/me`
  const ready = await ask(`${path}/moves`, { from: 'placed', to: 'ready' })
  expect(ready.body).toMatchObject({ state: 'ready', isPaid: false })
  const move = { from: 'ready', to: 'collected' }
  expect(await ask(`${path}/moves`, move)).toMatchObject({
    status: 409,
    body: { detail: 'The order is not paid.' },
  })
  expect((await ask(`/orders/${orderNo}/shipments/me/pickup`, move)).status).toBe(200)
  expect((await ask(path)).body.state).toBe('collected')
})

test('a pickup is found by its number, customer and who collects it, and by nobody else', async () => {
  const { orderNo = '' } = await placePickup(guest)
  const { document } = (await engine.app.services.orders.backOffice.getOrder(orderNo)).stored
  const [own] = document.content.shipments ?? []
  const shipments = [
    { ...own, c_pickupFirstName: 'Grace', c_pickupLastName: 'Hopper' },
    { ...own, shipmentId: 'b', c_fromStoreId: '102', c_pickupLastName: 'Shelley' },
    { shipmentId: 'c', gift: false, shippingAddress: { fullName: 'Mary Somerville' } },
  ]
  const changed = { ...document, content: { ...document.content, shipments } }
  await engine.db
    .updateTable('order_header')
    .set({ document: JSON.stringify(changed) })
    .execute()
  expect((await ask(`/orders?text=${orderNo}`)).body.orders).toMatchObject([{ parcels: 1 }])
  const find = async (text: string) =>
    (await ask(`/counter/101/pickups?text=${encodeURIComponent(text)}`)).body.pickups
  for (const text of [orderNo, String(Number(orderNo)), 'grace HOPP', 'Lovelace']) {
    expect(await find(text)).toMatchObject([{ orderNo, name: 'Grace Hopper', isInForce: true }])
  }
  for (const text of ['ada@example.com', 'Shelley', 'Somerville']) {
    expect(await find(text)).toEqual([])
  }
  await engine.app.services.orders.backOffice.cancelOrder(orderNo)
  expect(await find('Hopper')).toMatchObject([{ orderNo, isInForce: false }])
})
