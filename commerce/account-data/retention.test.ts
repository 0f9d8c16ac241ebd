import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { tablesWith } from '../testing/tables-with'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

let now = new Date('2026-11-21T10:00:00Z')
const START = now
const keptDays = { mails: 30, messages: 60, audit: 90, guestOrders: 120 }
const engine = useCheckout({ now: () => now, config: { keptDays } })
beforeEach(async () => {
  now = START
  for (const table of ['order_header', 'outbox_mail', 'service_case', 'audit_entry'] as const) {
    await engine.db.deleteFrom(table).execute()
  }
})

const run = async () => (await engine.app.services.retention.run()).done
const after = (days: number) => {
  now = new Date(START.getTime() + days * millisecondsInDay)
}
const count = async (table: 'outbox_mail' | 'service_case' | 'audit_entry') =>
  (await engine.db.selectFrom(table).select('id').execute()).length

const mailOf = (reference: string, next: Date | null) => ({
  ...{ reference, recipient: 'ada@example.com', subject: '', text: '', html: '' },
  ...{ created_at: START, next_attempt_at: next },
})

async function placeAsGuest(): Promise<string> {
  const guest = await TestCheckout.asGuest(engine.app)
  const basketId = await guest.fillBasket(
    [{ productId: 'assorted-9', quantity: 1 }],
    'PAY_BY_CHECK',
  )
  const { body } = await guest.order('POST', '', { basketId })
  const orderNo = body.orderNo ?? ''
  await engine.db
    .updateTable('order_header')
    .set({ created_at: START })
    .where('order_no', '=', orderNo)
    .execute()
  return orderNo
}

const end = (orderNo: string) =>
  engine.db
    .updateTable('order_header')
    .set({ status: 'completed', shipping_status: 'shipped' })
    .where('order_no', '=', orderNo)
    .execute()

it('deletes mails, messages and the change log once their days are over, and no mail that waits', async () => {
  const mails = Array.from({ length: 700 }, (_, index) => mailOf(`order:${index}`, null))
  await engine.db
    .insertInto('outbox_mail')
    .values([...mails, mailOf('order:waits', START)])
    .execute()
  const message = { site_id: 'brindille', event: '', email: 'ada@example.com', fields: '{}' }
  const messages = [
    { kind: 'contact', answered_at: START },
    { kind: 'contact', answered_at: null },
    { kind: 'feedback', answered_at: null },
  ] as const
  await engine.db
    .insertInto('service_case')
    .values(messages.map((one) => ({ ...message, ...one, id: randomUUID(), created_at: START })))
    .execute()
  await engine.db
    .insertInto('audit_entry')
    .values({
      ...{ at: START, operator_name: 'Ada', action: 'changed', request_id: 'r' },
      ...{ subject_type: 'order', subject_id: '1' },
    })
    .execute()

  after(29)
  expect(await run()).toEqual({ mails: 0, messages: 0, audit: 0, guestOrders: 0 })
  after(31)
  expect(await run()).toMatchObject({ mails: 700, messages: 0 })
  expect(await count('outbox_mail')).toBe(1)
  after(61)
  expect(await run()).toMatchObject({ mails: 0, messages: 2, audit: 0 })
  after(91)
  expect(await run()).toMatchObject({ audit: 1 })
  // nobody has answered it
  expect([await count('service_case'), await count('audit_entry')]).toEqual([1, 0])
})

it("takes persons from guests' orders that have ended, and keeps what was sold", async () => {
  const [ended, open, claimed] = [await placeAsGuest(), await placeAsGuest(), await placeAsGuest()]
  await end(ended)
  await end(claimed)
  const { email } = await engine.db
    .selectFrom('order_header')
    .selectAll()
    .where('order_no', '=', ended)
    .executeTakeFirstOrThrow()
  const sums = () =>
    engine.db
      .selectFrom('order_header')
      .select(['order_no', 'order_total_minor', 'status', 'created_at'])
      .orderBy('order_no')
      .execute()
  const before = await sums()
  await engine.db
    .insertInto('claim')
    .values({
      ...{ id: '7a1bb3d4-5a53-4ab0-8a1c-0f3f5d1f0a12', order_no: claimed, email, kind: 'melted' },
      ...{ site_id: 'brindille', customer_id: '', amount_minor: 0, currency: 'USD' },
      ...{
        items: '[]',
        words: '',
        state: 'open',
        proof: 'link',
        reason: 'small',
        created_at: START,
      },
    })
    .execute()
  const phoneOrder = { site_id: 'brindille', customer_id: '', is_registered: false, document: '{}' }
  await engine.db
    .insertInto('phone_order')
    .values({
      ...{ ...phoneOrder, id: randomUUID(), email, customer_name: 'Ada', by_name: 'Bo' },
      ...{ created_at: START, order_no: ended, token: null },
    })
    .execute()
  const other = mailOf(`order:${ended}0`, START)
  await engine.db
    .insertInto('outbox_mail')
    .values({ ...other, recipient: 'bo@example.com' })
    .execute()
  after(121)
  expect((await Promise.all([run(), run()])).reduce((sum, done) => sum + done.guestOrders, 0)).toBe(
    1,
  )
  expect(await run()).toMatchObject({ guestOrders: 0 })
  expect(await sums()).toEqual(before)
  const kept = await engine.db
    .selectFrom('order_header')
    .select('order_no')
    .where('email', '=', email)
    .execute()
  expect(kept.map((order) => order.order_no).sort()).toEqual([open, claimed].sort())

  const { length } = await engine.db.selectFrom('phone_order').select('id').execute()
  expect(length).toBe(0)
  // another order's, whose number begins alike
  const waiting = engine.db.selectFrom('outbox_mail').select('reference')
  expect(await waiting.where('recipient', '=', 'bo@example.com').execute()).toHaveLength(1)

  await engine.db.deleteFrom('claim').execute()
  await end(open)
  expect(await run()).toMatchObject({ guestOrders: 2 })
  // bags go by their own days
  expect(await tablesWith(engine.db, email)).toEqual(['basket'])
})

it('keeps everything for ever where the days are 0', async () => {
  await engine.db.insertInto('outbox_mail').values(mailOf('order:1', null)).execute()
  Object.assign(keptDays, { mails: 0, guestOrders: 0 })
  await end(await placeAsGuest())
  after(40_000)
  expect(await run()).toMatchObject({ mails: 0, guestOrders: 0 })
  Object.assign(keptDays, { mails: 30, guestOrders: 120 })
})
