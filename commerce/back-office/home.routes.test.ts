import { addDays, addMinutes } from 'date-fns'
import { sql } from 'kysely'
import type { OfficeOrderList } from '../../contracts/order-list'
import type { Home, Report } from '../../contracts/report'
import { countChanges } from '../figures/count-figures'
import { logInOperator } from '../testing/log-in-operator'
import { placeByCard } from '../testing/placed-order'
import { placePickup, placeUnpaidPickup } from '../testing/place-pickup'
import { TestCheckout, useCheckout, useGuest } from '../testing/test-checkout'

// noon in the shop
let now = new Date('2026-12-10T20:00:00Z')
const engine = useCheckout({ now: () => now, listens: true })
const guest = useGuest(engine)
const BY = { name: 'Ada', requestId: 'test' }

beforeAll(async () => {
  await engine.db
    .updateTable('site')
    .set({ preferences: JSON.stringify({ SiteTimezone: 'America/Los_Angeles' }) })
    .execute()
  await engine.db.updateTable('inventory').set({ ats: 10_000 }).execute()
})
beforeEach(() => {
  now = new Date('2026-12-10T20:00:00Z')
})

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await engine.app.inject({ url: `/back-office/api${path}` })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<Answer>()
}

const taskOf = async (id: string) => (await ask<Home>('/home')).tasks.find((task) => task.id === id)

const listLate = async () =>
  (await ask<OfficeOrderList>('/orders?pickup=late&limit=100')).orders.map((one) => one.orderNo)

async function placeParcel(quantity = 1) {
  // a session lasts less than a week
  const guest = await TestCheckout.asGuest(engine.app)
  return placeByCard(guest, await guest.fillBasket([{ productId: 'brittle', quantity }]))
}

test('each count of the home page equals the list at its address', async () => {
  await placeParcel()
  await placeUnpaidPickup(guest)
  const [ready, preparing] = [await placePickup(guest), await placePickup(guest)]
  const { backOffice } = engine.app.services.orders
  await backOffice.movePickup(ready.orderNo ?? '', 'me', { from: 'placed', to: 'ready' }, BY)
  const begun = { from: 'placed', to: 'preparing' } as const
  await backOffice.movePickup(preparing.orderNo ?? '', 'me', begun, BY)
  const failed = await placeParcel()
  await engine.db
    .updateTable('order_header')
    .set({ export_status: 'failed' })
    .where('order_no', '=', failed.orderNo ?? '')
    .execute()
  const { tasks } = await ask<Home>('/home')
  const counts = new Map<string, number>()
  for (const { id, count, path } of tasks) {
    const separator = path.includes('?') ? '&' : '?'
    const list = await ask<Record<string, unknown[]>>(`${path}${separator}limit=100`)
    const [shown = []] = ['orders', 'messages', 'reviews', 'claims', 'subscriptions'].flatMap(
      (name) => (list[name] ? [list[name]] : []),
    )
    expect([id, shown.length]).toEqual([id, count])
    counts.set(id, count)
  }
  expect(Object.fromEntries(counts)).toMatchObject({
    ...{ 'to-send': 2, 'to-prepare': 1, preparing: 1, ready: 1, 'export-failed': 1, unpaid: 1 },
    late: 0,
  })
})

test('a parcel without a day should leave today, and one that is not paid waits for that', async () => {
  const countOf = async (id: string) => (await taskOf(id))?.count
  const { orderNo = '' } = await placeParcel()
  const [due, late] = [await countOf('to-send'), await countOf('late')]
  const putDue = (day: string) =>
    sql`update order_header set document = jsonb_set(
      document, '{content,shipments,0,c_SHIP_DUE_DATE}', ${JSON.stringify(day)}::jsonb)
      where order_no = ${orderNo}`.execute(engine.db)
  await putDue('12/01/2026')
  expect([await countOf('to-send'), await countOf('late')]).toEqual([due, late])
  await putDue('2026-12-01')
  expect([await countOf('to-send'), await countOf('late')]).toEqual([due, (late ?? 0) + 1])
  const order = engine.db.updateTable('order_header').where('order_no', '=', orderNo)
  await order.set({ payment_status: 'unpaid' }).execute()
  expect([await countOf('to-send'), await countOf('late')]).toEqual([(due ?? 0) - 1, late])
  await order.set({ payment_status: 'authorised' }).execute()
  await putDue('')
})

test('indexes are built where no schema is searched, as when a backup is restored', async () => {
  await placeParcel()
  await engine.db.transaction().execute(async (trx) => {
    await sql`set local search_path = ''`.execute(trx)
    await sql`reindex table public.order_header`.execute(trx)
  })
})

test('a pickup is late from the time on at which its shop should have it ready, until it is', async () => {
  const { orderNo = '' } = await placePickup(guest)
  await ask('/home')
  expect(await listLate()).not.toContain(orderNo)
  const { backOffice } = engine.app.services.orders
  now = addDays(now, 1)
  const late = await listLate()
  expect(late).toContain(orderNo)
  expect(await taskOf('pickups-late')).toMatchObject({ count: late.length })
  await backOffice.movePickup(orderNo, 'me', { from: 'placed', to: 'ready' }, BY)
  expect(await taskOf('pickups-late')).toMatchObject({ count: late.length - 1 })
  expect(await listLate()).not.toContain(orderNo)
})

test('a pickup of a shop that closes is late once the shop is open again', async () => {
  const { orderNo = '' } = await placePickup(await TestCheckout.asGuest(engine.app))
  await ask('/home')
  const hours = async (custom: object) => {
    const store = engine.db.updateTable('store').where('id', '=', '101')
    await store.set({ custom: JSON.stringify(custom) }).execute()
    await countChanges(engine.db)
  }
  const { custom } = await engine.db
    .selectFrom('store')
    .select('custom')
    .where('id', '=', '101')
    .executeTakeFirstOrThrow()
  now = addDays(now, 1)
  expect(await listLate()).toContain(orderNo)
  await hours({
    ...custom,
    specialDays: [{ from: '2026-12-10', to: '2026-12-13', hours: 'closed' }],
  })
  expect(await listLate()).not.toContain(orderNo)
  await hours({ ...custom, temporarilyClosed: 'true' })
  expect(await listLate()).not.toContain(orderNo)
  await hours(custom)
  expect(await listLate()).toContain(orderNo)
})

test('a declined card is work for a week, unless its shopper has ordered since', async () => {
  const shopper = await TestCheckout.asGuest(engine.app)
  const place = async () =>
    placeByCard(shopper, await shopper.fillBasket([{ productId: 'brittle', quantity: 1 }]))
  const { orderNo = '' } = await place()
  const { count: before = 0 } = (await taskOf('lost')) ?? {}
  await engine.db
    .updateTable('order_header')
    .set({ payment_status: 'declined', status: 'failed' })
    .where('order_no', '=', orderNo)
    .execute()
  const task = await taskOf('lost')
  expect(task?.count).toBe(before + 1)
  const list = await ask<OfficeOrderList>(task?.path ?? '')
  expect(list.orders.map((one) => one.orderNo)).toContain(orderNo)
  const soon = addMinutes(now, 1)
  now = addDays(now, 8)
  expect(await taskOf('lost')).toMatchObject({ count: 0 })
  now = soon
  await place()
  expect(await taskOf('lost')).toMatchObject({ count: before })
})

test('the day is that of each site, and the days of reports end with it', async () => {
  const zone = (SiteTimezone: string) =>
    engine.db
      .updateTable('site')
      .set({ preferences: JSON.stringify({ SiteTimezone }) })
      .execute()
  await zone('Pacific/Kiritimati')
  const { day, takings } = await ask<Home>('/home')
  expect([day, takings?.[0]?.day, takings?.[0]?.time]).toEqual([
    '2026-12-10',
    '2026-12-11',
    '10:00',
  ])
  const { sites } = await ask<Report>('/reports/days?from=2026-12-10&until=2026-12-10')
  expect(sites).toMatchObject([{ id: 'brindille', today: '2026-12-11' }])
  await zone('America/Los_Angeles')
})

test('takings are compared with the same weekday until the same time', async () => {
  const before = (await ask<Home>('/home')).takings?.[0]
  const { orderTotal = 0 } = await placeParcel()
  // a Thursday a week before: one in time, one after it
  now = new Date('2026-12-03T19:59:00Z')
  await placeParcel(2)
  now = new Date('2026-12-03T20:01:00Z')
  await placeParcel(3)
  now = new Date('2026-12-10T20:00:00Z')
  const [takings] = (await ask<Home>('/home')).takings ?? []
  expect(takings?.today).toBe((before?.today ?? 0) + Math.round(orderTotal * 100))
  const week = await ask<Report>('/reports/days?from=2026-12-03&until=2026-12-03')
  const columns = week.columns.map(({ id }) => id)
  const at = (id: string) => week.rows[0]?.values[columns.indexOf(id)] ?? 0
  expect(at('units')).toBe(5)
  expect(takings?.lastWeek).toBeGreaterThan(0)
  expect(takings?.lastWeek).toBeLessThan(at('takings'))
  expect(takings).toMatchObject({ time: '12:00', lastYear: 0 })
})

test('stock that does not last until Christmas is named, with the days left', async () => {
  await engine.db.updateTable('inventory').set({ ats: 2 }).execute()
  const { stock } = await ask<Home>('/home')
  expect(stock?.until).toBe('2026-12-24')
  const [first] = stock?.products ?? []
  expect(first).toMatchObject({ productId: 'brittle', left: 2 })
  expect(first?.daysLeft).toBe(Math.floor(2 / (first?.perDay ?? 1)))
  await engine.db.updateTable('inventory').set({ ats: 10_000 }).execute()
  expect((await ask<Home>('/home')).stock?.products).toEqual([])
})

test('a report sums up to the same in each way to part it, also as a CSV file', async () => {
  await countChanges(engine.db)
  const period = 'from=2026-12-01&until=2026-12-31&compare=period'
  const sumOf = async (report: string, column: string) => {
    const { columns, total } = await ask<Report>(`/reports/${report}?${period}`)
    return total?.values[columns.findIndex(({ id }) => id === column)]
  }
  const takings = await sumOf('days', 'takings')
  expect(takings).toBeGreaterThan(0)
  for (const report of ['sites', 'shops', 'recipients']) {
    expect([report, await sumOf(report, 'takings')]).toEqual([report, takings])
  }
  for (const report of ['shops', 'pieces']) expect(await sumOf(report, 'orders')).toBeNull()
  const goods = await sumOf('days', 'goods')
  expect(await sumOf('products', 'goods')).toBe(goods)
  expect(await sumOf('categories', 'goods')).toBe(goods)
  const given = await sumOf('products', 'returned_units')
  for (const report of ['days', 'sites', 'shops']) {
    expect([report, await sumOf(report, 'returned_units')]).toEqual([report, given])
  }
  for (const report of ['promotions', 'codes', 'pickups', 'refunds', 'gift-cards', 'pieces']) {
    expect((await ask<Report>(`/reports/${report}?${period}`)).before?.until).toBe('2026-11-30')
  }
  const csv = await engine.app.inject({ url: `/back-office/api/reports/days/csv?${period}` })
  expect(csv.headers['content-disposition']).toContain('days-2026-12-01-2026-12-31.csv')
  const lines = csv.body.trim().split('\r\n')
  expect(lines).toHaveLength(33)
  expect(lines.at(-1)).toContain(`"${(takings ?? 0) / 100}"`)
})

test('a period that ends before it begins, and a shop where none is known, are refused', async () => {
  for (const query of [
    'days?from=2026-12-31&until=2026-12-01',
    'days?from=2020-01-01&until=2026-12-01',
    'days?from=2026-13-01&until=2026-12-01',
    'codes?from=2026-12-01&until=2026-12-01&shopId=101',
    'nothing?from=2026-12-01&until=2026-12-01',
  ]) {
    const { statusCode } = await engine.app.inject({ url: `/back-office/api/reports/${query}` })
    expect([query, statusCode]).toEqual([query, 400])
  }
})

test('an operator sees on the home page what the other rights allow', async () => {
  const seen = async (role: 'content' | 'service' | 'shop') => {
    const { cookie } = await logInOperator(engine, role)
    return engine.app.inject({ url: '/back-office/api/home', headers: { cookie } })
  }
  expect((await seen('shop')).statusCode).toBe(403)
  expect(Object.keys((await seen('content')).json<Home>())).toEqual(['day', 'tasks', 'isBehind'])
  const { tasks, takings } = (await seen('service')).json<Home>()
  expect(tasks.map(({ id }) => id)).toContain('messages')
  expect(takings).toBeUndefined()
})
