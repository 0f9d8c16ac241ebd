import { sql } from 'kysely'
import { addDays } from '../../rules/days'
import { shopDay } from '../../rules/shop-day'
import { parseSpecialDays } from '../../rules/special-days'
import { placePickup } from '../testing/place-pickup'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { toKeeping } from './pickup-keeping.rules'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)

async function placeReady() {
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  const { orderNo = '' } = await placePickup(guest)
  const { backOffice } = engine.app.services.orders
  await backOffice.movePickup(orderNo, 'me', { from: 'placed', to: 'ready' })
  return orderNo
}
const setDue = (orderNo: string, at: string) =>
  engine.db
    .updateTable('pickup_code')
    .set({ remind_at: new Date(at) })
    .where('order_no', '=', orderNo)
    .execute()
const mailsOf = async (orderNo: string) => {
  const mails = engine.db.selectFrom('outbox_mail').selectAll().orderBy('id')
  return mails.where('reference', 'like', `pickup:${orderNo}:%`).execute()
}

test.each([
  [{}, '2026-12-15', '2026-12-06T06:00:00.000Z'],
  [{ pickupKeptDays: 4, pickupReminderDays: 2 }, '2026-12-05', '2026-12-03T06:00:00.000Z'],
  // none, and none that would come too late
  [{ pickupReminderDays: 0 }, '2026-12-15', undefined],
  [{ pickupKeptDays: 5 }, '2026-12-06', undefined],
  // as an archive may have it
  [{ pickupKeptDays: 'long' }, '2026-12-15', '2026-12-06T06:00:00.000Z'],
])('with %j what is ready is kept until %s, and reminded of at %s', (preferences, day, at) => {
  // late in the evening of November 30 in California
  const readyAt = new Date('2026-12-01T06:00:00Z')
  const { keptUntil, remindAt } = toKeeping(readyAt, preferences, undefined)
  expect(remindAt?.toISOString()).toBe(at)
  // counted from the shop's day
  expect(keptUntil).toBe(new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10))
})

test('days on which the shop is closed do not count', () => {
  const special = parseSpecialDays([
    { from: '2026-12-03', to: '2026-12-12', hours: 'closed' },
    { from: '2026-12-13', hours: [{ open: '10:00', close: '12:00' }] },
  ])
  const readyAt = new Date('2026-12-01T06:00:00Z')
  expect(toKeeping(readyAt, {}, { special })).toEqual({
    ...{ keptUntil: '2026-12-24', remindAt: new Date('2026-12-16T06:00:00.000Z') },
  })
})

test('whose last day has passed is not reminded', async () => {
  const orderNo = await placeReady()
  const until = addDays(shopDay(new Date()), -1)
  await engine.db
    .updateTable('order_header')
    .set({
      document: sql`jsonb_set(document, '{pickups,me,keptUntil}', to_jsonb(${until}::text))`,
    })
    .where('order_no', '=', orderNo)
    .execute()
  await setDue(orderNo, '2020-01-01')
  expect(await engine.app.services.orders.remindPickups()).toMatchObject({ reminded: 0 })
  expect(await mailsOf(orderNo)).toHaveLength(1)
})

test('a pickup that still waits is reminded of once, by two engines at once too', async () => {
  const orderNo = await placeReady()
  const { orders } = engine.app.services
  expect(await orders.remindPickups()).toEqual({ reminded: 0, errors: [] })
  await setDue(orderNo, '2020-01-01')
  const counts = await Promise.all([orders.remindPickups(), orders.remindPickups()])
  expect(counts[0].reminded + counts[1].reminded).toBe(1)
  expect(await orders.remindPickups()).toEqual({ reminded: 0, errors: [] })
  const [ready, reminder, ...more] = await mailsOf(orderNo)
  expect(more).toEqual([])
  expect(reminder?.reference).toBe(`pickup:${orderNo}:me:reminder`)
  const { body } = await guest.order('GET', `/${orderNo}`)
  const { c_pickupCode: code, c_pickupKeptUntil: day } = body.shipments?.[0] ?? {}
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  const inWords = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  }).format(new Date(String(day)))
  for (const mail of [ready, reminder]) {
    expect(mail?.text).toContain(`We keep it for you until ${inWords}.`)
    expect(mail?.html).toContain(`cid:qr-${code}@code`)
  }
})

test('what was collected meanwhile, or given back, is not reminded of', async () => {
  const collected = await placeReady()
  const refunded = await placeReady()
  const { orders } = engine.app.services
  await orders.backOffice.movePickup(collected, 'me', { from: 'ready', to: 'collected' })
  const { productItems = [] } = (await guest.order('GET', `/${refunded}`)).body
  await orders.backOffice.refundOrder(refunded, {
    items: [{ itemId: productItems[0]?.itemId ?? '', quantity: 1 }],
    ...{ reason: 'Sorry', restock: false, byHand: false, expectedRefunded: 0 },
  })
  await setDue(collected, '2020-01-01')
  await setDue(refunded, '2020-01-01')
  expect(await orders.remindPickups()).toEqual({ reminded: 0, errors: [] })
  expect(await mailsOf(refunded)).toHaveLength(1)
})

test('an order that cannot be read does not keep codes and reminders from the others', async () => {
  const [broken, sound] = [await placeReady(), await placeReady()]
  for (const orderNo of [broken, sound]) await setDue(orderNo, '2020-01-01')
  const row = engine.db.updateTable('order_header').where('order_no', '=', broken)
  await row.set({ document: sql`document - 'payments'` }).execute()
  const { orders } = engine.app.services
  expect(await orders.remindPickups()).toEqual({ reminded: 1, errors: [expect.anything()] })
  expect(await mailsOf(sound)).toHaveLength(2)
  await engine.db.deleteFrom('pickup_code').execute()
  const { coded, errors } = await orders.givePickupCodes()
  expect(coded).toBeGreaterThan(0)
  expect(errors).toHaveLength(1)
  await engine.db.deleteFrom('order_header').where('order_no', '=', broken).execute()
})
