import { sql } from 'kysely'
import { unavailable } from '../http/problem'
import { logInOperator } from '../testing/log-in-operator'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { proposeEdits } from './testing/propose-edits'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
const { ask, call, charges, mails, pay, place, propose, settle, ship, stock } = proposeEdits(
  engine,
  guest,
)
const HOUR = 3_600_000
afterEach(() => jest.restoreAllMocks())

/** The gateway charges, but its response is lost. */
function loseResponse() {
  const { payments } = engine.app.services
  const { authorize } = payments
  jest.spyOn(payments, 'authorize').mockImplementationOnce(async (request) => {
    await authorize(request)
    throw unavailable('No response.')
  })
}

const raisePrice = (cents: number) =>
  sql`update price set amount_minor = amount_minor + ${cents} where product_id = 'assorted-9'`.execute(
    engine.db,
  )

describe('a payment without a result', () => {
  it('is not called uncharged after a withdrawal, and is given back', async () => {
    const { orderNo, token, cents, withdraw } = await propose()
    loseResponse()
    expect((await pay(token)).status).toBe(503)
    expect((await call('read', { token })).body).toMatchObject({ state: 'open' })
    expect((await ask(`/${orderNo}`)).body.proposal).toMatchObject({
      ...{ state: 'open', isUnclear: true },
    })
    const withdrawn = await withdraw()
    expect(withdrawn.body.proposal).toMatchObject({ state: 'withdrawn', isUnclear: true })
    expect(withdrawn.body.lockedBecause).toBeUndefined()
    expect((await call('read', { token })).body).toMatchObject({
      ...{ state: 'withdrawn', isBeingChecked: true, isGivenBack: false },
    })
    const [told] = await mails(orderNo, 'ended-')
    expect(told?.text).toContain('still checking')
    expect(told?.text).not.toContain('not charged')

    expect((await settle()).errors).toEqual([])
    expect((await call('read', { token })).body).toMatchObject({
      ...{ state: 'withdrawn', isBeingChecked: false, isGivenBack: true },
    })
    expect(await charges(orderNo)).toEqual([`${cents} reversed`])
    expect((await ask(`/${orderNo}`)).body.proposal).toBeUndefined()
  })

  it('keeps no stock after its time, and is asked for ever more rarely', async () => {
    const { orderNo, token, audit } = await propose()
    const { payments } = engine.app.services
    const asked = jest.spyOn(payments, 'authorize').mockRejectedValue(unavailable('No answer.'))
    expect((await pay(token)).status).toBe(503)
    const late = new Date(Date.now() - 240 * HOUR)
    await engine.db.updateTable('order_proposal').set({ pay_until: late }).execute()
    expect((await settle()).errors).toHaveLength(1)
    expect(await stock()).toBe(18)
    expect((await call('read', { token })).body).toMatchObject({
      ...{ state: 'expired', isBeingChecked: true },
    })
    expect((await ask(`/${orderNo}`)).body.proposal).toMatchObject({
      ...{ state: 'expired', isUnclear: true, changes: [] },
    })
    expect(await settle()).toEqual({ settled: [], errors: [] })
    expect(asked).toHaveBeenCalledTimes(2)
    const due = { retry_at: new Date(Date.now() - 1000) }
    await engine.db.updateTable('order_proposal').set(due).execute()
    expect((await settle()).errors).toHaveLength(1)
    const { retry_at } = await engine.db
      .selectFrom('order_proposal')
      .select('retry_at')
      .executeTakeFirstOrThrow()
    expect(retry_at?.getTime()).toBeGreaterThan(Date.now() + HOUR / 30)
    expect(await audit()).toEqual([])
  })
})

it('kept pieces that were ordered ahead are not given back as stock', async () => {
  const orderNo = await place(2)
  const allocation = { ats: 1, backorderable: true, preorder_backorder_allocation: 10 }
  const own = engine.db.updateTable('inventory').where('product_id', '=', 'assorted-9')
  await own.set(allocation).execute()
  const look = () =>
    engine.db
      .selectFrom('inventory')
      .select(['ats', 'preorder_backorder_allocation as ahead'])
      .where('product_id', '=', 'assorted-9')
      .where('list_id', '=', 'brindille-warehouse')
      .executeTakeFirstOrThrow()
  const { revision, shipments } = (await ask(`/${orderNo}`)).body
  const edit = { items: [{ itemId: shipments[0].items[0].itemId, quantity: 7 }] }
  const { difference } = (await ask(`/${orderNo}/edits/preview`, { edit })).body
  const request = { edit, revision, expectedDifference: difference }
  const { id } = (await ask(`/${orderNo}/edits/proposals`, request)).body.proposal
  expect(await look()).toEqual({ ats: 0, ahead: 6 })
  await ask(`/${orderNo}/edits/proposals/${id}/withdrawal`, {})
  expect(await look()).toEqual({ ats: 1, ahead: 10 })
  await own.set({ backorderable: false, preorder_backorder_allocation: null }).execute()
})

describe('a price that changes while it waits', () => {
  afterEach(() => raisePrice(-100))

  it('is not asked of the buyer: the agreed difference is paid', async () => {
    const { orderNo, token, total, difference, cents, mailAgain, audit } = await propose()
    await raisePrice(100)
    expect(await settle()).toEqual({ settled: [], errors: [] })
    expect((await mailAgain()).status).toBe(200)
    const { body } = await call('read', { token })
    expect(body).toMatchObject({ state: 'open', difference })
    expect(body.totals).toMatchObject({ before: total, after: expect.closeTo(total + difference) })
    expect((await pay(token)).body.state).toBe('applied')
    const order = (await ask(`/${orderNo}`)).body
    expect(order.total).toBeCloseTo(total + difference)
    expect(order.shipments[0].items[0].quantity).toBe(5)
    expect(await charges(orderNo)).toEqual([cents])
    expect(await audit()).toEqual([])
  })
})

describe('a change that does not happen', () => {
  it('is told the buyer and the operators once it is impossible', async () => {
    const { orderNo, mailAgain } = await propose()
    await ship(orderNo)
    expect((await mailAgain()).status).toBe(409)
    expect((await settle()).settled).toEqual([orderNo])
    const [told] = await mails(orderNo, 'ended-')
    expect(told?.text).toContain('no longer possible')
    expect(told?.text).toContain('you were not charged')
    expect((await ask(`/${orderNo}`)).body.proposal).toMatchObject({
      ...{ state: 'impossible', isUnclear: false },
    })
    const stored = await engine.db
      .selectFrom('order_proposal')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ edit: {}, changes: [], agreed: null })
  })

  it('is told the buyer when it is withdrawn', async () => {
    const { orderNo, withdraw } = await propose()
    expect((await withdraw()).body.proposal).toBeUndefined()
    const [told] = await mails(orderNo, 'ended-')
    expect(told?.text).toContain('We have withdrawn the change')
    expect(told?.text).toContain('stays as it is')
  })

  it('has no second mail, and none of a parcel, if the order is cancelled', async () => {
    const { orderNo, token } = await propose()
    const { payments } = engine.app.services
    const { authorize } = payments
    jest.spyOn(payments, 'authorize').mockImplementationOnce(async (request) => {
      const result = await authorize(request)
      await ask(`/${orderNo}/cancellation`, {})
      return result
    })
    await pay(token)
    const [back] = await mails(orderNo, 'back-')
    expect(back?.text).toContain('We are giving back the')
    expect(back?.text).not.toMatch(/stays as it|is sent/)
    expect(await mails(orderNo, 'ended-')).toEqual([])
    const open = await propose()
    await ask(`/${open.orderNo}/cancellation`, {})
    await settle()
    expect(await mails(open.orderNo, 'ended-')).toEqual([])
  })

  it('is given back without a mail to a person who is deleted', async () => {
    const { orderNo, token } = await propose()
    loseResponse()
    await pay(token)
    await ship(orderNo)
    await sql`update order_header set document =
      jsonb_set(document, '{content,customerInfo,email}', '"deleted-1@customer.invalid"')`.execute(
      engine.db,
    )
    await settle()
    expect(await charges(orderNo)).toEqual([expect.stringMatching(/reversed$/)])
    const to = engine.db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('recipient', 'like', 'deleted%')
    expect(await to.execute()).toEqual([])
    expect(await mails(orderNo, 'back-')).toEqual([])
  })
})

it('what a buyer paid is logged as the buyer did it', async () => {
  const { token } = await propose()
  await pay(token)
  const last = await engine.db
    .selectFrom('audit_entry')
    .select(['action', 'operator_name as name'])
    .where('subject_type', '=', 'order')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(last).toEqual({ action: 'paid by link', name: 'customer' })
})

it('only who may change orders reads the link', async () => {
  const { orderNo, link } = await propose()
  const read = async (headers: { cookie: string }) =>
    (await engine.app.inject({ url: `/back-office/api/orders/${orderNo}`, headers })).json()
      .proposal
  const viewer = await logInOperator(engine, 'viewer')
  const clerk = await logInOperator(engine, 'orders')
  expect(await read(viewer)).toMatchObject({ state: 'open', by: 'This machine' })
  expect(await read(viewer)).not.toHaveProperty('link')
  expect(await read(clerk)).toMatchObject({ link })
})
