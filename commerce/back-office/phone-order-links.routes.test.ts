import { logInOperator } from '../testing/log-in-operator'
import { seedSite } from '../testing/seed-site'
import { APPROVED_CARD, createCardToken } from '../testing/test-card'
import { TestCheckout, useCheckout, useGuest } from '../testing/test-checkout'
import { LINKS, phoneOrderCalls } from './testing/phone-order-calls'
import { readPhoneOrders } from './testing/read-phone-orders'
import { empty } from '../testing/shop-state'

let nora: { cookie: string }
const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeAll(async () => {
  nora = await logInOperator(engine, 'service')
})
beforeEach(async () => {
  await empty(engine.db, 'phone_order', 'order_header', 'outbox_mail')
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  await setPrice(2_000)
})

const { ask, draft, link, pay, send, sent } = phoneOrderCalls({
  ...{ engine, guest, operator: () => nora },
})
const { charged, mails, setPrice, stock } = readPhoneOrders(engine)

describe('the link of a phone order', () => {
  it('is not mailed for an order that costs nothing, which is placed at once', async () => {
    await setPrice(0)
    const free = JSON.stringify([{ minAmountMinor: 0, rateMinor: 0 }])
    await engine.db.updateTable('shipping_method').set({ price_table: free }).execute()
    const { body: filled } = await draft()
    expect(filled).toMatchObject({ total: 0, missing: [] })
    const { status, body } = await send(filled)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'placed', isBeingPaid: false })
    expect(await mails(`order:${body.orderNo}`)).toHaveLength(1)
    expect(await mails('phone-order:%')).toEqual([])
    expect(await stock()).toBe(17)
  })

  it('is mailed again, once for two clicks, as long as the order waits', async () => {
    const { id, body, token } = await sent()
    const { revision } = body
    const clicks = [0, 1].map(() => ask(`/${id}/mail`, { revision }))
    const answers = await Promise.all(clicks)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const again = await mails('phone-order:%')
    expect(again).toHaveLength(2)
    expect(again.every(({ text }) => text.includes(token))).toBe(true)
    await pay(token)
    const { body: paid } = await ask(`/${id}`)
    expect((await ask(`/${id}/mail`, { revision: paid.revision })).status).toBe(409)
  })

  it('is known at its own site alone, and takes no gift card', async () => {
    const { token, orderNo } = await sent()
    await seedSite(engine.db, 'other')
    const foreign = await TestCheckout.asGuest(engine.app, 'other')
    const cardToken = await createCardToken(engine.app, APPROVED_CARD)
    expect((await foreign.call('POST', `${LINKS}/read`, { token })).status).toBe(404)
    expect((await foreign.call('POST', `${LINKS}/pay`, { token, cardToken })).status).toBe(404)
    const card = { token, cardNumber: 'GIFT-0000', cvc: '1' }
    expect((await guest.call('POST', `${LINKS}/gift-cards`, card)).status).toBe(404)
    // another amount than its page showed is not charged
    const other = await link('pay', { token, cardToken, expected: 1 })
    expect(other).toMatchObject({
      status: 409,
      body: { type: expect.stringMatching(/amount-changed$/) },
    })
    // without a card, nothing is paid
    expect((await link('pay', { token })).body.state).toBe('waiting')
    expect(await charged(orderNo)).toEqual([])
  })
})
