import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { addDays, weekdayOf } from '../../rules/days'
import { pickupKey, type ConcernedPickup } from '../../contracts/shop'
import { SHOP_TIME_ZONE, shopDay } from '../../rules/shop-day'
import { toWeek, WEEKDAYS } from '../../rules/week-hours'
import { fromZonedText } from '../../rules/zoned-time'
import { placePickup, placeUnpaidPickup } from '../testing/place-pickup'
import { useCheckout, useGuest, type Order } from '../testing/test-checkout'
import { atsOf } from '../testing/shop-state'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)

const TODAY = shopDay(new Date())
const CLOSED = {
  ...{ from: TODAY, to: addDays(TODAY, 1), names: { default: 'Snow' }, spans: [] },
}
/** Two hours after the shop opens again, at midnight. */
const MOVED_TO = fromZonedText(`${addDays(TODAY, 2)}T02:00:00`, SHOP_TIME_ZONE).toISOString()
const REOPENS = fromZonedText(`${addDays(TODAY, 2)}T00:00:00`, SHOP_TIME_ZONE).toISOString()

beforeEach(async () => {
  await engine.db.updateTable('order_header').set({ status: 'cancelled' }).execute()
  await engine.db.deleteFrom('closed_pickup').execute()
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  const hoursPrimary = JSON.stringify({ days: toWeek(() => 'open24') })
  const custom = JSON.stringify({ bopisEnabled: 'true', hoursPrimary })
  await engine.db.updateTable('store').set({ custom }).where('id', '=', '101').execute()
})

async function ask(path: string, payload?: object, method: 'GET' | 'POST' | 'PUT' = 'POST') {
  const url = `/back-office/api${path}`
  const answer = await engine.app.inject(
    payload ? { method, url, payload } : { method: 'GET', url },
  )
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() }
}
const SHOP = '/shops/101'
const preview = async (specialDays: object[] = [CLOSED]): Promise<ConcernedPickup[]> =>
  (await ask(`${SHOP}/special-days/preview`, { specialDays })).body.pickups
const pending = async (): Promise<ConcernedPickup[]> =>
  (await ask(`${SHOP}/special-days/pickups`)).body.pickups
async function close(pickups: ConcernedPickup[], specialDays: object[] = [CLOSED]) {
  const { revision: expectedRevision } = (await ask(SHOP)).body
  const change = { specialDays, expectedRevision, pickups: pickups.map(pickupKey) }
  return ask(`${SHOP}/special-days`, change, 'PUT')
}
const settle = (orderNo: string | undefined, action: string) =>
  ask(`${SHOP}/special-days/pickups/${orderNo}/me`, { action })
const move = (orderNo: string | undefined, from: string, to: string) =>
  ask(`/orders/${orderNo}/shipments/me/pickup`, { from, to })
const mailsAbout = async (orderNo: string | undefined) => {
  const mails = await engine.db.selectFrom('outbox_mail').select(['reference', 'text']).execute()
  return mails.filter(({ reference }) => reference?.startsWith(`pickup:${orderNo}:`))
}
const waitFor = ({ orderNo, productItems = [] }: Order, until: string) =>
  ask(`/counter/101/pickups/${orderNo}/me/shortages`, {
    ...{ id: randomUUID(), itemId: productItems[0]?.itemId, quantity: 1, revision: 0 },
    ...{ action: 'wait', isNoneLeft: false, until },
  })
const at = (clock: string, days: number) =>
  fromZonedText(`${addDays(TODAY, days)}T${clock}:00`, SHOP_TIME_ZONE).toISOString()
const collectOne = (orderNo = '', itemId = '') =>
  engine.app.services.orders.backOffice.movePickup(orderNo, 'me', {
    ...{ from: 'ready', to: 'collected', items: [{ itemId, quantity: 1 }], handed: 0 },
  })
const dueOf = async (orderNo: string | undefined) =>
  (await ask(`/counter/101/pickups/${orderNo}/me`)).body.dueAt
const stock = () => atsOf(engine.db, 'brittle', 'shop-101')

test('closing a shop names the pickups it concerns, and moves them with one mail each', async () => {
  const { orderNo } = await placePickup(guest)
  const { orderNo: ready } = await placePickup(guest)
  await move(ready, 'placed', 'ready')
  const concerned = await preview()
  expect(concerned).toMatchObject([
    { orderNo, shipmentId: 'me', isReady: false, movedTo: MOVED_TO },
    { orderNo: ready, isReady: true, movedTo: REOPENS },
  ])
  expect((await close(concerned)).status).toBe(200)
  // who was not told yet stays in the list, whatever else is changed
  const later = { ...CLOSED, from: addDays(TODAY, 9), to: addDays(TODAY, 9) }
  expect((await close(await pending(), [CLOSED, later])).status).toBe(200)
  expect(await pending()).toEqual(concerned)
  const clicks = await Promise.all([settle(orderNo, 'move'), settle(orderNo, 'move')])
  expect(clicks.map(({ status }) => status)).toEqual([204, 204])
  await settle(ready, 'move')
  expect(await pending()).toEqual([])
  expect(await dueOf(orderNo)).toBe(MOVED_TO)
  const [told, ...others] = await mailsAbout(orderNo)
  expect(others).toEqual([])
  expect(told?.text).toContain('Maiden Lane is closed when your order')
  const [, waits] = await mailsAbout(ready)
  expect(waits?.text).toContain('is ready and waits for you')
  const order = engine.db.selectFrom('order_header').select('document')
  const row = await order.where('order_no', '=', orderNo ?? '').executeTakeFirstOrThrow()
  expect(JSON.stringify(row.document)).toContain('because the shop is closed')
  // open again: the buyer comes when told
  expect((await close([], [])).status).toBe(200)
  expect(await dueOf(orderNo)).toBe(MOVED_TO)
})

test('a pickup that is ordered meanwhile is told before the shop is closed', async () => {
  await placePickup(guest)
  const seen = await preview()
  await placePickup(guest)
  const refused = await close(seen)
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: 'Meanwhile 2 open pickups are due then. Look at them again.' },
  })
  expect((await ask(SHOP)).body.specialDays).toEqual([])
  expect(await pending()).toEqual([])
  expect((await close(await preview())).status).toBe(200)
  // what is ordered afterwards has the new time from the beginning
  const { orderNo } = await placePickup(guest)
  expect(await dueOf(orderNo)).toBe(MOVED_TO)
  expect(await pending()).toHaveLength(2)
})

test('a pickup is refunded in any state, once, and its pieces go back to stock', async () => {
  const paid = await placePickup(guest, 2)
  const unpaid = await placeUnpaidPickup(guest, 2)
  await move(paid.orderNo, 'placed', 'preparing')
  await close(await preview())
  expect(await stock()).toBe(16)
  for (const orderNo of [paid.orderNo, unpaid.orderNo, paid.orderNo]) {
    expect((await settle(orderNo, 'refund')).status).toBe(204)
  }
  expect(await stock()).toBe(20)
  expect(await pending()).toEqual([])
  const { body } = await ask(`/orders/${paid.orderNo}`)
  expect(body).toMatchObject({ pickup: 'returned', refunded: paid.orderTotal })
  expect(body.refunds).toMatchObject([{ reason: 'Shop closed', isRestocked: true }])
  expect((await ask(`/orders/${unpaid.orderNo}`)).body.status).toBe('cancelled')
  const [told, ...others] = await mailsAbout(paid.orderNo)
  expect(others).toEqual([])
  expect(told?.text).toContain('cannot be picked up')
})

test('of two operators, one moves and one refunds, and only one of both happens', async () => {
  const { orderNo } = await placePickup(guest)
  await close(await preview())
  const both = await Promise.all([settle(orderNo, 'move'), settle(orderNo, 'refund')])
  expect(both.map(({ status }) => status)).toEqual([204, 204])
  expect(await mailsAbout(orderNo)).toHaveLength(1)
})

test('a closure that is taken back concerns nobody any more', async () => {
  const { orderNo } = await placePickup(guest)
  const due = await dueOf(orderNo)
  await close(await preview())
  expect(await pending()).toHaveLength(1)
  expect((await close([], [])).status).toBe(200)
  expect(await pending()).toEqual([])
  expect((await settle(orderNo, 'refund')).status).toBe(204)
  expect(await dueOf(orderNo)).toBe(due)
  expect(await mailsAbout(orderNo)).toEqual([])
})

test('a moved pickup is moved again when its new day is closed too', async () => {
  const { orderNo } = await placePickup(guest)
  await close(await preview())
  await settle(orderNo, 'move')
  const third = { ...CLOSED, from: addDays(TODAY, 2), to: addDays(TODAY, 2) }
  const [again] = await preview([CLOSED, third])
  expect(again).toMatchObject({ orderNo, dueAt: MOVED_TO })
  expect(Date.parse(again?.movedTo ?? '')).toBeGreaterThan(Date.parse(MOVED_TO))
  await close(again ? [again] : [], [CLOSED, third])
  await settle(orderNo, 'move')
  expect(await mailsAbout(orderNo)).toHaveLength(2)
})

test('a holiday of several shops says in which pickups are due then', async () => {
  await placePickup(guest)
  const { body } = await ask('/shops/special-days', { entry: CLOSED, replaces: true })
  expect(body).toMatchObject({
    concerned: [{ id: '101', name: 'Maiden Lane', pickups: 1 }],
    leftOut: [],
  })
  expect(await pending()).toHaveLength(1)
})

test('what is over, or not of this kind, is refused or left', async () => {
  const { orderNo } = await placePickup(guest)
  await move(orderNo, 'placed', 'ready')
  await close(await preview())
  await move(orderNo, 'ready', 'collected')
  expect(await pending()).toEqual([])
  expect(await engine.db.selectFrom('closed_pickup').selectAll().execute()).toEqual([])
  expect((await settle(orderNo, 'move')).status).toBe(204)
  expect((await settle(orderNo, 'refund')).status).toBe(204)
  expect((await ask(`/orders/${orderNo}`)).body).toMatchObject({ pickup: 'collected', refunded: 0 })
  expect((await settle(orderNo, 'give')).status).toBe(400)
  expect((await ask('/shops/none/special-days/preview', { specialDays: [] })).status).toBe(404)
})

describe('a pickup that waits for a piece', () => {
  test('is concerned if its new time is closed', async () => {
    const order = await placePickup(guest)
    await waitFor(order, at('12:00', 5))
    const days = [{ ...CLOSED, from: addDays(TODAY, 5), to: addDays(TODAY, 6) }]
    const concerned = await preview(days)
    expect(concerned).toMatchObject([
      { orderNo: order.orderNo, dueAt: at('12:00', 5), movedTo: at('02:00', 7) },
    ])
    await close(concerned, days)
    await settle(order.orderNo, 'move')
    const { body } = await guest.order('GET', `/${order.orderNo}`)
    expect(body.shipments).toMatchObject([{ c_pickupDueAt: at('02:00', 7) }])
  })

  test('is not told a time before the piece', async () => {
    const [one, other] = [await placePickup(guest), await placePickup(guest)]
    await close(await preview())
    expect(await pending()).toHaveLength(2)
    await waitFor(one, at('12:00', 5))
    expect(await pending()).toMatchObject([{ orderNo: other.orderNo }])
    const { body } = await guest.order('GET', `/${one.orderNo}`)
    expect(body.shipments).toMatchObject([{ c_pickupDueAt: at('12:00', 5) }])
  })

  test('is concerned if it was promised for a closed time', async () => {
    await close([])
    const order = await placePickup(guest)
    await waitFor(order, at('12:00', 1))
    expect(await pending()).toMatchObject([{ dueAt: at('12:00', 1), movedTo: MOVED_TO }])
  })
})

test('of a pickup in parts only the rest counts, and is given back', async () => {
  const { orderNo = '', productItems = [] } = await placePickup(guest, 3)
  const itemId = productItems[0]?.itemId ?? ''
  await move(orderNo, 'placed', 'ready')
  await collectOne(orderNo, itemId)
  const gone = await placePickup(guest, 2)
  await move(gone.orderNo, 'placed', 'ready')
  await collectOne(gone.orderNo, gone.productItems?.[0]?.itemId)
  await engine.app.services.orders.backOffice.refundOrder(gone.orderNo ?? '', {
    items: [{ itemId: gone.productItems?.[0]?.itemId ?? '', quantity: 1 }],
    ...{ reason: 'Sorry', restock: false, byHand: false, expectedRefunded: 0 },
  })
  const concerned = await preview()
  expect(concerned).toMatchObject([{ orderNo }])
  await close(concerned)
  await settle(orderNo, 'refund')
  const told = (await mailsAbout(orderNo)).at(-1)
  expect(told?.text).toContain('the rest of your order')
})

test('a shop settles its own pickups only', async () => {
  const { orderNo } = await placePickup(guest)
  await close(await preview())
  const other = `/shops/102/special-days/pickups/${orderNo}/me`
  expect((await ask(other, { action: 'refund' })).status).toBe(404)
  expect(await pending()).toHaveLength(1)
})

test('what is ready is kept for some days after the closing, and not reminded of before', async () => {
  const { orderNo } = await placePickup(guest)
  await move(orderNo, 'placed', 'ready')
  const code = engine.db.updateTable('pickup_code').set({ remind_at: new Date('2020-01-01') })
  await code.where('order_no', '=', orderNo ?? '').execute()
  const days = [{ ...CLOSED, to: addDays(TODAY, 20) }]
  await close(await preview(days), days)
  const { orders } = engine.app.services
  expect(await orders.remindPickups()).toMatchObject({ reminded: 0 })
  await settle(orderNo, 'move')
  const { body } = await guest.order('GET', `/${orderNo}`)
  expect(body.shipments).toMatchObject([{ c_pickupKeptUntil: addDays(TODAY, 24) }])
  const told = (await mailsAbout(orderNo)).at(-1)
  expect(told?.text).toContain('We keep it for you until')
  const later = engine.db.selectFrom('pickup_code').select('remind_at')
  const row = await later.where('order_no', '=', orderNo ?? '').executeTakeFirstOrThrow()
  expect(row.remind_at?.getTime()).toBe(Date.parse(at('00:00', 21)) + millisecondsInDay)
  expect(await orders.remindPickups()).toMatchObject({ reminded: 0 })
})

test('of a shop that is closed for more than a year, pickups can only be refunded', async () => {
  const { orderNo } = await placePickup(guest)
  const years = [
    { ...CLOSED, to: addDays(TODAY, 365) },
    { ...CLOSED, from: addDays(TODAY, 366), to: addDays(TODAY, 731) },
  ]
  const concerned = await preview(years)
  expect(concerned).toMatchObject([{ orderNo }])
  expect(concerned[0]).not.toHaveProperty('movedTo')
  await close(concerned, years)
  expect(await settle(orderNo, 'move')).toMatchObject({ status: 409 })
  expect(await pending()).toEqual(concerned)
  expect((await settle(orderNo, 'refund')).status).toBe(204)
  expect((await mailsAbout(orderNo)).map(({ reference }) => reference)).toEqual([
    `pickup:${orderNo}:me:closed`,
  ])
})

test('other hours of the week concern the pickups that are due then', async () => {
  const { orderNo } = await placePickup(guest)
  const { revision: expectedRevision, hours } = (await ask(SHOP)).body
  const closed = [0, 1].map((days) => WEEKDAYS[weekdayOf(addDays(TODAY, days))] ?? '')
  const change = { ...hours, ...Object.fromEntries(closed.map((day) => [day, []])) }
  await ask(`${SHOP}/hours`, { hours: change, notes: {}, expectedRevision }, 'PUT')
  expect(await pending()).toMatchObject([{ orderNo, movedTo: MOVED_TO }])
})

describe('a shop that is temporarily closed', () => {
  const look = async (isClosed: boolean): Promise<ConcernedPickup[]> =>
    (await ask(`${SHOP}/closing/preview`, { isClosed })).body.pickups
  async function turn(isClosed: boolean, pickups: ConcernedPickup[], changes: object = {}) {
    const { body: shop } = await ask(SHOP)
    const { phone, email, isPickupEnabled, closureMessages, revision } = shop
    const details = { phone, email, isPickupEnabled, closureMessages, expectedRevision: revision }
    const change = { ...details, isClosed, pickups: pickups.map(pickupKey), ...changes }
    return ask(`${SHOP}/details`, change, 'PUT')
  }

  test('names all its open pickups, and refunds them without a time to which they are moved', async () => {
    const [placed, ready] = [await placePickup(guest), await placePickup(guest)]
    await move(ready.orderNo, 'placed', 'ready')
    const concerned = await look(true)
    expect(concerned).toMatchObject([
      { orderNo: placed.orderNo, isReady: false },
      { orderNo: ready.orderNo, isReady: true },
    ])
    for (const one of concerned) expect(one).not.toHaveProperty('movedTo')
    expect((await turn(true, concerned)).body).toMatchObject({ isClosed: true })
    expect(await pending()).toEqual(concerned)
    expect(await settle(placed.orderNo, 'move')).toMatchObject({ status: 409 })
    expect((await settle(placed.orderNo, 'refund')).status).toBe(204)
    const { body } = await ask(`/orders/${placed.orderNo}`)
    expect(body).toMatchObject({ pickup: 'returned', refunded: placed.orderTotal })
    expect(await mailsAbout(placed.orderNo)).toHaveLength(1)
    expect(await pending()).toMatchObject([{ orderNo: ready.orderNo }])
    // other details, or special days, do not open it
    await turn(true, [], { phone: '(415) 555-0100' })
    expect((await close(await preview([CLOSED]))).status).toBe(200)
    expect(await pending()).toMatchObject([{ orderNo: ready.orderNo }])
    expect((await pending())[0]).not.toHaveProperty('movedTo')
  })

  test('is refused if other pickups are open meanwhile, and stays open', async () => {
    await placePickup(guest)
    const seen = await look(true)
    await placePickup(guest)
    expect(await turn(true, seen)).toMatchObject({
      status: 409,
      body: { detail: 'Meanwhile 2 open pickups are due then. Look at them again.' },
    })
    expect((await ask(SHOP)).body.isClosed).toBe(false)
    expect(await pending()).toEqual([])
  })

  test('concerns nobody any more once it opens, except by special days', async () => {
    const { orderNo } = await placePickup(guest)
    const due = await dueOf(orderNo)
    await turn(true, await look(true))
    expect(await look(false)).toEqual([])
    expect((await turn(false, [])).status).toBe(200)
    expect(await pending()).toEqual([])
    expect(await dueOf(orderNo)).toBe(due)
    await turn(true, await look(true))
    await close(await preview())
    const left = await look(false)
    expect(left).toMatchObject([{ orderNo, movedTo: MOVED_TO }])
    expect((await turn(false, left)).status).toBe(200)
    expect((await settle(orderNo, 'move')).status).toBe(204)
    expect(await dueOf(orderNo)).toBe(MOVED_TO)
  })

  test('leaves a pickup to be decided about that waits for a missing piece', async () => {
    const order = await placePickup(guest)
    await turn(true, await look(true))
    await waitFor(order, at('12:00', 5))
    expect(await pending()).toMatchObject([{ orderNo: order.orderNo, dueAt: at('12:00', 5) }])
  })
})
