import { sql } from 'kysely'
import { placeParcels } from '../testing/placed-order'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { askOffice } from '../testing/shop-state'

const ORDERS = '/back-office/api/orders'
const MESSAGE = 'Happy birthday, Grace!\n\nAda'

const engine = useCheckout({ listens: true })
beforeEach(async () => {
  await engine.db.deleteFrom('order_header').execute()
  await engine.db.updateTable('inventory').set({ ats: 200 }).execute()
})
const guest = useGuest(engine)

const ask = askOffice(engine, '/orders')

const place = (recipients: readonly string[], giftMessage?: string) =>
  placeParcels(guest, recipients, { quantity: 3, giftMessage })

const readAt = () => new Date().toISOString()
const papersOf = async (...orderNos: string[]) => {
  const { status, body } = await ask('/papers', { orderNos })
  expect(status).toBe(200)
  return body
}

it('has one parcel for each of twenty recipients, of several orders in the given order', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `R${index}`)
  const many = await place(twenty)
  const one = await place(['Grace'], MESSAGE)
  const { parcels, left } = await papersOf(one, many, one, '99999999')
  expect(parcels).toHaveLength(21)
  expect(parcels[0]).toMatchObject({
    ...{ orderNo: one, place: 1, count: 1, isGift: true, giftMessage: MESSAGE, isShipped: false },
    items: [{ productId: 'assorted-9', quantity: 3 }],
  })
  expect(parcels[0].address[0]).toBe('Grace Lovelace')
  expect(parcels[20]).toMatchObject({ orderNo: many, place: 20, count: 20, isGift: false })
  expect(left).toEqual([{ orderNo: '99999999', why: 'There is no such order.' }])
})

it('leaves out what was refunded, to the cent, and orders that have ended', async () => {
  const orderNo = await place(['Grace', 'Mary'])
  const before = await papersOf(orderNo)
  const [item] = before.parcels[0].items
  const refund = (itemId: string, quantity: number, expectedRefunded: number) =>
    ask(`/${orderNo}/refunds`, {
      ...{ items: [{ itemId, quantity }], reason: 'Melted', restock: true, expectedRefunded },
    })
  const first = await refund(item.itemId, 1, 0)
  expect(first.status).toBe(200)
  const [left] = (await papersOf(orderNo)).parcels[0].items
  expect(left.quantity).toBe(2)
  expect(left.price).toBeCloseTo((item.price * 2) / 3, 2)

  await refund(item.itemId, 2, first.body.refunded)
  const after = await papersOf(orderNo)
  expect(after.parcels).toEqual([expect.objectContaining({ shipmentId: 's1', place: 1, count: 1 })])
  expect((await ask(`/${orderNo}/cancellation`, {})).status).toBe(200)
  expect(await papersOf(orderNo)).toEqual({
    readAt: expect.any(String),
    parcels: [],
    left: [{ orderNo, why: 'The order is cancelled.' }],
  })
})

it('remembers who printed what, and finds what is not printed yet', async () => {
  const orderNo = await place(['Grace', 'Mary'])
  const find = async (query: string) => (await ask(`/numbers?${query}`)).body.orderNos
  expect(await find('printed=no')).toEqual([orderNo])
  const parcels = [
    { orderNo, shipmentId: 'me' },
    { orderNo, shipmentId: 's1' },
  ]
  expect(
    (await ask('/prints', { kind: 'slip', readAt: readAt(), parcels: parcels.slice(0, 1) })).status,
  ).toBe(204)
  expect(await find('printed=no')).toEqual([orderNo])
  expect(await find('printed=yes')).toEqual([])
  expect((await ask('/prints', { kind: 'slip', readAt: readAt(), parcels })).status).toBe(204)
  expect(await find('printed=no')).toEqual([])
  expect(await find('printed=yes')).toEqual([orderNo])

  const papers = await papersOf(orderNo)
  expect(papers.parcels[0].prints).toEqual([
    { kind: 'slip', at: expect.any(String), by: 'This machine' },
    { kind: 'slip', at: expect.any(String), by: 'This machine' },
  ])
  const { timeline } = (await ask(`/${orderNo}`)).body
  const texts = timeline.map(({ text }: { text: string }) => text)
  expect(texts).toEqual(
    expect.arrayContaining(['packing slip printed', 'packing slips of 2 parcels printed']),
  )
  const foreign = { kind: 'slip', readAt: readAt(), parcels: [{ orderNo, shipmentId: 'other' }] }
  expect((await ask('/prints', foreign)).status).toBe(400)
})

/** Changes a value in the document of an order, as an import writes it. */
async function put(orderNo: string, path: string[], value: unknown) {
  await sql`update order_header
    set document = jsonb_set(document, ${path}::text[], ${JSON.stringify(value)}::jsonb)
    where order_no = ${orderNo}`.execute(engine.db)
}
const putDue = (orderNo: string, index: number, day: string) =>
  put(orderNo, ['content', 'shipments', String(index), 'c_SHIP_DUE_DATE'], day)

it('finds what is to be printed and due by the same parcel, which was not sent', async () => {
  const find = async (query: string) => (await ask(`/numbers?${query}`)).body.orderNos
  const print = (orderNo: string, shipmentId: string) =>
    ask('/prints', { kind: 'slip', readAt: readAt(), parcels: [{ orderNo, shipmentId }] })
  const due = await place(['Grace', 'Mary'])
  await putDue(due, 0, '2026-12-01')
  await putDue(due, 1, '2026-12-20')
  await print(due, 'me')
  expect(await find('printed=no&sendBy=2026-12-05')).toEqual([])
  expect(await find('printed=no&sendBy=2026-12-20')).toEqual([due])

  await print(due, 's1')
  const sent = await place(['Grace', 'Mary'])
  await print(sent, 's1')
  expect(await find('printed=no')).toEqual([sent])
  await ask(`/${sent}/shipments/me/shipping`, { carrier: 'UPS' })
  expect(await find('printed=no')).toEqual([])
  expect(await find('printed=yes')).toEqual([sent, due])
})

it('shows a parcel whose day another system wrote in its own way', async () => {
  const orderNo = await place(['Grace'])
  await putDue(orderNo, 0, '12/24/2026')
  const [parcel] = (await papersOf(orderNo)).parcels
  expect(parcel).toMatchObject({ orderNo, shipmentId: 'me' })
  expect(parcel).not.toHaveProperty('leavesOn')
})

it('says what is in each bundle, also in the table of orders', async () => {
  const orderNo = await place(['Grace'])
  const parts = [{ productId: 'creme-bar', productName: 'Bar', quantity: 6 }]
  const item = ['content', 'productItems', '0']
  await put(orderNo, [...item, 'bundledProductItems'], parts)
  await put(orderNo, [...item, 'optionItems'], [{ itemText: 'Red ribbon' }])
  const [parcel] = (await papersOf(orderNo)).parcels
  expect(parcel.items).toMatchObject([{ quantity: 3, parts: ['2 × Bar (creme-bar)'] }])
  const url = `${ORDERS}/exports/orders.csv`
  const table = await engine.app.inject({ method: 'POST', url, payload: { orderNos: [orderNo] } })
  expect(table.body).toMatch(/3 × [^"]+Red ribbon\), each with 2 × Bar \(creme-bar\)"/)
})

it('exports the day of the shop, also of an order near midnight', async () => {
  const orderNo = await place(['Grace'])
  const columns = { created_at: new Date('2026-11-24T06:30:00Z') }
  await engine.db.updateTable('order_header').set(columns).where('order_no', '=', orderNo).execute()
  const url = `${ORDERS}/exports/orders.csv`
  const table = await engine.app.inject({ method: 'POST', url, payload: { orderNos: [orderNo] } })
  expect(table.body).toContain('2026-11-23T22:30:00-08:00')
})

it('remembers a parcel once that is named twice, and writes one entry for each order', async () => {
  const [one, two] = [await place(['Grace']), await place(['Grace'])]
  await engine.db.deleteFrom('audit_entry').execute()
  const parcels = [one, two, one].map((orderNo) => ({ orderNo, shipmentId: 'me' }))
  expect((await ask('/prints', { kind: 'card', readAt: readAt(), parcels })).status).toBe(204)
  const papers = await papersOf(one, two)
  expect(papers.parcels.map(({ prints }: { prints: [] }) => prints.length)).toEqual([1, 1])
  const entries = engine.db.selectFrom('audit_entry').select(['action', 'subject_id'])
  expect(await entries.orderBy('subject_id').execute()).toEqual(
    [one, two].map((id) => ({ action: 'gift card message printed', subject_id: id })),
  )
})

it('finds the orders with parcels that should leave by a day', async () => {
  const orderNo = await place(['Grace', 'Mary'])
  const { leavesOn } = (await papersOf(orderNo)).parcels[0]
  const find = async (day: string) => (await ask(`?sendBy=${day}`)).body.orders.length
  const due = leavesOn ?? '2099-01-01'
  // without a day it is due today
  expect(await find('1999-12-31')).toBe(0)
  expect(await find(due)).toBe(1)
  for (const id of ['me', 's1']) {
    expect(await find(due)).toBe(1)
    await ask(`/${orderNo}/shipments/${id}/shipping`, { carrier: 'UPS' })
  }
  expect(await find(due)).toBe(0)
})

it('refuses what is not a list of orders', async () => {
  const many = Array.from({ length: 51 }, (_, index) => String(index))
  for (const body of [{}, { orderNos: [] }, { orderNos: many }, { orderNos: [7] }])
    expect((await ask('/papers', body)).status).toBe(400)
  for (const query of ['sendBy=tomorrow', 'printed=maybe'])
    expect((await ask(`/numbers?${query}`)).status).toBe(400)
})

it('has a slip for each part that was sent, and one for the rest that is not printed yet', async () => {
  const orderNo = await place(['Grace'])
  const [whole] = (await papersOf(orderNo)).parcels
  await ask('/prints', {
    kind: 'slip',
    readAt: readAt(),
    parcels: [{ orderNo, shipmentId: 'me', parcel: 1 }],
  })
  const items = [{ itemId: whole.items[0].itemId, quantity: 1 }]
  await ask(`/${orderNo}/shipments/me/shipping`, { carrier: 'UPS', items })
  const { parcels } = await papersOf(orderNo)
  expect(parcels).toMatchObject([
    { ...{ parcel: 1, place: 1, count: 2, isShipped: true }, items: [{ quantity: 1 }] },
    {
      ...{ parcel: 2, place: 2, count: 2, isShipped: false },
      items: [{ quantity: 2 }],
      prints: [],
    },
  ])
  const prices = parcels.map((one: typeof whole) => one.items[0].price)
  expect(prices[0] + prices[1]).toBeCloseTo(whole.items[0].price, 2)
  expect((await ask('/numbers?printed=no')).body.orderNos).toEqual([orderNo])
  const next = {
    kind: 'slip',
    readAt: readAt(),
    parcels: [{ orderNo, shipmentId: 'me', parcel: 2 }],
  }
  expect((await ask('/prints', next)).status).toBe(204)
  expect((await ask('/numbers?printed=no')).body.orderNos).toEqual([])
  const none = {
    kind: 'slip',
    readAt: readAt(),
    parcels: [{ orderNo, shipmentId: 'me', parcel: 3 }],
  }
  expect((await ask('/prints', none)).status).toBe(400)
})
