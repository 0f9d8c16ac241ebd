import { APPROVED_CARD, createCardToken } from '../testing/test-card'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

const engine = useCheckout({ listens: true })

const authTokenOf = ({ shopper }: TestCheckout) =>
  shopper.headers.authorization.replace('Bearer ', '')

it('accepts only the c_authToken of the session that pays, and does not store it [PAY-023]', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const other = await TestCheckout.asGuest(engine.app)
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const { body: order } = await guest.order('POST', '', { basketId })
  const [instrument] = order.paymentInstruments ?? []
  const path = `/${order.orderNo}/payment-instruments/${instrument?.paymentInstrumentId}`
  const pay = async (c_authToken: unknown) =>
    guest.order('PATCH', path, {
      paymentMethodId: 'CREDIT_CARD',
      amount: order.orderTotal,
      paymentCard: { cardType: 'Visa', maskedNumber: '************1111' },
      c_token: await createCardToken(engine.app, APPROVED_CARD),
      c_authToken,
    })
  for (const foreign of [authTokenOf(other), 'forged', 7]) {
    const { status, body } = await pay(foreign)
    expect([status, body.type]).toEqual([400, expect.stringMatching(/invalid-auth-token$/)])
  }
  const own = authTokenOf(guest)
  expect((await pay(own)).body).toMatchObject({ status: 'new', paymentStatus: 'paid' })
  const stored = await engine.db.selectFrom('order_header').select('document').execute()
  expect(JSON.stringify(stored)).not.toContain(own)
})
