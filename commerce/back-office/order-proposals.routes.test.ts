import { unavailable } from '../http/problem'
import { DECLINED_CARD } from '../testing/test-card'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { proposeEdits } from './testing/propose-edits'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
const { ask, call, card, change, charges, pay, place, propose, settle, ship, stock } = proposeEdits(
  engine,
  guest,
)

describe('a change that costs more', () => {
  it('waits with its stock until the buyer has paid by the link in a mail', async () => {
    const { orderNo, total, difference, proposed, link, token, request, audit, cents } =
      await propose()
    expect(proposed.status).toBe(200)
    expect(proposed.body).toMatchObject({
      total,
      lockedBecause: 'A change waits for its payment.',
      proposal: {
        ...{ difference, by: 'This machine', isBeingPaid: false },
        changes: [expect.stringMatching(/^Item: 2 × .* → 5 × /)],
      },
    })
    expect(link).toMatch(/\/pay#[\w-]{32}$/)
    expect(await stock()).toBe(15)
    expect(await audit()).toEqual([])
    const mail = await engine.db
      .selectFrom('outbox_mail')
      .select('text')
      .where('reference', 'like', 'changed:%')
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain(link)
    // meanwhile nothing else of it is changed
    expect((await ask(`/${orderNo}/edits`, request)).status).toBe(409)
    expect((await ask(`/${orderNo}/edits/proposals`, request)).status).toBe(409)

    expect(await call('read', { token })).toMatchObject({
      status: 200,
      body: {
        ...{ orderNo, state: 'open', difference, currency: 'USD' },
        totals: {
          before: total,
          after: expect.closeTo(total + difference),
          tax: expect.closeTo(3.75),
        },
      },
    })
    expect(await pay(token)).toMatchObject({
      status: 200,
      body: { state: 'applied', isGivenBack: false },
    })
    const order = (await ask(`/${orderNo}`)).body
    expect(order.total).toBeCloseTo(total + difference)
    expect(order).toMatchObject({ paymentStatus: 'authorised' })
    expect(order.proposal).toBeUndefined()
    expect(order.shipments[0].items[0].quantity).toBe(5)
    const paid = order.payments.filter(({ amount }: { amount: number }) => amount > 0)
    expect(paid).toMatchObject([{ amount: total }, { amount: difference, state: 'paid' }])
    const texts = order.timeline.map(({ text }: { text: string }) => text.split('\n')[0])
    expect(texts).toEqual(
      expect.arrayContaining([expect.stringMatching(/paid by link$/), 'order changed']),
    )
    // a second click, a reload
    expect(await pay(token)).toMatchObject({ status: 200, body: { state: 'applied' } })
    expect(await charges(orderNo)).toEqual([cents])
    expect(await stock()).toBe(15)
    expect(await audit()).toEqual([])
  })

  it('is paid once in two tabs', async () => {
    const { orderNo, token, audit } = await propose()
    const results = await Promise.all([pay(token), pay(token), pay(token)])
    expect(results.map(({ body }) => body.state)).toEqual(['applied', 'applied', 'applied'])
    expect(await charges(orderNo)).toHaveLength(1)
    expect(await audit()).toEqual([])
  })

  it('waits on after a declined card, for ten cards at most', async () => {
    const { orderNo, token, audit } = await propose()
    const declined = await pay(token, DECLINED_CARD)
    expect(declined).toMatchObject({ status: 400 })
    expect(declined.body.type).toMatch(/payment-declined$/)
    expect((await call('read', { token })).body.state).toBe('open')
    await engine.db.updateTable('order_proposal').set({ declines: 10 }).execute()
    expect((await pay(token)).status).toBe(409)
    await engine.db.updateTable('order_proposal').set({ declines: 1 }).execute()
    expect((await pay(token)).body.state).toBe('applied')
    expect(await charges(orderNo)).toHaveLength(2)
    expect(await audit()).toEqual([])
  })

  it('is withdrawn, ends in time, and is mailed again', async () => {
    const { orderNo, token, proposed, audit } = await propose()
    const { id } = proposed.body.proposal
    const path = `/${orderNo}/edits/proposals/${id}`
    expect((await ask(`${path}/mail`, {})).status).toBe(200)
    const mails = engine.db.selectFrom('outbox_mail').selectAll()
    expect(await mails.where('reference', 'like', 'changed:%').execute()).toHaveLength(2)
    const withdrawn = await ask(`${path}/withdrawal`, {})
    expect(withdrawn.body.proposal).toBeUndefined()
    expect(withdrawn.body.lockedBecause).toBeUndefined()
    expect(await stock()).toBe(18)
    expect((await ask(`${path}/withdrawal`, {})).status).toBe(409)
    expect((await ask(`${path}/mail`, {})).status).toBe(409)
    expect(await pay(token)).toMatchObject({ status: 200, body: { state: 'withdrawn' } })

    const other = await propose()
    await engine.db
      .updateTable('order_proposal')
      .set({ pay_until: new Date(Date.now() - 1000) })
      .where('state', '=', 'open')
      .execute()
    expect((await call('read', { token: other.token })).body.state).toBe('expired')
    expect(await settle()).toEqual({ settled: [other.orderNo], errors: [] })
    expect((await pay(other.token)).body.state).toBe('expired')
    expect(await charges(other.orderNo)).toEqual([])
    expect(await audit()).toEqual([])
  })

  it('is not charged once the order is packed', async () => {
    const { orderNo, token, audit } = await propose()
    await ship(orderNo)
    expect((await call('read', { token })).body).toMatchObject({ state: 'impossible', changes: [] })
    expect((await pay(token)).body).toMatchObject({ state: 'impossible', isGivenBack: false })
    expect(await charges(orderNo)).toEqual([])
    expect(await stock()).toBe(18)
    expect(await audit()).toEqual([])
  })

  it.each(['packed', 'withdrawn', 'cancelled'])(
    'is given back if the order is %s while the card is charged',
    async (end) => {
      const { orderNo, token, total, proposed, cents, audit } = await propose()
      const { payments } = engine.app.services
      const { authorize } = payments
      jest.spyOn(payments, 'authorize').mockImplementationOnce(async (request) => {
        const result = await authorize(request)
        if (end === 'packed') await ship(orderNo)
        if (end === 'cancelled') await ask(`/${orderNo}/cancellation`, {})
        if (end === 'withdrawn') {
          await engine.db.updateTable('order_proposal').set({ asked_at: null }).execute()
          const { id } = proposed.body.proposal
          await ask(`/${orderNo}/edits/proposals/${id}/withdrawal`, {})
        }
        return result
      })
      const state = end === 'withdrawn' ? 'withdrawn' : 'impossible'
      expect(await pay(token)).toMatchObject({ status: 200, body: { state, isGivenBack: true } })
      expect(await charges(orderNo)).toEqual([`${cents} reversed`])
      expect((await ask(`/${orderNo}`)).body.total).toBe(total)
      const mails = engine.db.selectFrom('outbox_mail').selectAll()
      const back = await mails.where('reference', 'like', `changed:${orderNo}:back-%`).execute()
      expect(back).toHaveLength(1)
      if (end !== 'cancelled') expect(await audit()).toEqual([])
    },
  )

  it('is charged once although the gateway hangs, or the engine stops', async () => {
    const { orderNo, token, audit } = await propose()
    const { payments } = engine.app.services
    const { authorize } = payments
    const lost = async (request: Parameters<typeof authorize>[0]) => {
      await authorize(request)
      throw unavailable('No response.')
    }
    jest.spyOn(payments, 'authorize').mockImplementationOnce(lost)
    expect((await pay(token)).status).toBe(503)
    expect((await pay(token)).body.state).toBe('applied')
    expect(await charges(orderNo)).toHaveLength(1)

    const other = await propose(3)
    jest.spyOn(payments, 'authorize').mockImplementationOnce(lost)
    expect((await pay(other.token)).status).toBe(503)
    const unknown = async () => (await ask('?paymentStatus=unknown')).body.orders
    expect(await unknown()).toMatchObject([{ orderNo: other.orderNo }])
    // nobody comes back
    await engine.db
      .updateTable('order_proposal')
      .set({ pay_until: new Date(Date.now() - 1000), asked_at: new Date(Date.now() - 60_000) })
      .where('state', '=', 'open')
      .execute()
    expect(await settle()).toEqual({ settled: [other.orderNo], errors: [] })
    expect(await unknown()).toEqual([])
    expect((await call('read', { token: other.token })).body.state).toBe('applied')
    expect(await charges(other.orderNo)).toHaveLength(1)
    expect(await audit()).toEqual([])
  })

  it('gives back both payments if the order is cancelled', async () => {
    const { orderNo, token, cents } = await propose()
    await pay(token)
    await ask(`/${orderNo}/cancellation`, {})
    expect(await charges(orderNo)).toEqual([`${cents} reversed`])
    expect(await stock()).toBe(20)
  })

  it('refuses foreign links, saved cards, and what costs nothing more', async () => {
    const { orderNo, token, request } = await propose()
    expect((await call('read', { token: 'x' })).status).toBe(404)
    expect((await call('pay', { token: 'x', cardToken: await card() })).status).toBe(404)
    expect((await call('pay', { token, cardToken: 'A'.repeat(32) })).status).toBe(400)
    expect((await call('read', {})).status).toBe(400)
    const { id } = (await ask(`/${orderNo}`)).body.proposal
    const foreign = await place()
    expect((await ask(`/${foreign}/edits/proposals/${id}/withdrawal`, {})).status).toBe(409)
    const { revision } = (await ask(`/${foreign}`)).body
    const [{ itemId }] = (await ask(`/${foreign}`)).body.shipments[0].items
    const edit = { items: [{ itemId, quantity: 1 }] }
    const { difference } = (await ask(`/${foreign}/edits/preview`, { edit })).body
    const cheaper = { edit, revision, expectedDifference: difference }
    expect((await ask(`/${foreign}/edits/proposals`, cheaper)).status).toBe(400)
    expect((await ask(`/${foreign}/edits/proposals`, request)).status).toBe(409)
    const dear = await change(foreign, { items: [{ itemId, quantity: 4 }] })
    expect(dear.saved.status).toBe(409)
  })
})
