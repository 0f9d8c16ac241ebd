import { APPROVED_CARD, createCardToken, DECLINED_CARD } from '../testing/test-card'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

let guest: TestCheckout
const engine = useCheckout({ listens: true })
beforeEach(async () => {
  await engine.db.deleteFrom('outbox_mail').execute()
  guest = await TestCheckout.asGuest(engine.app)
})

async function order(paymentMethodId?: string) {
  const basketId = await guest.fillBasket(
    [{ productId: 'assorted-9', quantity: 2 }],
    paymentMethodId,
  )
  const { body } = await guest.order('POST', '', { basketId })
  const id = body.paymentInstruments?.[0]?.paymentInstrumentId
  return { orderNo: String(body.orderNo), path: `/${body.orderNo}/payment-instruments/${id}` }
}

const card = async (number: string) => ({
  paymentMethodId: 'CREDIT_CARD',
  amount: 52.01,
  c_token: await createCardToken(engine.app, number),
})

const mails = () => engine.db.selectFrom('outbox_mail').selectAll().execute()

test('a paid order is confirmed by a single mail, even if the payment is repeated', async () => {
  const { orderNo, path } = await order()
  expect(await mails()).toEqual([])
  const body = await card(APPROVED_CARD)
  const pay = () => guest.order('PATCH', path, body)
  await Promise.all([pay(), pay()])
  await pay()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    reference: `order:${orderNo}`,
    recipient: 'ada@example.com',
    attempts: 0,
    next_attempt_at: null,
    sent_at: null,
  })
  for (const part of ['at $20.00: $40.00', 'Shipping: $8.95', 'Tax: $3.06', 'Total: $52.01']) {
    expect(mail?.text).toContain(part)
  }
  expect(mail?.text).toContain('Visa XXXX XXXX XXXX 1111: $52.01')
})

test('a declined order is not confirmed', async () => {
  const { path } = await order()
  const { body } = await guest.order('PATCH', path, await card(DECLINED_CARD))
  expect(body.status).toBe('failed')
  expect(await mails()).toEqual([])
})

test('an order paid by check is confirmed', async () => {
  const { path } = await order('PAY_BY_CHECK')
  await guest.order('PATCH', path, { paymentMethodId: 'PAY_BY_CHECK' })
  expect((await mails()).map(({ text }) => text)).toEqual([
    expect.stringContaining('Check: $52.01'),
  ])
})
